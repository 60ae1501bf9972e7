"""Data sent to clients: views of several seats at once, and the component pack."""

from __future__ import annotations

import json
from typing import Any

import pytest

from bothy.games.caledonia.actions.reach import reaches
from bothy.kernel import SamplingDealer, canonical
from bothy.table import Match, Shuffle
from bothy.table.game_registry import find

GAMES = ("caledonia", "glenmore", "creel")


@pytest.mark.parametrize("name", GAMES)
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


@pytest.mark.parametrize("name", GAMES)
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
