"""The ports: who may use one and when, and what each of the nine does (C16)."""

from __future__ import annotations

import pytest
from tests.games.caledonia.sketches import S2, all_pass, end, refused, sentence, sketch
from tests.games.caledonia.tables import Table

from bothy.games.caledonia.components import components
from bothy.games.caledonia.components.goods import GOODS, WHISKY
from bothy.games.caledonia.components.units import UNITS
from bothy.games.caledonia.contracts import Keep, pile_size
from bothy.games.caledonia.expand import DrawContracts, Expand
from bothy.games.caledonia.fulfil import Fulfil
from bothy.games.caledonia.grid import HEX_OF
from bothy.games.caledonia.ports.move_price import MovePrice
from bothy.games.caledonia.ports.simple import PortContracts, PortMoney, PortUpgrade
from bothy.games.caledonia.ports.swap_goods import SwapBasicGoods, SwapProcessedGoods
from bothy.games.caledonia.ports.swap_units import PutInTwo, ReturnWorker, TakeOffTwo
from bothy.games.caledonia.position import unit_of
from bothy.games.caledonia.scoring import glory_for
from bothy.games.caledonia.trade import Buy, Sell
from bothy.games.caledonia.turn import EndTurn, Pass, Turn
from bothy.games.caledonia.upgrades import Done, HireMerchant, UpgradeShipping
from bothy.kernel import Action

BASIC = ("wool", "grain", "milk")
PROCESSED = ("bread", "cheese", "whisky")


def at_port(port: int, *others: int, clan: str = "", round_: int = 1) -> Table:
    """Red's miner stands beside this port in corner D; the others are out of its reach."""
    rest = (*others, *[each for each in (1, 2, 3, 4, 5, 6) if each not in (port, *others)])[:3]
    return Table(clan, "", "", ports=(*rest, port), round=round_).place("miner", "a8")


# Who and when


@pytest.mark.rule("C16.1")
def test_a_port_out_of_reach_is_refused() -> None:
    table = Table(ports=(1, 2, 5, 8)).place("miner", "a8")
    assert refused(table, PortMoney(5)) == ("port-out-of-reach", "C16.1")
    assert sentence(table, PortMoney(5)) == "None of your units reaches port 5."


@pytest.mark.rule("C16.1")
def test_rivals_units_reach_nothing_for_you() -> None:
    table = Table(ports=(1, 2, 3, 5)).place("miner", "a8", seat=1)
    assert refused(table, PortMoney(5)) == ("port-out-of-reach", "C16.1")


@pytest.mark.rule("C16.1", "C3.2")
def test_a_port_that_is_not_in_play_is_refused() -> None:
    assert at_port(2).why_not(PortMoney(5)) == "not-an-answer"
    assert at_port(5).why_not(PortMoney(2)) == "no-such-port"


@pytest.mark.rule("C16.2")
def test_each_player_uses_each_port_once_in_the_game() -> None:
    table = at_port(5).play(PortMoney(5))
    assert refused(table, PortMoney(5)) == ("port-used", "C16.2")
    assert sentence(table, PortMoney(5)) == "You have used port 5 already."
    all_pass(table)
    assert table.pos.round == 2
    assert refused(table, PortMoney(5)) == ("port-used", "C16.2")


@pytest.mark.rule("C16.2")
def test_others_may_use_the_same_port() -> None:
    table = at_port(5).place("sheep", "b7", seat=1).shipping(2, seat=1)  # b7, loch b8, port a9
    table.play(PortMoney(5), Pass(), EndTurn()).play(PortMoney(5), seat=1)
    assert (table.player().ports, table.player(1).ports, table.player(1).money) == ((4,), (4,), 10)


@pytest.mark.rule("C16.2")
def test_several_ports_may_be_used_in_one_turn() -> None:
    table = Table(ports=(1, 4, 8, 5)).place("miner", "a8").place("sheep", "m8").place("cow", "m2")
    table.play(PortMoney(5), PortContracts(8, False), PortUpgrade(4), Done(), Pass())
    assert table.player().money == 10 + 5 + 16
    assert table.player().ports == (4, 7, 3)


@pytest.mark.rule("C16.3", "R-C28")
def test_a_port_may_wait_for_a_later_turn() -> None:
    table = end(at_port(5).money(4).play(HireMerchant())).turn(0)
    assert table.play(PortMoney(5)).player().money == 10


@pytest.mark.rule("C16.3", "R-C28")
def test_the_port_must_be_in_reach_when_it_is_used() -> None:
    table = Table(ports=(1, 2, 5, 3)).goods(wool=1).place("cow", "m8").contract(16)
    assert table.why_not(PortMoney(5)) == ""
    table.play(Fulfil(15, ("m8",), "", 0))
    assert refused(table, PortMoney(5)) == ("port-out-of-reach", "C16.1")


@pytest.mark.rule("C16.4", "R-C14")
@pytest.mark.parametrize("before", [True, False])
def test_a_port_is_used_before_or_after_the_main_action(before: bool) -> None:
    actions: list[Action] = [PortMoney(5), HireMerchant()]
    table = at_port(5).money(4).play(*(actions if before else actions[::-1]))
    assert (table.player().money, table.player().merchants) == (10, 3)


@pytest.mark.rule("C16.5", "R-C14")
def test_port_1_is_no_free_action() -> None:
    table = at_port(1).place("sheep", "b7")
    names = {action.name for action in table.pos.legal(0)}
    assert "pass" in names
    assert not [name for name in names if "port" in name or "fulfil" in name]


@pytest.mark.rule("C16.5", "C16.12", "R-C14", "R-C87")
def test_port_6_is_closed_after_the_main_action() -> None:
    table = at_port(6).money(50).play(HireMerchant())
    assert table.legal(MovePrice) == []
    assert table.why_not(MovePrice(6, "wool", -3)) == "acted"


@pytest.mark.rule("C16.5")
def test_port_6_after_the_main_action_is_refused_by_paragraph() -> None:
    assert refused(at_port(6).money(50).play(HireMerchant()), MovePrice(6, "wool", -3))[0] == "acted"


@pytest.mark.rule("C16.6", "R-C75")
def test_a_fisherman_on_the_port_blocks_nobody() -> None:
    table = sketch(Table("", "macdonald", "", ports=(5,)), *S2).place("sheep", "c4")
    table.place("fisherman", "c3", seat=1).play(PortMoney(5), Pass(), EndTurn()).play(PortMoney(5), seat=1)
    assert (table.player().money, table.player(1).money) == (26, 10)


# Port 1


@pytest.mark.rule("C16.7", "C18.9", "R-C18", "R-C61")
def test_meat_bonus_of_a_port_saves_one_animal() -> None:
    table = at_port(1).place("sheep", "b7").contract(5)  # two mutton
    assert table.legal(Fulfil) == [Fulfil(4, ("b7",), "mutton", 1)]
    assert refused(table, Fulfil(4, ("b7",), "", 0)) == ("too-few-animals", "C14.4")
    table.play(Fulfil(4, ("b7",), "mutton", 1))
    assert (table.player().fulfilled, table.player().ports) == ((4,), (0,))
    assert table.player().left[UNITS.index("sheep")] == 4
    assert glory_for(table.pos, 0, components().scoring_tiles[6]) == 2 * 2


@pytest.mark.rule("C16.7", "R-C61")
def test_a_contract_with_a_single_meat_then_needs_no_animal() -> None:
    table = at_port(1).goods(wool=1).contract(16).play(Fulfil(15, (), "beef", 1))
    assert table.player().fulfilled == (15,)


@pytest.mark.rule("C16.7", "R-C61")
def test_the_meat_left_out_is_of_the_owners_choice() -> None:
    table = at_port(1).goods(wool=2).place("sheep", "b3").place("cow", "b4").contract(46)
    assert table.legal(Fulfil) == [
        Fulfil(45, ("b4", "b3"), "", 0),
        Fulfil(45, ("b3",), "beef", 1),
        Fulfil(45, ("b4",), "mutton", 1),
    ]


@pytest.mark.rule("C16.7")
def test_a_meat_the_contract_does_not_ask_for_cannot_be_left_out() -> None:
    table = at_port(1).goods(wool=1).place("cow", "b4").contract(16)
    assert refused(table, Fulfil(15, ("b4",), "mutton", 1)) == ("nothing-to-spare", "C16.7")
    assert refused(at_port(1).goods(wool=6).contract(2), Fulfil(1, (), "beef", 1)) == ("nothing-to-spare", "C16.7")


@pytest.mark.rule("C16.7", "C16.1", "C16.2")
def test_port_1_must_be_in_reach_and_unused() -> None:
    far = Table(ports=(1, 2, 3, 5)).goods(wool=1).place("miner", "a8").contract(16)
    assert refused(far, Fulfil(15, (), "beef", 1)) == ("port-out-of-reach", "C16.1")
    used = at_port(1).goods(wool=1).contract(16)
    used.player().ports = (0,)
    assert refused(used, Fulfil(15, (), "beef", 1)) == ("port-used", "C16.2")


# Ports 2 and 3


@pytest.mark.rule("C16.8", "R-C86")
@pytest.mark.parametrize("give", BASIC)
@pytest.mark.parametrize("take", [("wool", "wool", "wool"), ("wool", "grain", "milk"), ("grain", "grain", "milk")])
def test_port_2_turns_one_basic_good_into_three(give: str, take: tuple[str, ...]) -> None:
    table = at_port(2).goods(**{give: 1}).play(SwapBasicGoods(2, give, take))
    assert table.player().goods == [take.count(good) for good in GOODS]


@pytest.mark.rule("C16.8", "R-C86")
def test_port_2_offers_every_mix_of_three() -> None:
    table = at_port(2).goods(milk=1, bread=1)
    offered = table.legal(SwapBasicGoods)
    assert len({action.take for action in offered}) == len(offered) == 10
    assert {action.give for action in offered} == {"milk"}


@pytest.mark.rule("C16.8", "R-C86")
def test_port_2_needs_a_basic_good_to_give() -> None:
    table = at_port(2).goods(milk=1, bread=1)
    take = ("wool", "wool", "milk")
    assert refused(table, SwapBasicGoods(2, "wool", take)) == ("too-few-goods", "C16.8")
    assert refused(table, SwapBasicGoods(2, "bread", take)) == ("no-such-swap", "C16.8")


@pytest.mark.rule("C16.8", "R-C86")
@pytest.mark.parametrize("take", [(), ("wool",), ("wool", "wool"), ("wool",) * 4, ("wool", "wool", "bread")])
def test_port_2_gives_three_basic_goods_and_nothing_else(take: tuple[str, ...]) -> None:
    assert refused(at_port(2).goods(milk=1), SwapBasicGoods(2, "milk", take)) == ("no-such-swap", "C16.8")


@pytest.mark.rule("C16.9", "R-C86")
@pytest.mark.parametrize("give", PROCESSED)
@pytest.mark.parametrize("take", [("bread", "bread"), ("bread", "whisky"), ("cheese", "whisky")])
def test_port_3_turns_one_processed_good_into_two(give: str, take: tuple[str, ...]) -> None:
    table = at_port(3).goods(**{give: 1}).play(SwapProcessedGoods(3, give, take))
    assert table.player().goods == [take.count(good) for good in GOODS]


@pytest.mark.rule("C16.9", "R-C86")
def test_port_3_offers_every_mix_of_two() -> None:
    offered = at_port(3).goods(milk=1, bread=1).legal(SwapProcessedGoods)
    assert len({action.take for action in offered}) == len(offered) == 6
    assert {action.give for action in offered} == {"bread"}


@pytest.mark.rule("C16.9", "R-C86")
def test_port_3_needs_a_processed_good_to_give() -> None:
    table = at_port(3).goods(milk=1)
    assert refused(table, SwapProcessedGoods(3, "bread", ("bread", "bread")))[0] == "too-few-goods"
    assert refused(table, SwapProcessedGoods(3, "milk", ("bread", "bread")))[0] == "no-such-swap"
    assert table.legal(SwapProcessedGoods) == []


@pytest.mark.rule("C16.9")
def test_port_3_is_refused_by_its_own_paragraph() -> None:
    assert refused(at_port(3), SwapProcessedGoods(3, "bread", ("bread", "bread"))) == ("too-few-goods", "C16.9")


# Ports 4 and 5


@pytest.mark.rule("C16.10")
def test_port_4_gives_an_upgrade_and_3_glory() -> None:
    table = at_port(4).play(PortUpgrade(4), UpgradeShipping())
    assert (table.player().glory, table.player().shipping, table.player().money) == (3, 1, 0)
    assert isinstance(table.pos.stack[-1], Turn)


@pytest.mark.rule("C16.10", "C13.5")
def test_the_glory_of_port_4_comes_even_if_the_upgrade_lapses() -> None:
    table = at_port(4).play(PortUpgrade(4), Done())
    assert (table.player().glory, table.player().shipping) == (3, 0)


@pytest.mark.rule("C16.11")
def test_port_5_gives_10_pounds() -> None:
    table = at_port(5).play(PortMoney(5))
    assert (table.player().money, table.player().ports) == (10, (4,))


# Port 6


@pytest.mark.rule("C16.12", "R-C27")
@pytest.mark.parametrize(("steps", "price"), [(3, 13), (-3, 8)])
def test_port_6_moves_a_price_three_steps_up_or_down(steps: int, price: int) -> None:
    table = at_port(6).money(50).goods(whisky=2).play(MovePrice(6, "whisky", steps))
    assert table.pos.price(WHISKY) == price


@pytest.mark.rule("C16.12", "C16.5")
def test_whisky_is_bought_at_the_lowered_price() -> None:
    table = at_port(6).money(50).play(MovePrice(6, "whisky", -3), Buy("whisky", 2))
    assert (table.player().money, table.pos.prices[WHISKY]) == (50 - 2 * 8, 2)


@pytest.mark.rule("C16.12", "C16.5")
def test_whisky_is_sold_at_the_raised_price() -> None:
    table = at_port(6).goods(whisky=2).play(MovePrice(6, "whisky", 3), Sell("whisky", 2))
    assert (table.player().money, table.pos.prices[WHISKY]) == (2 * 13, 4)


@pytest.mark.rule("C16.12", "R-C27")
@pytest.mark.parametrize(("step", "steps", "after"), [(8, 3, 9), (9, 3, 9), (1, -3, 0), (0, -3, 0), (6, 3, 9)])
def test_the_end_of_the_track_cuts_the_move_short(step: int, steps: int, after: int) -> None:
    table = at_port(6).money(50).price("wool", step).play(MovePrice(6, "wool", steps))
    assert table.pos.prices[0] == after


@pytest.mark.rule("C16.12", "R-C27")
@pytest.mark.parametrize("steps", [-4, -2, -1, 0, 1, 2, 4])
def test_port_6_moves_exactly_three_steps(steps: int) -> None:
    table = at_port(6).money(50)
    assert table.why_not(MovePrice(6, "wool", steps)) != ""
    assert {abs(action.steps) for action in table.legal(MovePrice)} == {3}


@pytest.mark.rule("C16.12", "R-C87")
def test_the_moved_good_must_be_traded_at_once() -> None:
    table = at_port(6).money(50).goods(wool=1).play(MovePrice(6, "wool", 3))
    assert table.pos.legal(0) == [Buy("wool", 1), Buy("wool", 2), Sell("wool", 1)]
    assert refused(table, Buy("grain", 1)) == ("trade-moved-good", "C16.12")
    assert sentence(table, Buy("grain", 1)) == "You moved the price of wool: trade that good now."
    assert table.why_not(EndTurn()) == "not-an-answer"


@pytest.mark.rule("C16.12", "C6.1", "R-C87")
def test_the_trade_after_port_6_is_the_main_action() -> None:
    table = at_port(6).money(50).play(MovePrice(6, "wool", -3), Buy("wool", 1))
    assert refused(table, HireMerchant()) == ("acted", "C6.1")
    assert table.why_not(EndTurn()) == ""


@pytest.mark.rule("C16.12", "R-C87")
def test_port_6_is_refused_where_no_trade_could_follow() -> None:
    table = at_port(6).money(7)
    assert refused(table, MovePrice(6, "whisky", -3)) == ("no-trade-follows", "C16.12")
    assert table.money(8).why_not(MovePrice(6, "whisky", -3)) == ""
    assert refused(table, MovePrice(6, "whisky", 3)) == ("no-trade-follows", "C16.12")
    assert refused(table.merchants(0), MovePrice(6, "wool", -3)) == ("no-trade-follows", "C16.12")


@pytest.mark.rule("C16.12", "C16.5", "R-C87")
def test_within_a_neighbourhood_bonus_the_moved_good_is_bought() -> None:
    table = at_port(6).money(50).place("distillery", "b6", seat=1).play(Expand("sheep", "b7"))
    assert refused(table, MovePrice(6, "wool", -3)) == ("no-trade-follows", "C16.12")
    table.play(MovePrice(6, "whisky", -3))
    assert table.pos.legal(0) == [Buy("whisky", 1), Buy("whisky", 2)]
    assert refused(table, Buy("wool", 1)) == ("trade-moved-good", "C16.12")
    table.play(Buy("whisky", 1))
    assert isinstance(table.pos.stack[-1], Turn)


# Port 7


def swapping(first: str, second: str, clan: str = "", land: str = "gmf6") -> Table:
    """Red's units on c4 and d4, beside port 7 on c3; a hex further on lies c5 and beyond it d5."""
    table = sketch(Table(clan, "", "", ports=(7,)), f"c4={land} d4={land} c5=gmf1 d5=gmf1 d3=gmf1", "c3", (), "c3")
    return table.place(first, "c4").place(second, "d4")


OFF = TakeOffTwo(7, "c4", "d4")


def standing(table: Table) -> list[str]:
    return [UNITS[unit_of(table.pos.hexes[HEX_OF[name]])] for name in ("c4", "d4")]


@pytest.mark.rule("C16.13", "R-C3", "R-C84")
def test_port_7_swaps_two_units_for_two_others_free_of_charge() -> None:
    table = swapping("sheep", "cow").play(OFF, PutInTwo("bakery", "miner"))
    assert standing(table) == ["bakery", "miner"]
    assert (table.player().money, table.player().ports) == (0, (6,))
    assert table.player().left == [4, 4, 4, 3, 4, 4, 4, 3]


@pytest.mark.rule("C16.13", "R-C3", "R-C84")
def test_no_field_leaves_or_enters() -> None:
    assert refused(swapping("field", "cow"), OFF) == ("no-fields", "C16.13")
    assert refused(swapping("sheep", "cow").play(OFF), PutInTwo("field", "bakery")) == ("does-not-fit", "C16.14")


@pytest.mark.rule("C16.13", "R-C84")
def test_exactly_two_units_of_your_own_are_swapped() -> None:
    table = swapping("sheep", "cow").place("cow", "d5", seat=1)
    assert refused(table, TakeOffTwo(7, "c4", "d5")) == ("not-yours", "C16.13")
    assert refused(table, TakeOffTwo(7, "c4", "c5")) == ("not-yours", "C16.13")
    assert table.why_not(TakeOffTwo(7, "c4", "c4")) != ""
    assert table.legal(TakeOffTwo) == [OFF]


@pytest.mark.rule("C16.14", "R-C3")
@pytest.mark.parametrize("pair", [("sheep", "bakery"), ("bakery", "cow"), ("cow", "sheep"), ("cow", "cow")])
def test_no_new_unit_is_of_a_kind_that_left(pair: tuple[str, str]) -> None:
    assert refused(swapping("sheep", "cow").play(OFF), PutInTwo(*pair)) == ("does-not-fit", "C16.14")


@pytest.mark.rule("C16.14", "R-C3")
def test_two_new_units_may_be_alike() -> None:
    assert standing(swapping("sheep", "cow").play(OFF, PutInTwo("bakery", "bakery"))) == ["bakery", "bakery"]


@pytest.mark.rule("C16.14", "R-C3")
def test_deployed_workers_are_one_kind() -> None:
    table = swapping("woodcutter", "sheep").play(OFF)
    assert refused(table, PutInTwo("miner", "cow")) == ("does-not-fit", "C16.14")
    assert table.why_not(PutInTwo("bakery", "cow")) == ""


@pytest.mark.rule("C16.14")
def test_the_land_must_suit_the_new_units() -> None:
    table = swapping("sheep", "cow", land="g1").play(OFF)
    assert refused(table, PutInTwo("miner", "bakery")) == ("does-not-fit", "C16.14")
    assert {action.first for action in table.legal(PutInTwo)} == {"cheese-dairy", "bakery", "distillery"}


@pytest.mark.rule("C16.14")
def test_workers_on_pure_mountain_have_no_successors() -> None:
    assert refused(swapping("miner", "miner", land="m1"), OFF) == ("nothing-fits", "C16.14")


@pytest.mark.rule("C16.14")
def test_units_that_ran_out_cannot_enter() -> None:
    table = swapping("sheep", "cow")
    table.player().left[UNITS.index("bakery")] = 1
    table.play(OFF)
    assert refused(table, PutInTwo("bakery", "bakery")) == ("does-not-fit", "C16.14")
    assert table.why_not(PutInTwo("bakery", "miner")) == ""


@pytest.mark.rule("C16.14", "R-C84")
def test_reach_is_not_asked_of_the_new_units() -> None:
    table = Table(ports=(1, 2, 3, 7)).place("miner", "a8").place("sheep", "h4").place("cow", "l4")
    table.play(TakeOffTwo(7, "h4", "l4"), PutInTwo("bakery", "bakery"))
    assert sorted(table.player().units) == sorted([HEX_OF[name] for name in ("a8", "h4", "l4")])


@pytest.mark.rule("C16.14", "R-C84")
def test_a_fisherman_is_never_swapped() -> None:
    table = sketch(Table("macdonald", "", "", ports=(7,)), "c4 d4", "c3 e3", (), "c3")
    table.place("sheep", "c4").place("sheep", "d4").place("fisherman", "c3")
    assert table.legal(TakeOffTwo) == [OFF]
    assert refused(table, TakeOffTwo(7, "c3", "d4")) == ("nothing-fits", "C16.14")


@pytest.mark.rule("C16.15", "C11.1", "R-C3", "R-C84")
def test_each_new_unit_brings_its_neighbourhood_bonus() -> None:
    table = swapping("sheep", "cow").money(50).place("sheep", "d3", seat=1).place("distillery", "d5", seat=1)
    table.play(OFF, PutInTwo("bakery", "miner"))  # d3 neighbours both, d5 only d4
    assert {action.good for action in table.legal(Buy)} == {"wool", "whisky"}
    table.play(Buy("whisky", 1), Buy("wool", 1))
    assert (table.stock("whisky"), table.stock("wool"), table.player().money) == (1, 1, 50 - 8 - 2)


@pytest.mark.rule("C16.15", "C11.6", "R-C50")
def test_port_7_and_an_expansion_share_the_limit_of_the_turn() -> None:
    table = swapping("sheep", "cow").money(99).merchants(7).place("distillery", "d5", seat=1)
    table.play(OFF, PutInTwo("bakery", "miner"), Buy("whisky", 2), Expand("sheep", "c5"))
    assert table.legal(Buy) == [Buy("whisky", 1)]
    assert refused(table, Buy("whisky", 2)) == ("neighbourhood-limit", "C11.6")


@pytest.mark.rule("C16.15", "C12.1", "R-C3", "R-C25")
def test_two_fourth_buildings_bring_the_building_bonus_once() -> None:
    table = swapping("sheep", "cow")
    for unit in ("bakery", "distillery"):
        table.player().left[UNITS.index(unit)] = 1
    table.play(OFF, PutInTwo("bakery", "distillery"), DrawContracts())
    assert len(table.pos.drawn) == 3
    assert isinstance(table.play(Keep(())).pos.stack[-1], Turn)


@pytest.mark.rule("C16.16", "R-C83")
@pytest.mark.parametrize(("column", "income"), [("woodcutter", 6), ("miner", 4)])
def test_a_worker_goes_back_to_either_column_and_income_follows_the_board(column: str, income: int) -> None:
    table = swapping("woodcutter", "sheep").place("miner", "c5")  # the miner stays on the map
    table.play(OFF)
    assert table.legal(ReturnWorker) == [ReturnWorker("woodcutter"), ReturnWorker("miner")]
    assert refused(table, ReturnWorker("sheep")) == ("no-such-column", "C16.16")
    table.play(ReturnWorker(column), PutInTwo("cow", "cow"))
    assert table.player().left[UNITS.index(column)] == 4
    assert all_pass(table).player().money == 16 + income


@pytest.mark.rule("C16.16", "R-C83")
def test_a_column_without_room_takes_no_worker_back() -> None:
    table = swapping("woodcutter", "woodcutter").place("miner", "c5").play(OFF, ReturnWorker("miner"))
    assert table.legal(ReturnWorker) == [], "the miners are complete: the other goes to the woodcutters by itself"
    assert table.player().left[6:] == [3, 4]
    assert table.legal(PutInTwo) != []


# Port 8


@pytest.mark.rule("C16.17", "R-C26")
def test_port_8_gives_5_pounds_and_contracts_to_draw() -> None:
    table = at_port(8, round_=3)
    table.play(PortContracts(8, True), deal=(20, 30, 40))
    assert (table.player().money, table.pos.drawn) == (5, (20, 30, 40))
    table.play(Keep((30,)))
    assert (table.player().money, table.player().box, table.pos.under) == (0, (30,), (20, 40))


@pytest.mark.rule("C16.17", "R-C26")
def test_port_8_gives_5_pounds_without_drawing() -> None:
    table = at_port(8).play(PortContracts(8, False))
    assert (table.player().money, table.player().box) == (5, ())
    assert isinstance(table.pos.stack[-1], Turn)


@pytest.mark.rule("C16.17", "R-C26")
def test_with_a_full_box_port_8_gives_money_only() -> None:
    table = at_port(8).contract(20)
    assert refused(table, PortContracts(8, True)) == ("box-full", "C16.17")
    assert table.legal(PortContracts) == [PortContracts(8, False)]
    assert table.play(PortContracts(8, False)).player().money == 5


@pytest.mark.rule("C16.17", "C12.5")
def test_with_an_empty_pile_port_8_gives_money_only() -> None:
    table = at_port(8)
    table.pos.unseen = ()
    assert pile_size(table.pos) == 0
    assert table.legal(PortContracts) == [PortContracts(8, False)]


@pytest.mark.rule("C16.17", "C12.3")
def test_a_contract_of_port_8_costs_what_the_round_says() -> None:
    table = at_port(8, round_=5).money(9).play(PortContracts(8, True))
    assert refused(table, Keep(table.pos.drawn[:1])) == ("too-dear", "C8.1")
    first = at_port(8, round_=1).play(PortContracts(8, True))
    assert first.play(Keep(first.pos.drawn[:1])).player().money == 5 + 5


# Port 9


@pytest.mark.rule("C16.11", "C16.18", "R-C85")
def test_port_nine_repeats_a_port() -> None:
    table = Table(ports=(1, 2, 5, 9)).money(3).place("miner", "a8").place("sheep", "m8")
    table.play(PortMoney(9))
    assert (table.player().money, table.player().ports) == (3 - 3 + 10, (8,))
    table.play(PortMoney(5))
    assert (table.player().money, table.player().ports) == (3 + 17, (8, 4))


@pytest.mark.rule("C16.18", "R-C85")
def test_only_port_9_must_be_in_reach() -> None:
    table = at_port(9, 5).money(3)
    assert table.legal(PortMoney) == [PortMoney(9)]
    assert refused(table, PortMoney(5)) == ("port-out-of-reach", "C16.1")
    far = Table(ports=(1, 2, 9, 5)).money(3).place("miner", "a8")
    assert refused(far, PortMoney(9)) == ("port-out-of-reach", "C16.1")


@pytest.mark.rule("C16.18", "R-C85")
def test_port_9_costs_3_pounds_first() -> None:
    table = at_port(9, 5).money(2)
    assert refused(table, PortMoney(9)) == ("too-dear", "C16.18")
    assert table.legal(PortMoney) == []


@pytest.mark.rule("C16.18", "C16.2", "R-C85")
def test_port_9_is_used_once() -> None:
    table = at_port(9, 5, 4).money(20).play(PortMoney(9))
    assert refused(table, PortUpgrade(9)) == ("port-used", "C16.2")


@pytest.mark.rule("C16.18", "R-C85")
def test_port_9_borrows_a_port_that_was_used_already() -> None:
    table = at_port(9, 5).money(3)
    table.player().ports = (4,)
    assert table.play(PortMoney(9)).player().money == 10


@pytest.mark.rule("C16.18")
def test_port_9_borrows_only_ports_in_play() -> None:
    table = at_port(9, 5, 4, 2).money(20)
    assert table.why_not(SwapProcessedGoods(9, "bread", ("bread", "bread"))) == "not-an-answer"


@pytest.mark.rule("C16.18")
@pytest.mark.parametrize(
    ("port", "action"),
    [
        (2, SwapBasicGoods(9, "milk", ("wool", "wool", "wool"))),
        (3, SwapProcessedGoods(9, "bread", ("bread", "whisky"))),
        (4, PortUpgrade(9)),
        (5, PortMoney(9)),
        (6, MovePrice(9, "wool", -3)),
        (7, TakeOffTwo(9, "b3", "b4")),
        (8, PortContracts(9, True)),
        (1, Fulfil(15, (), "beef", 9)),
    ],
    ids=lambda each: str(each) if isinstance(each, int) else "",
)
def test_port_9_borrows_every_port_for_3_pounds(port: int, action: Action) -> None:
    table = at_port(9, port).money(20).goods(milk=1, bread=1, wool=1).contract(16)
    if port == 8:
        table.player().box = ()
    table.place("sheep", "b3").place("cow", "b4")
    table.play(action)
    assert table.player().ports == (8,)
    assert table.player().money == 20 - 3 + {5: 10, 8: 5}.get(port, 0)


@pytest.mark.rule("C16.18", "C16.12")
def test_the_fee_of_port_9_counts_when_a_trade_must_follow() -> None:
    table = at_port(9, 6).money(3 + 7)
    assert refused(table, MovePrice(9, "whisky", -3)) == ("no-trade-follows", "C16.12")
    assert table.money(3 + 8).why_not(MovePrice(9, "whisky", -3)) == ""
