"""Deliveries, waivers and the port pass in the booklet's list: money, marks, and combinations."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.caledonia.expansions.industria.railway import Rails

from bothy.games.caledonia.actions.fulfil import Fulfil
from bothy.games.caledonia.actions.trade import Buy, Sell
from bothy.games.caledonia.actions.upgrades import DONE, Done
from bothy.games.caledonia.expansions.industria.clans.fraser import Kilts, PayKilts
from bothy.games.caledonia.expansions.industria.trains.bonus.fulfilling import FetchGoods
from bothy.games.caledonia.expansions.industria.trains.bonus.goods import TakeGoods
from bothy.games.caledonia.expansions.industria.trains.bonus.hexes import ReserveHex
from bothy.games.caledonia.expansions.industria.trains.bonus.trades import SendMerchants
from bothy.games.caledonia.expansions.industria.trains.bonus.units import ReturnUnit
from bothy.games.caledonia.map.grid import HEX_OF
from bothy.games.caledonia.ports.move_price import MovePrice
from bothy.games.caledonia.ports.simple import PortMoney, PortUpgrade
from bothy.games.caledonia.turn import EndTurn, Turn

OPTIONS: dict[str, Any] = {"port-tiles": "both", "clan-tiles": "both"}
MONEY = {1: 10, 3: 15, 6: 15, 14: 10, 16: 15, 17: 15, 18: 5}
"""The pounds that a bonus gives for free (booklet 8.3)."""


def rails(clan: str = "", ports: tuple[int, ...] = ()) -> Rails:
    """A table for three; red has a miner on c4 and £50."""
    return Rails(clan, "", "", ports=ports, **OPTIONS).money(50).place("miner", "c4")


def near_ports(*ports: int, clan: str = "") -> Rails:
    """The same table, with units and ships at corners A, B and D."""
    return rails(clan, ports).place("sheep", "b2").place("sheep", "m2").place("miner", "a8").shipping(5)


def decline(table: Rails) -> Rails:
    """Declines everything optional in a bonus for red, and takes the first goods where goods must be chosen."""
    while not isinstance(table.pos.stack[-1], Turn):
        legal = table.pos.legal(0)
        table.play(DONE if DONE in legal else legal[0])
    return table


# Money


@pytest.mark.rule("I14.1", "I14.2")
@pytest.mark.parametrize("number", range(1, 25))
def test_a_player_who_declines_everything_in_a_bonus_gets_only_its_money(number: int) -> None:
    table = rails().place("cow", "b3").place("field", "b4").place("distillery", "d3").contract(2).merchants(4)
    decline(table.bonus(number, wool=6, milk=2, grain=2, whisky=2))
    assert table.player().money == 50 + MONEY.get(number, 0)


@pytest.mark.rule("I14.10", "I14.15", "I14.22")
@pytest.mark.parametrize(
    ("number", "answer", "pounds"),
    [
        (7, ReturnUnit("distillery", "d3"), -5),
        (9, ReturnUnit("distillery", "d3"), 0),
        (12, ReturnUnit("cow", "b3"), 25),
        (19, ReserveHex("c5"), 15 - 3),  # the land of c5 costs £3
        (21, SendMerchants("wool", "selling"), 20),
    ],
)
def test_each_bonus_costs_and_brings_its_listed_money(number: int, answer: Any, pounds: int) -> None:
    table = rails().place("cow", "b3").place("distillery", "d3").merchants(4)
    assert table.pos.board.land_cost[HEX_OF["c5"]] == 3
    table.bonus(number).play(answer)
    assert decline(table).player().money == 50 + pounds


@pytest.mark.rule("I14.23", "R-I41", "R-I48")
def test_douglas_sells_four_dear_with_two_merchants_and_has_his_pounds_back() -> None:
    table = rails("douglas").merchants(2).price("wool", 5).bonus(20, wool=4)
    price = table.pos.price(0)
    table.play(Sell("wool", 4))
    assert table.player().money == 50 + 4 * (price + 6) + 2 * 2, "£2 for each pair"
    assert table.player().merchants == 0


@pytest.mark.rule("I14.23", "R-I41")
def test_a_good_at_the_lowest_price_is_still_sold_for_six_pounds_more() -> None:
    table = rails().merchants(4).price("milk", 0).bonus(20, milk=2)
    price = table.pos.price(2)
    table.play(Sell("milk", 2))
    assert (table.player().money, table.pos.prices[2]) == (50 + 2 * (price + 6), 0)


# Bonuses 22 and 23


@pytest.mark.rule("I14.25", "R-I41")
@pytest.mark.parametrize(("clan", "merchants"), [("", 2), ("douglas", 1)])
def test_22_two_goods_alike_need_two_merchants_and_douglas_one(clan: str, merchants: int) -> None:
    table = rails(clan).contract(7).merchants(merchants - 1).bonus(22)  # contract 7: two bread
    assert isinstance(table.pos.stack[-1], Turn), "too few merchants: nothing to ask"
    table = rails(clan).contract(7).merchants(merchants).bonus(22)
    step = table.pos.prices[3]
    table.play(FetchGoods(("bread", "bread")))
    assert table.player().money in (50, 52), "free, but Douglas has £2 of every pair"
    table.play(table.legal(Fulfil)[0])
    assert (table.player().merchants, table.stock("bread"), table.pos.prices[3]) == (0, 0, step + merchants)


@pytest.mark.rule("I14.25", "R-I41")
def test_22_is_a_trade_so_merchants_on_the_selling_side_forbid_it_and_stewart_earns() -> None:
    table = rails().contract(7).merchants(4)
    table.player().market[3] = -1
    assert isinstance(table.bonus(22).pos.stack[-1], Turn)
    stewart = rails("stewart").contract(7).merchants(4).bonus(22).play(FetchGoods(("bread", "bread")))
    assert stewart.player().money == 50 + 1


@pytest.mark.rule("I14.25", "R-I41", "R-I42")
def test_22_goods_that_port_10_leaves_out_are_not_fetched() -> None:
    table = near_ports(10, 4, 2, 3).contract(50).merchants(2).bonus(22)  # bread, cheese, whisky
    table.play(FetchGoods(("bread", "cheese")))
    assert table.legal(Fulfil) == [Fulfil(49, (), ("whisky",), (10,))]
    table.play(Fulfil(49, (), ("whisky",), (10,)))
    assert (table.player().fulfilled, table.player().ports) == ((49,), (9,))


@pytest.mark.rule("I14.25", "I21.13", "R-I41", "R-I58")
def test_22_no_kilt_is_paid_in_place_of_a_good_that_was_fetched() -> None:
    table = rails("fraser").contract(7).merchants(2)  # two bread
    table.pos.part(Kilts).count = 1
    table.bonus(22).play(PayKilts(0), FetchGoods(("bread", "bread")), Fulfil(6, (), (), ()))
    assert table.legal(PayKilts) == []
    assert (table.stock("bread"), table.pos.part(Kilts).count) == (0, 1)
    other = rails("fraser").contract(25).merchants(2)  # two bread and a cheese, which is in stock
    other.pos.part(Kilts).count = 1
    other.bonus(22, cheese=1).play(
        PayKilts(0), FetchGoods(("bread", "bread")), Fulfil(24, (), (), ()), PayKilts(1)
    )
    assert (other.stock("cheese"), other.stock("bread")) == (1, 0), "the cheese was not fetched"


@pytest.mark.rule("I14.26", "R-I42")
def test_23_pays_for_imports_whatever_a_port_leaves_out_and_hops_bring_nothing() -> None:
    table = near_ports(10, 4, 2, 3).contract(7)  # two bread for two cotton
    contract = table.pos.rules.pack.contracts[6]
    table.bonus(23, bread=1)
    assert isinstance(table.pos.stack[-1], Turn) is False
    table.play(Fulfil(6, (), ("bread",), (10,)))
    gained = 6 * sum(contract.imports)
    assert sum(contract.imports) == 2
    assert decline(table).player().money == 50 + gained + contract.money


@pytest.mark.rule("I14.26")
def test_23_without_a_contract_that_can_be_paid_asks_nothing() -> None:
    assert isinstance(rails().contract(2).bonus(23, wool=5).pos.stack[-1], Turn)


# Contracts paid with several marks


@pytest.mark.rule("I22.2", "C16.7", "R-I42", "R-C85")
def test_three_marks_pay_a_whole_contract() -> None:
    table = near_ports(1, 10, 2, 9).contract(43)  # one bread, one whisky, one beef
    whole = [action for action in table.legal(Fulfil) if len(action.spare) == 3]
    assert [(action.animals, action.ports) for action in whole] == [((), (1, 9, 10))]
    table.play(whole[0])
    assert (table.player().fulfilled, table.player().imports) == ((42,), [3, 0, 0])
    assert (table.player().money, sorted(table.player().ports)) == (50 - 3, [0, 8, 9]), "port 9 costs its £3"


@pytest.mark.rule("I22.2", "C16.7", "R-I42", "R-C85")
def test_port_9_stands_in_for_either_of_two_other_marks() -> None:
    table = near_ports(1, 10, 2, 9).contract(19)  # one cheese and one mutton
    pairs = {action.ports for action in table.legal(Fulfil) if len(action.spare) == 2}
    assert pairs == {(1, 10), (1, 9), (9, 10)}
    poor = near_ports(1, 10, 2, 9).money(2).contract(19)
    assert {action.ports for action in poor.legal(Fulfil) if len(action.spare) == 2} == {(1, 10)}


@pytest.mark.rule("I22.2", "C16.2", "R-I42")
def test_a_port_marked_before_leaves_nothing_out() -> None:
    table = near_ports(1, 10, 2, 9).contract(19).goods(cheese=1)
    table.player().ports = (0,)
    assert [action.ports for action in table.legal(Fulfil) if "mutton" in action.spare] == [(9,), (9, 10)]


# The port pass of bonus 11


@pytest.mark.rule("I14.14", "R-I39")
def test_the_pass_serves_one_port_and_no_port_that_is_marked() -> None:
    table = rails(ports=(5, 4, 2, 3)).bonus(11).play(TakeGoods(("bread",)))
    assert (table.why_not(PortMoney(5)), table.why_not(PortUpgrade(4))) == ("", "")
    table.play(PortMoney(5))
    assert table.why_not(PortUpgrade(4)) == "port-out-of-reach"
    marked = rails(ports=(5, 4, 2, 3))
    marked.player().ports = (4,)
    marked.bonus(11).play(TakeGoods(("bread",)))
    assert (marked.why_not(PortMoney(5)), marked.why_not(PortUpgrade(4))) == ("port-used", "")


@pytest.mark.rule("I14.14", "R-I39", "C16.18")
def test_the_pass_may_go_to_port_9_which_borrows_for_three_pounds() -> None:
    table = rails(ports=(5, 9, 2, 3)).bonus(11).play(TakeGoods(("bread",)), PortMoney(9))
    assert (table.player().money, table.player().ports) == (50 - 3 + 10, (8,))
    assert table.why_not(PortMoney(5)) == "port-out-of-reach", "the pass is gone"
    poor = rails(ports=(5, 9, 2, 3)).money(2).bonus(11).play(TakeGoods(("bread",)))
    assert poor.why_not(PortMoney(9)) == "too-dear"


@pytest.mark.rule("I14.14", "R-I39")
def test_the_pass_works_inside_the_further_action() -> None:
    table = rails(ports=(10, 4, 2, 3)).contract(7).bonus(11, bread=1).play(TakeGoods(("cheese",)))
    table.play(Fulfil(6, (), ("bread",), (10,)))
    assert (table.player().fulfilled, table.player().ports) == ((6,), (9,))
    trade = rails(ports=(6, 4, 2, 3)).price("wool", 5).bonus(11).play(TakeGoods(("cheese",)))
    trade.play(MovePrice(6, "wool", -3), Buy("wool", 1))
    assert trade.player().ports == (5,)


@pytest.mark.rule("I14.14", "R-I39", "R-I6")
def test_an_unused_pass_ends_with_the_turn() -> None:
    table = rails(ports=(5, 4, 2, 3)).bonus(11).play(TakeGoods(("bread",)), Buy("wool", 1))
    assert table.why_not(PortMoney(5)) == ""
    table.play(EndTurn()).turn(0)
    table.pos.turns += 1
    assert table.why_not(PortMoney(5)) == "port-out-of-reach"


@pytest.mark.rule("I14.2")
def test_a_bonus_may_be_taken_in_part() -> None:
    table = rails().bonus(18)
    assert table.player().money == 50 + 5
    table.play(table.legal(Done)[0])
    assert decline(table).player().money == 50 + 5
