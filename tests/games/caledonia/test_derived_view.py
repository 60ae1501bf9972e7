"""The derived facts of a view agree with the rules."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.games.caledonia.tables import Table

from bothy.games.caledonia.actions.reach import level_for
from bothy.games.caledonia.map.grid import HEX_NAMES, HEXES
from bothy.games.caledonia.map.settlements import linked
from bothy.games.caledonia.position import Caledonia
from bothy.games.caledonia.variants.scoring_tiles import ScoreTile
from bothy.games.caledonia.view import view
from bothy.kernel import Json
from bothy.table import Record
from bothy.table.game_registry import find

GOLDEN = Path(__file__).parent / "golden" / "four-players.bothy"


def seat_derived(pos: Caledonia, seat: int = 0) -> dict[str, Json]:
    found: dict[str, Json] = view(pos, None)["outlook"]["seats"][seat]
    return found


def positions() -> list[Caledonia]:
    match = Record.read(GOLDEN.read_text(encoding="utf-8")).verify(find)
    return [pos for seq in range(0, match.seq + 1, 40) if isinstance(pos := match.at(seq), Caledonia)]


def test_reach_is_the_level_at_which_a_hex_comes_within_reach() -> None:
    for pos in positions():
        for seat in range(4):
            if pos.players[seat].units:
                told = [int(digit) for digit in seat_derived(pos, seat)["reach"]]
                assert told == [min(6, level_for(pos, seat, hex_)) for hex_ in range(HEXES)]


def test_settlements_that_count_are_those_the_final_scoring_counts() -> None:
    for pos in positions():
        for seat in range(4):
            player = pos.players[seat]
            for level in range(6):
                player.shipping = level
                told = seat_derived(pos, seat)["settlements"]
                counted = [each for each in told["levels"] if each <= level]
                assert len(counted) == linked(pos.board, player.units, level)


@pytest.mark.rule("C18.1")
def test_tiles_tell_the_glory_that_a_round_scoring_would_give_now() -> None:
    for pos in positions():
        for at in range(len(pos.tiles)):
            glory = [seat_derived(pos, seat)["tiles"][at] for seat in range(4)]
            after = pos.copy()
            after.round = at + 1
            ScoreTile().run(after)
            assert [after.players[seat].glory - pos.players[seat].glory for seat in range(4)] == glory


@pytest.mark.rule("C11.2")
def test_an_empty_hex_names_what_its_neighbours_make_and_for_which_seat() -> None:
    table = Table(seats=3)
    land = [hex_ for hex_ in table.pos.board.land if len(table.pos.board.neighbours[hex_]) > 2]
    start = land[0]
    near = [hex_ for hex_ in table.pos.board.neighbours[start] if not table.pos.board.loch[hex_]]
    table.place("sheep", HEX_NAMES[start], 1)
    table.place("woodcutter", HEX_NAMES[near[0]], 2)
    beside = view(table.pos, None)["outlook"]["beside"]
    assert beside[HEX_NAMES[near[1]]] == [["wool", 1]]
    assert HEX_NAMES[near[0]] not in beside


def test_income_and_costs_follow_the_clan() -> None:
    table = Table("campbell", "macdonald", "")
    table.place("woodcutter", "c6").place("woodcutter", "d6", 1)
    assert seat_derived(table.pos)["costs"]["distillery"] == 7
    assert seat_derived(table.pos, 2)["costs"]["distillery"] == 10
    assert [seat_derived(table.pos, seat)["income"] for seat in range(3)] == [4, 4, 0]


@pytest.mark.rule("C20.21", "R-C8")
def test_a_loch_names_the_goods_next_to_it_where_a_fisherman_could_buy_them() -> None:
    table = Table("macdonald", "", "").place("cheese-dairy", "d3", seat=1)
    assert view(table.pos, None)["outlook"]["beside"]["c3"] == [["cheese", 1]]
    assert [seat_derived(table.pos, seat)["on_lochs"] for seat in range(3)] == [True, False, False]
    others = Table("campbell", "", "").place("cheese-dairy", "d3", seat=1)
    assert "c3" not in view(others.pos, None)["outlook"]["beside"]
