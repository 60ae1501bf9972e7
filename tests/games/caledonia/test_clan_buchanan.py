"""Clan Buchanan: two export boxes (C20.1 to C20.5)."""

from __future__ import annotations

import pytest
from tests.games.caledonia.tables import Table

from bothy.games.caledonia.actions.bonuses import DRAW
from bothy.games.caledonia.actions.contracts import Keep, Obtain
from bothy.games.caledonia.actions.expand import Expand
from bothy.games.caledonia.actions.fulfil import Fulfil
from bothy.games.caledonia.actions.rewards import TAKE_MONEY
from bothy.games.caledonia.actions.upgrades import DONE, SHIPPING
from bothy.games.caledonia.ports.simple import PortContracts
from bothy.games.caledonia.turn import END_TURN, EndTurn

SIX = (20, 21, 22, 23, 24, 25)
"""Six contracts of the pile, as drawn."""


def buchanan(round: int = 1) -> Table:  # noqa: A002 - the rulebook's word
    return Table("buchanan", "", "", round=round)


def three_bakeries(round: int) -> Table:  # noqa: A002 - the rulebook's word
    """A table with three bakeries; the fourth costs £9 on c6 with its land."""
    return buchanan(round).place("bakery", "b3").place("bakery", "b4").place("bakery", "c5")


@pytest.mark.rule("C20.1", "C20.2", "R-C2", "R-C65")
def test_buchanan_two_contracts_at_once_in_round_one() -> None:
    table = buchanan().play(Obtain((0, 1)))
    assert table.player().box == (0, 1)
    assert table.player().money == 5


@pytest.mark.rule("C20.2", "R-C2")
def test_buchanan_one_contract_a_turn_in_round_one() -> None:
    table = buchanan().play(Obtain((0,))).turn(0).play(Obtain((1,)))
    assert table.player().box == (0, 1)
    assert table.player().money == 10


@pytest.mark.rule("C20.2", "R-C2")
def test_buchanan_two_contracts_in_round_five() -> None:
    table = buchanan(round=5).money(15).play(Obtain((0, 1)))
    assert (len(table.player().box), table.player().money) == (2, 0)


@pytest.mark.rule("C20.2", "C20.3", "R-C2")
@pytest.mark.parametrize(("kept", "cost"), [((), 0), ((22,), 10), ((21, 25), 10)])
def test_buchanan_building_bonus_costs_once(kept: tuple[int, ...], cost: int) -> None:
    table = three_bakeries(round=4).money(9 + 10).play(Expand("bakery", "c6")).play(DRAW, deal=SIX)
    assert table.pos.drawn == SIX
    table.play(Keep(kept))
    assert table.player().box == kept
    assert table.player().money == 10 - cost


@pytest.mark.rule("C20.4", "R-C2", "R-C42")
def test_buchanan_fulfils_two_in_one_action() -> None:
    table = buchanan().contract(50).contract(3).goods(bread=1, cheese=1, whisky=1)
    table.place("cow", "b3").place("cow", "b4").place("miner", "c4")
    table.play(Fulfil(49, (), (), ()))
    table.play(TAKE_MONEY, SHIPPING, SHIPPING)
    table.play(Fulfil(2, ("b3", "b4"), (), ()))
    player = table.player()
    assert (player.fulfilled, player.box) == ((49, 2), ())
    assert (player.imports, player.hops) == ([0, 3, 2], 1)
    assert (player.money, player.shipping) == (10 + 10, 2)
    assert table.pos.legal(0) == [END_TURN]


@pytest.mark.rule("C20.1", "R-C65")
def test_never_more_contracts_than_boxes_are_empty() -> None:
    table = buchanan().contract(30)
    assert table.why_not(Obtain((0, 1))) == "box-full"
    assert table.why_not(Obtain((0,))) == ""
    table.contract(31)
    assert table.why_not(Obtain((0,))) == "box-full"
    assert buchanan().why_not(Obtain((0, 1, 2))) == "too-many-contracts"


@pytest.mark.rule("C8.2", "C20.1")
def test_other_clans_take_one() -> None:
    assert Table("campbell", "", "").why_not(Obtain((0, 1))) == "too-many-contracts"


@pytest.mark.rule("C20.3", "R-C2")
def test_one_empty_box_is_enough_to_draw_six_and_keep_one() -> None:
    table = three_bakeries(round=2).contract(30).money(9)
    table.play(Expand("bakery", "c6")).play(DRAW, deal=SIX)
    assert table.pos.drawn == SIX
    assert table.why_not(Keep((20, 21))) == "box-full"
    assert table.why_not(Keep((21,))) == ""


@pytest.mark.rule("C20.3", "R-C2")
def test_port_8_draws_six_and_costs_once() -> None:
    table = Table("buchanan", "", "", round=3, ports=(5, 8, 6, 7)).place("sheep", "m2")
    table.play(PortContracts(8, True), deal=SIX).play(Keep((20, 25)))
    assert table.player().box == (20, 25)
    assert table.player().money == 5 - 5


@pytest.mark.rule("C20.2", "R-C2")
@pytest.mark.parametrize(("round_", "cost"), [(1, -5), (3, 5), (5, 15)])
def test_the_cost_is_paid_once_a_turn_however_the_contracts_come(round_: int, cost: int) -> None:
    table = Table("buchanan", "", "", round=round_, ports=(5, 8, 6, 7)).place("sheep", "m2").money(15)
    table.play(Obtain((0,))).play(PortContracts(8, True), deal=SIX).play(Keep((20,)))
    assert table.player().box == (0, 20)
    assert table.player().money == 15 - cost + 5


@pytest.mark.rule("C20.2", "R-C2")
def test_the_second_contract_of_a_turn_is_free_even_with_no_money_left() -> None:
    table = Table("buchanan", "", "", round=5, ports=(5, 8, 6, 7)).place("sheep", "m2").money(10)
    table.play(PortContracts(8, True), deal=SIX).play(Keep((20,)))
    assert table.player().money == 0
    assert table.why_not(Obtain((0,))) == ""
    assert table.play(Obtain((0,))).player().money == 0
    assert table.turn(0).why_not(Obtain((1,))) == "box-full"


@pytest.mark.rule("C20.2", "R-C2")
def test_a_building_bonus_and_an_export_share_the_cost_of_the_turn() -> None:
    table = three_bakeries(round=4).contract(1).goods(wool=4).money(8 + 10)
    table.place("sheep", "m2").pos.ports = (4, 7, 5, 6)
    table.play(PortContracts(8, True), deal=SIX).play(Keep((20,))).play(Fulfil(0, (), (), ()))
    table.play(Expand("bakery", "c6")).play(DRAW, deal=(26, 27, 28, 29, 30, 31)).play(Keep((26,)))
    assert table.player().box == (20, 26)
    assert table.player().money == 8 + 10 + 5 - 8 - 10


@pytest.mark.rule("C20.2", "R-C2")
def test_contracts_drawn_and_not_kept_do_not_make_the_next_contract_free() -> None:
    table = Table("buchanan", "", "", round=3, ports=(5, 8, 6, 7)).place("sheep", "m2")
    table.play(PortContracts(8, True), deal=SIX).play(Keep(()), Obtain((0,)))
    assert table.player().money == 5 - 5


@pytest.mark.rule("C12.3", "R-C2", "P-C10")
def test_other_clans_pay_for_every_contract_of_a_turn() -> None:
    table = Table("campbell", "", "", round=3, ports=(5, 8, 6, 7)).place("sheep", "m2").goods(wool=1, bread=2)
    table.place("bakery", "b3").place("bakery", "b4").place("bakery", "c5").money(3 + 5)
    table.play(PortContracts(8, True), deal=(23, 21, 22)).play(Keep((23,)), Fulfil(23, (), (), ()))
    table.play(Expand("bakery", "c6")).play(DRAW, deal=(20, 24, 25)).play(Keep((20,)))
    assert table.player().money == 3 + 5 + 5 - 5 - 3 - 5


@pytest.mark.rule("C20.4")
def test_the_second_contract_may_be_left_for_later() -> None:
    table = buchanan().contract(34).contract(35).goods(bread=1, cheese=3, wool=3, whisky=1)
    table.play(Fulfil(33, (), (), ()))
    assert table.pos.legal(0) == [Fulfil(34, (), (), ()), DONE]
    table.play(DONE)
    assert table.player().box == (34,)
    assert table.pos.legal(0) == [END_TURN]


@pytest.mark.rule("C20.4")
def test_other_clans_fulfil_one_an_action() -> None:
    table = Table("campbell", "", "").contract(34).contract(35).goods(bread=1, cheese=3, wool=3, whisky=1)
    table.play(Fulfil(33, (), (), ()))
    assert table.pos.legal(0) == [END_TURN]


@pytest.mark.rule("C20.5", "R-C64")
def test_a_contract_kept_through_the_first_may_be_the_second() -> None:
    table = three_bakeries(round=2).contract(1).goods(wool=7, whisky=1).money(8)
    table.play(Fulfil(0, (), (), ()), Expand("bakery", "c6")).play(DRAW, deal=(34, *SIX[1:])).play(Keep((34,)))
    table.play(Fulfil(34, (), (), ()))
    assert table.player().fulfilled == (0, 34)


@pytest.mark.rule("C20.4", "C20.5")
def test_there_is_no_third() -> None:
    table = three_bakeries(round=2).contract(1).contract(34).goods(wool=7, whisky=1, bread=1, cheese=3).money(8)
    table.play(Fulfil(0, (), (), ()), Expand("bakery", "c6")).play(DRAW, deal=(34, *SIX[1:])).play(Keep((34,)))
    table.play(Fulfil(34, (), (), ()))
    assert table.player().box == (33,)
    assert table.legal(EndTurn)
    assert not table.legal(Fulfil)
