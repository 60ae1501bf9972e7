"""Passing (C15)."""

from __future__ import annotations

import pytest
from tests.games.caledonia.sketches import all_pass, with_phases
from tests.games.caledonia.tables import Table

from bothy.games.caledonia.turn import EndTurn, Pass


@pytest.mark.rule("C15.1", "C15.2", "C15.3", "R-C6")
def test_first_to_pass_gets_sixteen() -> None:
    table = with_phases(Table(seats=4).turn(2)).play(Pass(), seat=2)
    assert table.player(2).money == 16
    table.play(EndTurn(), seat=2)
    assert all_pass(table).pos.order[0] == 2


@pytest.mark.rule("C15.1")
def test_anybody_may_pass_even_with_other_things_to_do() -> None:
    assert Table().money(50).place("miner", "c4").why_not(Pass()) == ""
    assert Table().why_not(Pass()) == ""


@pytest.mark.rule("C15.2", "R-C6")
@pytest.mark.parametrize(("seats", "paid"), [(2, [16, 14]), (3, [16, 14, 12]), (4, [16, 14, 12, 10])])
def test_passing_pays_less_the_later_it_comes(seats: int, paid: list[int]) -> None:
    table = all_pass(Table(seats=seats))
    assert [player.money for player in table.pos.players] == paid


@pytest.mark.rule("C15.2", "R-C6")
def test_pass_pays_in_the_last_round() -> None:
    table = Table(round=5).play(Pass())
    assert table.player().money == 16


@pytest.mark.rule("C15.3")
def test_the_order_of_passing_is_the_order_of_the_next_round() -> None:
    table = all_pass(Table(seats=3).turn(1))
    assert table.pos.order == (1, 2, 0)
    assert (table.pos.seats_to_act(), table.pos.passed) == ((1,), ())
