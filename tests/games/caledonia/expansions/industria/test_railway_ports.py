"""Ports at a table with trains: the lower halves of 16 and 17, and port 6 inside bonuses that are trades."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.caledonia.expansions.industria.railway import Rails
from tests.games.caledonia.phases import scores
from tests.games.caledonia.tables import Table

from bothy.games.caledonia.actions.fulfil import Fulfil
from bothy.games.caledonia.actions.trade import Sell
from bothy.games.caledonia.actions.upgrades import Done
from bothy.games.caledonia.expansions.industria.milestones.part import Milestones
from bothy.games.caledonia.expansions.industria.trains.bonus.fulfilling import FetchGoods
from bothy.games.caledonia.expansions.industria.trains.bonus.trades import SendMerchants
from bothy.games.caledonia.expansions.industria.trains.delivering import Deliver
from bothy.games.caledonia.expansions.industria.trains.ports import PortMarker
from bothy.games.caledonia.expansions.industria.trains.run import RunTrain
from bothy.games.caledonia.expansions.industria.trains.station import PlaceStation
from bothy.games.caledonia.ports.move_price import MovePrice


def at_ports(*ports: int) -> Rails:
    """A table with red's sheep on b2, which reaches the port of corner A with 1-loch shipping."""
    options: dict[str, Any] = {"port-tiles": "both"}
    return Rails("", "", "", ports=ports, **options).money(50).place("sheep", "b2").shipping(2)


@pytest.mark.rule("I13.12", "R-I32")
def test_port_16_leaves_out_a_processed_good_or_two_basic_ones() -> None:
    table = at_ports(16, 4, 2, 3).asks("perth", wool=2, bread=1, cheese=1).goods(wool=2, bread=1)
    table.play(RunTrain(("perth",)))
    assert table.legal(Deliver) == []
    assert (table.player().ports, table.player().goods) == ((15,), [0] * 6)  # cheese: the only way
    table = at_ports(16, 4, 2, 3).asks("perth", wool=2, bread=1, cheese=1).goods(wool=2, bread=1, cheese=1)
    table.play(RunTrain(("perth",)))
    ways = {(action.spare, action.ports) for action in table.legal(Deliver)}
    assert ways == {((), ()), (("bread",), (16,)), (("cheese",), (16,)), (("wool", "wool"), (16,))}
    assert table.why_not(Deliver(("wool",), (16,))) == "train-no-such-payment"
    table.play(Deliver(("wool", "wool"), (16,)))
    assert (table.player().ports, table.stock("wool"), table.stock("bread")) == ((15,), 2, 0)


@pytest.mark.rule("I13.12", "R-I3")
def test_without_port_16_in_reach_everything_is_paid() -> None:
    table = at_ports(16, 4, 2, 3).shipping(0).goods(bread=1)
    assert table.why_not(RunTrain(("perth",))) == "too-few-goods"
    assert table.shipping(2).why_not(RunTrain(("perth",))) == ""


@pytest.mark.rule("I13.13", "R-I7", "R-I32")
def test_port_17_takes_a_marker_that_counts_as_a_delivery() -> None:
    table = at_ports(17, 4, 2, 3).play(PortMarker(17))
    assert (table.railway.track[0], table.pos.part(Milestones).markers[0]) == (4, 1)
    assert scores(table)["deliveries"] == 2
    assert table.why_not(PortMarker(17)) == "port-used"
    empty = at_ports(17, 4, 2, 3).delivered(5)
    assert empty.why_not(PortMarker(17)) == "track-empty"


@pytest.mark.rule("I13.13", "R-I7")
def test_port_17_may_bring_the_station_which_is_placed_at_once() -> None:
    table = at_ports(17, 4, 2, 3).delivered(4).place("cow", "d2", 1).place("sheep", "d1").play(PortMarker(17))
    assert table.pos.legal(0) == [PlaceStation("d2")]


@pytest.mark.rule("R-I32", "I20.1")
@pytest.mark.parametrize("trains", ["off", "milestones-for-5", "simple-demands"])
def test_without_trains_the_upper_halves_serve(trains: str) -> None:
    options: dict[str, Any] = {"port-tiles": "both", "trains": trains}
    effects = [row.effect for row in Table(seats=3, **options).pos.rules.pack.ports]
    assert effects[15:17] == ["move-units", "move-a-building"]


@pytest.mark.rule("R-I41")
def test_port_6_works_before_a_dear_sale_and_then_that_good_is_sold() -> None:
    table = at_ports(6, 4, 2, 3).price("wool", 3).bonus(20, wool=2, milk=2)
    assert table.why_not(MovePrice(6, "bread", 3)) == "no-trade-follows"
    table.play(MovePrice(6, "wool", 3))
    assert table.why_not(Done()) == "trade-moved-good"
    assert table.why_not(Sell("milk", 1)) == "trade-moved-good"
    price, money = table.pos.price(0), table.player().money
    table.play(Sell("wool", 2))
    assert table.player().money == money + 2 * (price + 6)


@pytest.mark.rule("R-I41")
def test_port_6_works_before_merchants_are_sent_or_goods_fetched() -> None:
    table = at_ports(6, 4, 2, 3).merchants(3).price("milk", 5).bonus(21)
    table.play(MovePrice(6, "milk", -3), SendMerchants("milk", "selling"))
    assert table.pos.prices[2] == 0
    table = at_ports(6, 4, 2, 3).price("bread", 5).contract(50).bonus(22, whisky=1)
    assert table.why_not(MovePrice(6, "wool", 3)) == "no-trade-follows"
    table.play(MovePrice(6, "bread", -3))
    assert table.legal(FetchGoods) == [FetchGoods(("bread", "cheese"))]
    table.play(FetchGoods(("bread", "cheese")), Fulfil(49, (), (), ()))
    assert table.pos.prices[3] == 3


@pytest.mark.rule("I13.4", "I13.5", "I13.12", "C16.18")
def test_fees_leave_the_money_that_port_16_costs_through_port_9() -> None:
    table = at_ports(9, 16, 2, 3).at("perth", 1).asks("perth", wool=2, bread=1, cheese=1).goods(wool=2, bread=1)
    assert table.money(6).why_not(RunTrain(("perth",))) == ""
    assert table.money(5).why_not(RunTrain(("perth",))) == "train-could-not-deliver"
    assert RunTrain(("perth",)) not in table.legal(RunTrain)
    table.money(6).play(RunTrain(("perth",)))
    assert (table.player().money, table.stock("bread"), table.railway.tilted[0]) == (0, 0, 1)
