"""Settlements: grouping, and links by ships."""

from __future__ import annotations

import pytest
from tests.games.caledonia.everything import Everything, game_with
from tests.games.caledonia.sketches import Place, at, name, sketch, tiny_board
from tests.games.caledonia.tables import Table, scores

from bothy.games.caledonia.actions.fulfil import Fulfil
from bothy.games.caledonia.map.board import Board
from bothy.games.caledonia.map.settlements import linked, settlements
from bothy.games.caledonia.scoring.scores import links_of

NONE, RIVER, ONE_LOCH, TWO_LOCH, FOUR_LOCH = 0, 1, 2, 3, 5

RED: tuple[Place, ...] = ((4, 4), (4, 5), (5, 4), (4, 2), (5, 1), (1, 6))
RED_MAP = tiny_board(RED, ((4, 3), (4, 1), (5, 2), (3, 5), (2, 6)), [[((4, 2), (5, 1))]])
BLACK: tuple[Place, ...] = ((0, 0), (3, 0), (6, 0), (9, 0), (12, 0))
BLACK_MAP = tiny_board(BLACK, [(column, 0) for column in range(13) if column % 3])
FLOCK: tuple[Place, ...] = ((4, 2), (4, 3), (4, 4))
FLOCK_MAP = tiny_board(FLOCK, ((5, 2), (5, 3)))
STONES: tuple[Place, ...] = ((0, 0), (2, 0), (4, 0), (6, 0))
STONES_MAP = tiny_board(STONES, ((1, 0), (3, 0), (5, 0)))

ONE_MUTTON = 33
"""A contract for 3 bread and 1 mutton, without a direct bonus."""


def result(board: Board, places: tuple[Place, ...], level: int) -> int:
    return linked(board, [at(place) for place in places], level)


def herders(board: Board, places: tuple[Place, ...], level: int) -> Table:
    """A table of a player with sheep on these hexes, and a contract for one of them."""
    table = Table(seats=3)
    table.pos.board = board
    for place in places:
        table.place("sheep", name(place))
    return table.shipping(level).goods(bread=3).contract(ONE_MUTTON)


def slaughter(table: Table, place: Place) -> None:
    table.play(Fulfil(ONE_MUTTON - 1, (name(place),), (), ()))


def linked_now(table: Table) -> int:
    return linked(table.pos.board, table.player().units, table.player().shipping)


@pytest.mark.rule("C19.10", "C19.11", "C19.12", "R-C82")
def test_red_links_three_of_four_settlements() -> None:
    assert len(settlements(RED_MAP, [at(place) for place in RED])) == 4
    assert result(RED_MAP, RED, ONE_LOCH) == 3


@pytest.mark.rule("C19.10")
def test_the_two_upper_settlements_are_parted_by_the_river() -> None:
    assert len(settlements(RED_MAP, [at((4, 2)), at((5, 1))])) == 2
    dry = tiny_board(RED, ((4, 3), (4, 1), (5, 2)))
    assert len(settlements(dry, [at((4, 2)), at((5, 1))])) == 1


@pytest.mark.rule("C19.11", "C19.12", "R-C82")
@pytest.mark.parametrize(("level", "expected"), [(NONE, 1), (RIVER, 2), (TWO_LOCH, 4)])
def test_red_at_other_levels(level: int, expected: int) -> None:
    assert result(RED_MAP, RED, level) == expected


@pytest.mark.rule("C19.11", "C19.12", "R-C82")
def test_black_links_five_settlements() -> None:
    assert result(BLACK_MAP, BLACK, TWO_LOCH) == 5
    assert result(BLACK_MAP, BLACK, ONE_LOCH) == 1


@pytest.mark.rule("C14.6", "C19.14")
def test_slaughter_splits_a_settlement() -> None:
    table = herders(FLOCK_MAP, FLOCK, TWO_LOCH)
    assert linked_now(table) == 1
    slaughter(table, (4, 3))
    assert linked_now(table) == 2


@pytest.mark.rule("C14.6", "C19.14")
def test_slaughter_breaks_a_link() -> None:
    table = herders(STONES_MAP, STONES, ONE_LOCH)
    assert linked_now(table) == 4
    slaughter(table, (4, 0))
    assert linked_now(table) == 2


@pytest.mark.rule("C19.11", "R-C82")
def test_links_carry_on_from_settlement_to_settlement() -> None:
    assert result(STONES_MAP, ((0, 0), (4, 0)), ONE_LOCH) == 1
    assert result(STONES_MAP, ((0, 0), (2, 0), (4, 0)), ONE_LOCH) == 3


@pytest.mark.rule("C19.11")
def test_ships_go_from_any_unit_of_a_settlement() -> None:
    board = tiny_board(((0, 0), (0, 1), (0, 2), (2, 3)), ((1, 2),))
    assert result(board, ((0, 0), (0, 1), (0, 2), (2, 3)), ONE_LOCH) == 2
    assert result(board, ((0, 0), (0, 1), (2, 3)), ONE_LOCH) == 1


@pytest.mark.rule("C19.12", "R-C82")
def test_without_shipping_the_result_is_one() -> None:
    assert result(BLACK_MAP, BLACK, NONE) == 1


@pytest.mark.rule("C19.12")
def test_the_largest_group_counts_alone() -> None:
    places: tuple[Place, ...] = ((0, 0), (2, 0), (6, 0), (8, 0), (10, 0))
    board = tiny_board(places, ((1, 0), (7, 0), (9, 0)))
    assert result(board, places, FOUR_LOCH) == 3


@pytest.mark.rule("C19.10")
def test_a_single_unit_is_a_settlement() -> None:
    assert result(BLACK_MAP, ((3, 0),), NONE) == 1
    assert result(BLACK_MAP, (), FOUR_LOCH) == 0


@pytest.mark.rule("C19.14")
def test_the_size_of_a_settlement_does_not_count() -> None:
    assert result(FLOCK_MAP, FLOCK, FOUR_LOCH) == result(FLOCK_MAP, FLOCK[:1], FOUR_LOCH) == 1


@pytest.mark.rule("C19.13", "R-C81")
def test_a_fisherman_joins_the_land_around_it() -> None:
    shores: tuple[Place, ...] = ((0, 0), (2, 0))
    assert len(settlements(STONES_MAP, [at(place) for place in shores])) == 2
    assert len(settlements(STONES_MAP, [at(place) for place in (*shores, (1, 0))])) == 1


@pytest.mark.rule("C19.13", "R-C81")
def test_a_fisherman_links_over_lochs_like_any_unit() -> None:
    board = tiny_board(((0, 0), (4, 0)), ((1, 0), (2, 0), (3, 0)))
    both: tuple[Place, ...] = ((1, 0), (4, 0))
    assert [result(board, both, level) for level in (RIVER, ONE_LOCH, TWO_LOCH)] == [1, 1, 2]


@pytest.mark.rule("C19.12", "C19.15")
def test_the_forecast_ranks_players_by_the_settlements_they_link() -> None:
    table = Table(seats=3)
    table.pos.board = BLACK_MAP
    for seat, columns in enumerate(((0, 3), (6, 9), (12,))):
        table.shipping(TWO_LOCH, seat)
        for column in columns:
            table.place("sheep", name((column, 0)), seat)
    assert [scores(table, seat)["settlements"] for seat in range(3)] == [15, 15, 6]
    forecast = table.rules.view(table.pos, None)["forecast"]
    assert [row["settlements"] for row in forecast] == [15, 15, 6]
    table.shipping(NONE, 1)
    assert [scores(table, seat)["settlements"] for seat in range(3)] == [18, 9, 9]


@pytest.mark.rule("C19.12")
def test_the_same_hexes_on_another_map_are_linked_by_that_map() -> None:
    apart = tiny_board(STONES, ())
    assert result(STONES_MAP, STONES, ONE_LOCH) == 4
    assert result(apart, STONES, ONE_LOCH) == 1
    assert result(STONES_MAP, STONES, ONE_LOCH) == 4


@pytest.mark.rule("C19.12")
def test_a_player_without_units_links_no_settlement() -> None:
    assert result(RED_MAP, (), FOUR_LOCH) == 0


@pytest.mark.rule("C19.12")
@pytest.mark.parametrize(("level", "together"), [(3, 1), (4, 2), (5, 2)])
def test_ships_link_settlements_alongside_the_links_of_a_module(level: int, together: int) -> None:
    table = sketch(Table(seats=2, game=game_with(Everything())), "c4 f1", "c3 d2 e2")  # two lochs between
    table.place("sheep", "c4").place("sheep", "f1").shipping(level)
    assert links_of(table.pos, 0) == together


@pytest.mark.rule("C19.12")
def test_the_links_of_a_module_add_to_those_of_ships() -> None:
    table = sketch(Table(seats=2, game=game_with(Everything())), "c4 f1 h1 a1", "c3 d2 e2")
    for hex_ in ("c4", "f1", "h1", "a1"):
        table.place("sheep", hex_)
    assert links_of(table.shipping(4).pos, 0) == 3, "f1 to c4 by ship, to h1 by the module, a1 is alone"
    assert links_of(table.shipping(0).pos, 0) == 2
