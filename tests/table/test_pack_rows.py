"""Rows of packs: added or left out where the rules work with any number of them, and every number in its range."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any

import pytest
from tests.forged_rows import Number, numbers, one_each, rows_of
from tests.nightly import NIGHTLY

from bothy.kernel import InvalidInput, Json, Pack, SamplingDealer
from bothy.kernel.pack import AmountOf, ComponentError, Named, OneOf, Row, Within, build_row
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


GAMES = ("caledonia", "glenmore")
FORGED = (-(10**7), 10**7, 10**30)


@dataclass(frozen=True, slots=True, kw_only=True)
class Boat:
    """A row with a field of each kind."""

    id: Annotated[str, Named(("birlinn", "curach"), "is no boat")]
    source: str
    oars: Annotated[int, Within(2, 20)] = 8
    crew: int
    sail: bool
    built: Annotated[str, OneOf(("skye", "mull"))]
    berth: Annotated[int, OneOf(("fore", "aft"))]
    ports: tuple[str, ...]
    cargo: Annotated[tuple[int, ...], AmountOf(("wool", "salt"), 5)]
    tides: Annotated[tuple[int, ...], Within(-9, 9)] = ()


BOAT: dict[str, Any] = {"id": "birlinn", "source": "original", "crew": 9, "built": "skye", "berth": "aft"}


def range_fault(number: Number, value: Any) -> str:
    """Returns the error message for a pack with this number."""
    with pytest.raises(InvalidInput) as refused:
        find(number.game).packs.with_changes(number.changes(value))
    assert refused.value.reason.key == "pack-changes"
    return str(refused.value.reason.values["fault"])


@pytest.mark.parametrize("game", GAMES)
def test_no_number_of_any_row_of_any_module_is_unbounded(game: str) -> None:
    found = numbers(game)
    wanted = found if NIGHTLY else one_each(found)
    for number in wanted:
        for value in FORGED if NIGHTLY else FORGED[1:2]:
            fault = range_fault(number, value)
            assert number.id in fault, fault
            name = [each for each in number.way if isinstance(each, str)][-1]
            assert name in fault, fault


@pytest.mark.parametrize(
    ("game", "field", "value", "told"),
    [
        ("caledonia", ("setup.toml", "setup", "ports"), 10, "setup setup: ports can be 0 to 9, not 10"),
        ("caledonia", ("scoring.toml", "worth", "every"), 0, "every can be 1 to 99, not 0"),
        ("glenmore", ("setup.toml", "rondel", "spaces"), 41, "rondel rondel: spaces can be 2 to 40, not 41"),
        ("glenmore", ("setup.toml", "table", "players"), 10, "players can be 1 to 9, not 10"),
        ("glenmore", ("boats.toml", "course", "players"), 10, "players can be 1 to 9, not 10"),
        (
            "glenmore",
            ("tiles.toml", "tile", "activation", "produce_any"),
            21,
            "produce_any can be 1 to 20, not 21",
        ),
    ],
)
def test_a_number_out_of_range_is_reported_with_its_row_and_its_range(
    game: str, field: tuple[str, ...], value: int, told: str
) -> None:
    number = next(each for each in numbers(game) if each.field[1:] == field)
    assert told in range_fault(number, value)


def test_a_row_is_read_as_its_annotations_say() -> None:
    assert build_row("boat", BOAT | {"tides": [-3, 4], "cargo": {"salt": 5}}, Boat) == Boat(
        id="birlinn", source="original", crew=9, sail=False, built="skye", berth=1, ports=(), cargo=(0, 5),
        tides=(-3, 4),
    )  # fmt: skip


@pytest.mark.parametrize(
    ("changed", "told"),
    [
        ({"id": "raft"}, "boat raft: is no boat"),
        ({"oars": 21}, "boat birlinn: oars can be 2 to 20, not 21"),
        ({"crew": 100}, "boat birlinn: crew can be 0 to 99, not 100"),
        ({"crew": "ten"}, "boat birlinn: crew should be int, not 'ten'"),
        ({"built": "bute"}, "boat birlinn: built 'bute' is none of skye, mull"),
        ({"berth": 1}, "boat birlinn: berth should be str, not 1"),
        ({"ports": [1]}, "boat birlinn: ports should hold words only"),
        ({"cargo": {"wool": 6}}, "boat birlinn: cargo wool can be 1 to 5, not 6"),
        ({"tides": [10]}, "boat birlinn: tides can be -9 to 9, not 10"),
        ({"keel": 1}, "boat birlinn: unknown: keel"),
    ],
)
def test_a_value_that_its_annotation_does_not_allow_is_refused(changed: dict[str, Any], told: str) -> None:
    with pytest.raises(ComponentError) as refused:
        build_row("boat", BOAT | changed, Boat)
    assert str(refused.value) == told


@pytest.mark.parametrize(
    ("values", "told"),
    [
        ({"text": "a" * 1001}, "text has 1001 letters"),
        ({"list": [0] * 65}, "list holds too much"),
        ({"table": {f"n{n}": 0 for n in range(65)}}, "table holds too much"),
        ({"deep": [[[[[[[0]]]]]]]}, "deep holds too much"),
        ({"deep": [{"inside": 10**30}]}, "inside can't be 1000"),
        ({"n" * 50: 1}, "no value is called"),
        ({"id": "a" * 5000}, "id has 5000 letters"),
        ({"id": 10**4000}, "id can't be 1000"),
    ],
)
def test_a_row_that_holds_too_much_is_refused_in_a_short_sentence(values: dict[str, Any], told: str) -> None:
    with pytest.raises(ComponentError) as refused:
        Row("tile", {"id": "crieff", "source": "original"} | values)
    assert told in str(refused.value)
    assert len(str(refused.value)) < 200


@pytest.mark.parametrize("rows", [None, [], 7, {"units.toml": 1}, {"units.toml": {"unit": []}}, {"x": {}}])
def test_changes_that_are_no_rows_are_refused(rows: Any) -> None:
    with pytest.raises(InvalidInput, match="pack-changes"):
        find("caledonia").packs.with_changes({"name": "a", "version": "1", "rows": rows})


@pytest.mark.parametrize("named", [{}, {"name": 1, "version": "1"}, {"name": "a" * 101, "version": "1"}])
def test_a_pack_of_a_record_has_a_short_name_and_a_version(named: dict[str, Any]) -> None:
    with pytest.raises(InvalidInput, match="pack-changes"):
        find("caledonia").packs.with_changes({**named, "rows": {}})
