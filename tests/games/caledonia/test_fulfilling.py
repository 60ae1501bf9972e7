"""Fulfilling export contracts: payment, slaughter, imports, direct bonuses (C14)."""

from __future__ import annotations

from dataclasses import replace
from itertools import permutations

import pytest
from tests.games.caledonia.sketches import all_pass, refused, sentence, told
from tests.games.caledonia.tables import Table

from bothy.games.caledonia.actions.bonuses import DrawContracts
from bothy.games.caledonia.actions.contracts import Keep
from bothy.games.caledonia.actions.expand import Expand
from bothy.games.caledonia.actions.fulfil import Fulfil
from bothy.games.caledonia.actions.rewards import Rewards, TakeMoney
from bothy.games.caledonia.actions.trade import Buy
from bothy.games.caledonia.actions.upgrades import Done, HireMerchant, UpgradeShipping
from bothy.games.caledonia.map.grid import HEX_OF
from bothy.games.caledonia.pack.types.goods import TOBACCO
from bothy.games.caledonia.ports.simple import PortContracts
from bothy.games.caledonia.position import EMPTY
from bothy.games.caledonia.turn import EndTurn, Turn
from bothy.kernel import Action


def fulfil(number: int, *animals: str) -> Fulfil:
    """Returns the payment of a contract, counted from 1, with these animals and no port."""
    return Fulfil(number - 1, animals, (), ())


def with_contract_50() -> Table:
    return Table().goods(bread=1, cheese=1, whisky=1).contract(50)


def with_free_land(clan: str = "") -> Table:
    """A table with contract 1, which demands four wool and brings free land; red's miner is on c4."""
    return Table(clan, "", "").money(50).goods(wool=4).place("miner", "c4").contract(1)


# Payment


@pytest.mark.rule("C14.1", "C14.2", "C14.7", "C14.9")
@pytest.mark.parametrize("order", list(permutations([TakeMoney(), UpgradeShipping(), HireMerchant()])))
def test_fulfilling_contract_fifty(order: tuple[Action, ...]) -> None:
    table = with_contract_50().play(fulfil(50))
    assert (table.player().goods, table.player().box, table.player().fulfilled) == ([0] * 6, (), (49,))
    assert table.pos.imports[TOBACCO] == 3
    assert table.player().money == 0
    for action in order:
        # money left over comes automatically
        if action != TakeMoney() or not isinstance(table.pos.stack[-1], Turn):
            table.play(action)
    assert (table.player().money, table.player().shipping, table.player().merchants) == (10, 1, 3)
    assert isinstance(table.pos.stack[-1], Turn)


@pytest.mark.rule("C14.1")
def test_part_payment_is_not_possible() -> None:
    table = with_contract_50().goods(cheese=0)
    assert table.legal(Fulfil) == []
    assert refused(table, fulfil(50)) == ("too-few-goods", "C14.1")
    assert (
        sentence(table, fulfil(50))
        == "You need 1 cheese and have 0. You get more from production or at the market."
    )


@pytest.mark.rule("C14.1")
def test_only_contracts_in_the_own_box_are_fulfilled() -> None:
    table = Table().goods(wool=9).contract(2, seat=1)
    assert refused(table, fulfil(1)) == ("not-your-contract", "C14.1")
    assert refused(table, fulfil(2)) == ("not-your-contract", "C14.1")


@pytest.mark.rule("C14.2", "R-C58")
def test_payment_comes_first_then_imports_then_bonuses() -> None:
    table = Table().goods(cheese=1).money(50).place("sheep", "b3").place("cow", "b4").contract(19)
    table.play(fulfil(19, "b3"), TakeMoney())
    assert told(table, "goods", "withdrawn", "fulfilled", "imported", "money") == [
        "goods",
        "withdrawn",
        "fulfilled",
        "imported",
        "money",
    ]
    assert table.player().money == 60


@pytest.mark.rule("C14.2", "C14.10", "R-C58")
def test_the_freed_hex_and_the_freed_animal_serve_the_same_action() -> None:
    table = Table().money(8).goods(wool=1).place("cow", "b4").contract(14)
    for hex_ in ("b3", "c5", "d3", "d4"):
        table.place("sheep", hex_)
    table.play(fulfil(14, "b3"), Expand("sheep", "b3"))
    assert (table.player().left[0], table.player().money) == (0, 0)
    assert table.pos.hexes[HEX_OF["b3"]] != EMPTY


@pytest.mark.rule("C14.2", "C12.1", "R-C58")
def test_the_empty_box_serves_the_same_action() -> None:
    table = with_free_land()
    for hex_ in ("b3", "d3", "d4"):
        table.place("bakery", hex_)
    table.play(fulfil(1), Expand("bakery", "b4"), DrawContracts())
    table.play(Keep(table.pos.drawn[:1]))
    assert len(table.player().box) == 1


@pytest.mark.rule("C14.3")
def test_bought_goods_pay_a_contract() -> None:
    table = Table().money(50).merchants(3).contract(6).play(Buy("wool", 3), EndTurn()).turn(0)
    assert table.play(fulfil(6)).player().fulfilled == (5,)


# Slaughter


@pytest.mark.rule("C14.4", "C14.5", "C14.6", "R-C59", "R-C60")
def test_slaughter_frees_the_hex_for_anyone() -> None:
    def herd() -> Table:
        table = Table().goods(wool=1).place("sheep", "d3").place("sheep", "d4").contract(14)
        return table.place("miner", "c4", seat=1).money(50, seat=1)

    table = herd().play(fulfil(14, "d3"), EndTurn())
    assert table.player().left[0] == 3
    assert table.pos.hexes[HEX_OF["d3"]] == EMPTY
    assert table.why_not(Expand("cow", "d3"), seat=1) == ""
    assert all_pass(table).stock("wool") == 1
    assert all_pass(herd()).stock("wool") == 1 + 2


@pytest.mark.rule("C14.4", "R-C18")
def test_any_animal_of_the_kind_may_be_slaughtered() -> None:
    table = Table().goods(wool=1).place("cow", "b3").place("sheep", "c5").place("cow", "h4").contract(16)
    assert table.legal(Fulfil) == [fulfil(16, "b3"), fulfil(16, "h4")]


@pytest.mark.rule("C14.4", "R-C18")
def test_beef_comes_from_cows_and_mutton_from_sheep() -> None:
    table = Table().goods(wool=2).contract(46)
    table.place("sheep", "b3").place("cow", "h4").place("sheep", "i5")
    assert table.legal(Fulfil) == [fulfil(46, "h4", "b3"), fulfil(46, "h4", "i5")]
    assert refused(table, fulfil(46, "b3", "h4")) == ("wrong-animals", "C14.4")
    table.play(fulfil(46, "h4", "i5"))
    assert table.player().units == [HEX_OF["b3"]]


@pytest.mark.rule("C14.4", "R-C18")
def test_a_contract_without_its_animals_is_refused() -> None:
    table = Table().place("sheep", "b3").place("cow", "b4").contract(5)
    assert refused(table, fulfil(5, "b3")) == ("too-few-animals", "C14.4")
    assert sentence(table, fulfil(5, "b3")) == (
        "The contract requires 2 mutton, and you have 1 sheep on the map. Expand with more sheep."
    )


@pytest.mark.rule("C14.4", "R-C18")
@pytest.mark.parametrize("animals", [(), ("b3",), ("b3", "b3"), ("b3", "b4", "c5"), ("b3", "h4")])
def test_exactly_the_animals_asked_for_are_named(animals: tuple[str, ...]) -> None:
    table = Table().place("sheep", "b3").place("sheep", "b4").place("sheep", "c5").contract(5)
    table.place("sheep", "h4", seat=1)
    assert refused(table, fulfil(5, *animals)) == ("wrong-animals", "C14.4")


@pytest.mark.rule("C14.4")
def test_slaughter_does_not_cost_a_separate_turn() -> None:
    table = Table().goods(wool=1).place("cow", "b3").contract(16).play(fulfil(16, "b3"), EndTurn())
    assert (table.player().fulfilled, table.pos.seats_to_act()) == ((15,), (1,))


@pytest.mark.rule("C14.5", "R-C60")
def test_a_slaughtered_animal_is_deployed_again_at_full_price() -> None:
    table = Table().money(50).goods(wool=1).place("cow", "b3").place("miner", "c4").contract(16)
    table.play(fulfil(16, "b3"), EndTurn()).turn(0)
    assert table.player().left[1] == 4
    assert table.play(Expand("cow", "b3")).player().money == 50 - 9 - 3


# Imports


@pytest.mark.rule("C14.7")
@pytest.mark.parametrize(("number", "imports"), [(1, [2, 0, 0]), (2, [0, 3, 0]), (6, [0, 0, 1])])
def test_every_rare_import_moves_its_marker(number: int, imports: list[int]) -> None:
    table = Table().goods(wool=6).contract(number).play(fulfil(number))
    assert (table.pos.imports, table.player().imports) == (imports, imports)


@pytest.mark.rule("C14.7")
def test_hops_have_no_marker() -> None:
    table = Table().goods(bread=1, whisky=1).contract(23).play(fulfil(23))
    assert (table.player().hops, table.pos.imports) == (8, [0, 0, 0])


@pytest.mark.rule("C14.8", "R-C9")
@pytest.mark.parametrize(("before", "paid"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 1), (5, 0), (7, 1), (12, 1)])
def test_a_marker_that_reaches_or_passes_a_fifth_step_pays_a_pound(before: int, paid: int) -> None:
    table = Table().goods(wool=6).contract(2)  # three tobacco, no bonus
    table.pos.imports[TOBACCO] = before
    assert table.play(fulfil(2)).player().money == paid


@pytest.mark.rule("C14.8", "R-C62")
def test_two_marked_steps_pay_two_pounds() -> None:
    table = Table().goods(wool=6).contract(2)
    rules = table.pos.rules
    rules.pack = replace(
        rules.pack,
        contracts=tuple(
            [
                replace(each, imports=(0, 7, 0)) if each.id == "contract-02" else each
                for each in rules.pack.contracts
            ]
        ),
    )
    table.pos.imports[TOBACCO] = 3
    assert table.play(fulfil(2)).player().money == 2


# Direct bonuses


@pytest.mark.rule("C14.9", "R-C32")
def test_money_comes_automatically_when_it_is_the_only_bonus() -> None:
    table = Table().goods(whisky=2).contract(11).play(fulfil(11))
    assert table.player().money == 10
    assert isinstance(table.pos.stack[-1], Turn)


@pytest.mark.rule("C14.9", "R-C32")
def test_bonuses_come_in_any_order() -> None:
    def ready() -> Table:
        return Table().money(9).goods(bread=2).place("miner", "c4").contract(7).play(fulfil(7))

    land_first = ready().play(Expand("sheep", "d3"))
    assert land_first.player().money == 9 - 8 + 10
    money_first = ready().play(TakeMoney(), Expand("sheep", "d3"))
    assert money_first.player().money == 9 - 8 + 10


@pytest.mark.rule("C14.9", "R-C32")
def test_each_bonus_is_whole_before_the_next() -> None:
    table = Table().money(20).goods(bread=2).place("miner", "c4").place("cow", "d4", seat=1).contract(7)
    table.play(fulfil(7), Expand("sheep", "d3"))
    assert table.player().money == 20 - 8  # the neighbour's milk comes first
    assert table.why_not(TakeMoney()) == "not-an-answer"
    assert table.play(Done()).player().money == 20 - 8 + 10


@pytest.mark.rule("C14.9")
def test_no_bonus_comes_twice_nor_from_nowhere() -> None:
    table = Table().goods(bread=2).place("miner", "c4").contract(7).play(fulfil(7), TakeMoney())
    assert isinstance(table.pos.stack[-1], Rewards)
    assert refused(table, TakeMoney()) == ("no-such-bonus", "C14.9")
    assert refused(table, UpgradeShipping()) == ("no-such-bonus", "C14.9")
    upgrades = with_contract_50().place("miner", "c4").play(fulfil(50))
    assert refused(upgrades, Expand("sheep", "d3")) == ("no-such-bonus", "C14.9")


@pytest.mark.rule("C14.10", "R-C55")
def test_free_land_costs_the_unit_but_not_the_land() -> None:
    table = with_free_land().play(fulfil(1), Expand("sheep", "d4"))  # land £4
    assert table.player().money == 50 - 8


@pytest.mark.rule("C14.10", "R-C55")
def test_the_unit_on_free_land_must_be_paid() -> None:
    table = with_free_land().money(8).play(fulfil(1))
    assert table.why_not(Expand("sheep", "d4")) == ""
    assert refused(table, Expand("cow", "d4")) == ("too-dear", "C9.2")


@pytest.mark.rule("C14.10")
def test_free_land_must_suit_and_be_in_reach_and_empty() -> None:
    table = with_free_land().place("cow", "d4", seat=1).play(fulfil(1))
    assert refused(table, Expand("sheep", "h4")) == ("out-of-reach", "C10.2")
    assert refused(table, Expand("woodcutter", "d3")) == ("wrong-land", "C9.3")
    assert refused(table, Expand("sheep", "d4")) == ("occupied", "C2.7")


@pytest.mark.rule("C14.10", "C11.1")
def test_free_land_brings_the_neighbourhood_bonus() -> None:
    table = with_free_land().place("cow", "d4", seat=1).play(fulfil(1), Expand("sheep", "d3"))
    assert table.legal(Buy) == [Buy("milk", 1), Buy("milk", 2)]


@pytest.mark.rule("C14.11", "C20.6", "C20.30", "R-C55")
@pytest.mark.parametrize(("clan", "paid"), [("", 8), ("campbell", 8 - 3), ("robertson", 8 - 3)])
def test_discounts_come_off_the_unit_on_free_land(clan: str, paid: int) -> None:
    table = with_free_land(clan).play(fulfil(1), Expand("bakery", "b3"))  # b3 is a delta
    assert table.player().money == 50 - paid


@pytest.mark.rule("C14.12", "R-C54")
def test_free_land_is_optional_and_is_used_now_or_never() -> None:
    table = with_free_land().play(fulfil(1), Done())
    assert isinstance(table.pos.stack[-1], Turn)
    assert table.why_not(Expand("sheep", "d4")) == "acted"
    table.play(EndTurn()).turn(0).play(Expand("sheep", "d4"))
    assert table.player().money == 50 - 8 - 4


@pytest.mark.rule("C14.12", "R-C54")
def test_money_of_the_contract_may_pay_the_unit_on_its_free_land() -> None:
    table = Table().goods(bread=2).place("miner", "c4").contract(7).play(fulfil(7))
    assert table.legal(Expand) == []
    assert table.play(TakeMoney()).play(Expand("sheep", "d4")).player().money == 2


@pytest.mark.rule("C14.12")
def test_a_player_who_declines_free_land_still_gets_the_money() -> None:
    table = Table().goods(bread=2).place("miner", "c4").contract(7).play(fulfil(7), Done())
    assert table.player().money == 10


@pytest.mark.rule("C14.13", "R-C64")
def test_a_contract_kept_through_port_8_is_fulfilled_in_the_same_turn() -> None:
    table = Table(ports=(1, 2, 3, 8)).goods(wool=3).place("miner", "a8")
    table.pos.unseen = (5, 40, 41)
    table.play(PortContracts(8, True), Keep((5,)), fulfil(6))
    assert table.player().fulfilled == (5,)
