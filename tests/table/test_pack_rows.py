"""Rows that a pack adds or leaves out: roads, tiles, contracts, where the rules work with any number of them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tests.forged_rows import rows_of

from bothy.kernel import InvalidInput, Json, Pack, SamplingDealer
from bothy.kernel.pack.tables import MOST_ADDED
from bothy.table import Match, Shuffle, record
from bothy.table.game_registry import find
from bothy.table.record import Record

ROAD: dict[str, Json] = {"id": "start-ross", "source": "original", "between": ["start", "ross"], "cost": 2}
TILE: dict[str, Json] = {
    "id": "glen-coe", "source": "original", "name": "Glen Coe", "stack": "A", "kind": "territory",
    "region": "Argyll", "icons": ["animal"], "activation": [{"produce": {"sheep": 1}}],
}  # fmt: skip
CONTRACT: dict[str, Json] = {"id": "contract-51", "source": "original", "goods": {"wool": 2}, "hops": 4}
TRACK: dict[str, Json] = {"id": "oban-perth", "source": "original", "ends": ["oban", "perth"], "sides": ["large"]}
DEMAND: dict[str, Json] = {"id": "demand-40", "source": "original", "goods": {"wool": 1}}
REWARD: dict[str, Json] = {"id": "reward-oats", "source": "original", "count": 2, "effect": {"coins": 2}}


def pack_with(game: str, file: str, table: str, rows: dict[str, Json]) -> Pack:
    """Returns the pack of a record with these rows."""
    return find(game).packs.with_changes({"name": "house", "version": "1", "rows": {file: {table: rows}}})


def fault_of(game: str, file: str, table: str, rows: dict[str, Json]) -> str:
    with pytest.raises(InvalidInput) as refused:
        pack_with(game, file, table, rows)
    return str(refused.value.reason.values["fault"])


def played(game: str, pack: Pack, **options: Any) -> Match:
    """Plays a whole game with it, at random."""
    match = Match.open(find(game), options, 3, Shuffle.numbered(5), pack)
    chance = SamplingDealer(2)
    while not match.finished:
        seat = match.seats_to_act()[0]
        legal = match.legal(seat)
        match.play(seat, legal[chance.below(len(legal))])
    return match


@pytest.mark.parametrize(
    ("game", "file", "table", "rows", "options"),
    [
        ("glenmore", "clan_board.toml", "road", {"start-ross": ROAD}, {}),
        ("glenmore", "clan_board.toml", "road", {"ross-macpherson": None}, {}),
        ("glenmore", "tiles.toml", "tile", {"glen-coe": TILE, "crieff": None}, {}),
        ("glenmore", "boats.toml", "reward", {"reward-oats": REWARD}, {"boats": True}),
        ("caledonia", "contracts.toml", "contract", {"contract-51": CONTRACT, "contract-07": None}, {}),
        ("caledonia", "railway.toml", "track", {"oban-perth": TRACK, "perth-dundee": None}, {"trains": "full"}),
        ("caledonia", "railway.toml", "demand", {"demand-40": DEMAND, "demand-01": None}, {"trains": "full"}),
    ],
    ids=["a road more", "a road less", "another tile", "a token more", "a contract", "a track", "a demand"],
)
def test_a_game_with_a_row_more_or_less_is_played_and_replays_from_its_record(
    game: str, file: str, table: str, rows: dict[str, Json], options: dict[str, Any]
) -> None:
    pack = pack_with(game, file, table, rows)
    assert pack.digest != find(game).packs.built_in.digest or file in ("boats.toml", "railway.toml")
    match = played(game, pack, **options)
    told = Record.read(record.complete(match))
    assert told.header.pack_changes["rows"][file][table] == rows
    assert told.verify(find).finished


def test_a_folder_may_have_a_road_more_and_a_road_less(tmp_path: Path) -> None:
    game = find("glenmore")
    game.packs.export(tmp_path)
    path = tmp_path / "clan_board.toml"
    text = path.read_text(encoding="utf-8")
    first, gone, rest = _cut(text, "ross-macpherson")
    more = '\n[[road]]\nid = "start-ross"\nsource = "original"\nbetween = ["start", "ross"]\ncost = 2\n'
    path.write_text(first + rest + more, encoding="utf-8")
    assert 'between = ["ross", "macpherson"]' in gone
    pack = game.packs.read(tmp_path)
    assert pack.changes["rows"] == {"clan_board.toml": {"road": {"start-ross": ROAD, "ross-macpherson": None}}}
    assert game.packs.with_changes(pack.changes).digest == pack.digest


def _cut(text: str, id_: str) -> tuple[str, str, str]:
    """Splits a file into the text before a row, the row, and the text after it."""
    begin = text.rindex("[[", 0, text.index(f'id = "{id_}"'))
    end = text.find("[[", begin + 2)
    return text[:begin], text[begin : end if end > 0 else None], text[end:] if end > 0 else ""


def test_errors_in_added_and_missing_rows_are_described_in_words_of_the_game() -> None:
    lost = dict.fromkeys(_roads_to("munro"))
    pack = pack_with("glenmore", "clan_board.toml", "road", lost)
    assert "munro: no road leads here from the start" in faults_of(pack)
    strange = ROAD | {"id": "start-oz", "between": ["start", "oz"]}
    assert "there is no place oz" in fault_of("glenmore", "clan_board.toml", "road", {"start-oz": strange})
    assert "tile the-end: nobody can play without it" in fault_of(
        "glenmore", "tiles.toml", "tile", {"the-end": None}
    )
    free_action = {"glen-coe": TILE | {"stack": "start"}}
    assert "tile glen-coe: only tiles of the stacks" in fault_of("glenmore", "tiles.toml", "tile", free_action)


def _roads_to(place: str) -> list[str]:
    roads = rows_of("glenmore")["clan_board.toml", "road"]
    return [id_ for id_, road in roads.items() if place in road["between"]]


def test_tables_that_the_rules_count_on_keep_their_rows() -> None:
    row = {"id": "goat", "source": "original", "cost": 1, "pieces": 4}
    assert "units.toml: the game has no unit goat (there are sheep, cow," in fault_of(
        "caledonia", "units.toml", "unit", {"goat": row}
    )
    assert "units.toml: the unit cow is missing, and the game needs it" in fault_of(
        "caledonia", "units.toml", "unit", {"cow": None}
    )
    assert "the game has no mobster al-mccapone" in fault_of(
        "glenmore", "mobs.toml", "mobster", {"al-mccapone": row | {"id": "al-mccapone"}}
    )


def test_a_pack_adds_only_a_limited_number_of_rows() -> None:
    many: dict[str, Json] = {f"road-{n}": ROAD | {"id": f"road-{n}"} for n in range(MOST_ADDED + 1)}
    fault = fault_of("glenmore", "clan_board.toml", "road", many)
    assert fault == f"clan_board.toml: a pack may add up to {MOST_ADDED} of road, not {len(many)}"
    assert "the road other has another id of its own" in fault_of(
        "glenmore", "clan_board.toml", "road", {"other": ROAD}
    )
    none = dict.fromkeys([f"contract-{n:02}" for n in range(1, 51)])
    assert "no contract is left" in fault_of("caledonia", "contracts.toml", "contract", none)


def test_two_spaces_of_a_cellar_may_bring_the_same() -> None:
    cellars = rows_of("glenmore")["cask.toml", "cellar"]
    spaces = {"first-cellar": [4, 4, 6, 6], "second-cellar": [6, 7, 9]}
    rows: dict[str, Json] = {id_: cellars[id_] | {"spaces": each} for id_, each in spaces.items()}
    pack = pack_with("glenmore", "cask.toml", "cellar", rows)
    assert not [fault for fault in faults_of(pack) if fault.startswith("cellars")]
    assert Record.read(record.complete(played("glenmore", pack, cask=True))).verify(find).finished
    rows["first-cellar"] = cellars["first-cellar"] | {"spaces": [6, 4]}
    worse = pack_with("glenmore", "cask.toml", "cellar", rows)
    assert "cellars: no space should bring less than the one before it" in faults_of(worse)


def faults_of(pack: Pack) -> list[str]:
    """Returns the output of `bothy packs glenmore --check` for a pack."""
    game = find("glenmore")
    game.packs.use(pack)
    try:
        return list(game.packs.faults())
    finally:
        game.packs.use(None)
