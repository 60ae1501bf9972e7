"""One reader of components, one frame and one pack export serve both games; a match keeps to its pack."""

from __future__ import annotations

import inspect
import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import bothy.games
from bothy.games.caledonia.actions.reach import reaches
from bothy.games.caledonia.pack.types import components as caledonia
from bothy.games.glenmore.pack.types import components as glenmore
from bothy.kernel import FilePacks, SamplingDealer, canonical
from bothy.kernel.rows import rows_digest
from bothy.table import Diverged, Match, Shuffle
from bothy.table.game_registry import find

GAMES = ["caledonia", "glenmore"]
PLANNED = {
    "planned",
    "plans",
    "without_opponents",
    "contested",
    "planning_period",
    "plan_key",
    "priced",
    "price_list",
    "tuning_parameters",
}
"""Methods for planning bots and their tuning. They're optional, so the frame can't expect them."""
FOR_BOTS = {"estimate", "ratings", "remarks", "plan_bias", *PLANNED}


@pytest.mark.parametrize("name", GAMES)
def test_a_game_gives_its_rules_and_an_estimate_and_the_frame_all_else(name: str) -> None:
    game = find(name)
    assert own(game) == {"__init__", "ruleset"}
    assert own(game.bots) <= FOR_BOTS
    assert type(game.packs) is FilePacks


def own(part: object) -> set[str]:
    """Returns the names of an object's own methods."""
    return {name for name, value in vars(type(part)).items() if inspect.isfunction(value)}


@pytest.mark.parametrize("name", GAMES)
def test_every_part_of_the_frame_is_where_it_looks_for_it(name: str) -> None:
    game = find(name)
    assert game.packs.faults() == []
    assert game.packs.rows()
    assert game.packs.data()["sets"]
    assert game.study.arguments()
    assert game.study.aims
    match = Match.open(game, seats=2)
    view = match.rules.view(match.position, None)
    assert game.study.features(view, 0)
    assert game.review.figures(view) is not None
    assert game.review.verdict(match.position) is not None


def test_no_game_reads_toml_itself() -> None:
    folder = Path(next(iter(bothy.games.__path__)))
    sources = {path: path.read_text(encoding="utf-8") for path in folder.rglob("*.py")}
    assert [path for path, text in sources.items() if "tomllib" in text] == []


def dearer_cow() -> Any:
    """Caledonia with one price changed."""
    units = list(caledonia().units)
    units[0] = replace(units[0], cost=units[0].cost + 1)
    return replace(caledonia(), units=tuple(units))


def another_tile() -> Any:
    """Glen More with one tile of another name."""
    tiles = list(glenmore().tiles)
    tiles[0] = replace(tiles[0], id=tiles[0].id + "-other")
    return replace(glenmore(), tiles=tuple(tiles))


@pytest.mark.parametrize(("name", "changed"), [("caledonia", dearer_cow), ("glenmore", another_tile)])
def test_the_built_in_pack_has_the_digest_of_its_rows(name: str, changed: Any) -> None:
    built_in = find(name).packs.current.digest
    assert len(built_in) == 32
    assert built_in == find(name).packs.digest()
    assert rows_digest(changed()) != built_in


@pytest.mark.parametrize("name", ["caledonia", "glenmore"])
def test_a_match_opened_with_other_components_is_refused(name: str) -> None:
    match = Match.open(find(name))
    assert match.header.pack == find(name).packs.current.digest
    other = replace(match.header, pack="0" * 32)
    with pytest.raises(Diverged, match="pack-unknown"):
        Match.load(find(name), other, match.log, match.shuffle)


EVERY_GAME = ("caledonia", "glenmore", "creel")


@pytest.mark.parametrize("name", EVERY_GAME)
@pytest.mark.parametrize("seats", [2, 4])
def test_the_views_of_all_seats_at_once_are_byte_for_byte_those_of_each(name: str, seats: int) -> None:
    match, chance = Match.open(find(name), {}, seats, Shuffle.numbered(seats)), SamplingDealer(7)
    everybody: list[int | None] = [*range(seats), None]
    while not match.finished:
        together = match.rules.views(match.position, everybody)
        for seat, view in zip(everybody, together, strict=True):
            assert canonical(view) == canonical(match.view(seat))
        seat = match.seats_to_act()[0]
        legal = match.legal(seat)
        match.play(seat, legal[chance.below(len(legal))])


@pytest.mark.parametrize("name", EVERY_GAME)
def test_a_pack_is_plain_json(name: str) -> None:
    data = find(name).packs.data()
    assert json.loads(canonical(data)) == data


@pytest.mark.parametrize("name", ["caledonia", "glenmore"])
def test_every_component_row_is_in_the_pack_a_client_gets(name: str) -> None:
    text = canonical(find(name).packs.data())
    left_out = {"totals"}  # a checksum of the contracts, never shown
    for _set, row, _source in find(name).packs.rows():
        assert row in left_out or f'"{row}"' in text, row


def test_a_map_side_is_spelled_in_the_names_that_views_and_actions_use() -> None:
    pack: dict[str, Any] = find("caledonia").packs.data()
    side = pack["map"]["sides"]["A1"]
    assert side["hexes"]["a1"] == {"land": [], "cost": 0, "mist": False, "feature": "port"}
    assert all(len(edge) == 2 for river in side["rivers"] for edge in river["edges"])
    assert sum(len(each["hexes"]) for each in pack["map"]["sides"].values()) == 4 * 13 * 9


def test_an_effect_says_of_which_kind_it_is() -> None:
    tiles = find("glenmore").packs.data()["tiles"]
    assert tiles["home-village"]["immediate"] == [{"effect": "gain-scotsmen", "count": 1, "anywhere": False}]
    assert tiles["inverness"]["cost"] == {"wood": 1, "stone": 1, "coins": 1}


def test_a_view_shows_the_ports_in_reach_as_the_rules_compute_them_hex_by_hex() -> None:
    match, chance = Match.open(find("caledonia"), {}, 3, Shuffle.numbered(8)), SamplingDealer(2)
    reached = 0
    while not match.finished:
        pos: Any = match.position
        for corner, port in enumerate(match.view(None)["ports"]):
            due = [seat for seat in range(3) if reaches(pos, seat, pos.board.ports[corner])]
            assert port["reached"] == due
            reached += len(due)
        seat = match.seats_to_act()[0]
        legal = match.legal(seat)
        match.play(seat, legal[chance.below(len(legal))])
    assert reached
