"""Clans and ports of Industria at a table with trains: bonuses, awards, scoring tiles, ports 6, 16 and 17."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.caledonia.expansions.industria.railway import Rails
from tests.games.caledonia.expansions.industria.sharing import clan_table
from tests.games.caledonia.sketches import sketch
from tests.games.caledonia.tables import Table, scores

from bothy.games.caledonia.actions.expand import Expand
from bothy.games.caledonia.actions.fulfil import Fulfil
from bothy.games.caledonia.actions.trade import Sell
from bothy.games.caledonia.actions.upgrades import DONE, BonusUpgrade, Done
from bothy.games.caledonia.expansions.industria.awards.counting import counted as counted_for_award
from bothy.games.caledonia.expansions.industria.clans.fraser import Kilts, MakeKilts
from bothy.games.caledonia.expansions.industria.clans.macgregor import Grazing, LeadSheep
from bothy.games.caledonia.expansions.industria.milestones.part import Milestones
from bothy.games.caledonia.expansions.industria.trains.bonus.fulfilling import FetchGoods
from bothy.games.caledonia.expansions.industria.trains.bonus.goods import ProcessNow
from bothy.games.caledonia.expansions.industria.trains.bonus.land import FreeField, Jump
from bothy.games.caledonia.expansions.industria.trains.bonus.trades import SendMerchants
from bothy.games.caledonia.expansions.industria.trains.bonus.upgrades import most_undone
from bothy.games.caledonia.expansions.industria.trains.delivering import Deliver
from bothy.games.caledonia.expansions.industria.trains.ports import PortMarker
from bothy.games.caledonia.expansions.industria.trains.run import RunTrain
from bothy.games.caledonia.expansions.industria.trains.station import PlaceStation
from bothy.games.caledonia.map.grid import HEX_OF
from bothy.games.caledonia.ports.move_price import MovePrice
from bothy.games.caledonia.production import Produce
from bothy.games.caledonia.scoring.scores import counted, glory_for

LINE = ("e5 e4=g3 e3=g2 e2 e1", "", ())


def rails(clan: str) -> Rails:
    options: Any = {"clan-tiles": "both"}
    return Rails(clan, "", "", **options)


@pytest.mark.rule("I21.12", "I14.13")
def test_delivery_bonus_10_lets_fraser_make_kilts_without_makers() -> None:
    table = rails("fraser").goods(wool=3, milk=3)
    table.pos.push(ProcessNow(0, 4))
    table.play(Produce(3, 0, 0))
    assert table.why_not(MakeKilts(2)) == "process-at-most", "four goods in all"
    table.play(MakeKilts(1))
    assert (table.stock("cheese"), table.pos.part(Kilts).count, table.stock("wool")) == (3, 1, 2)


@pytest.mark.rule("I21.12", "I14.13")
def test_delivery_bonus_10_serves_fraser_with_nothing_but_wool() -> None:
    table = rails("fraser").goods(wool=3)
    table.pos.push(ProcessNow(0, 4))
    table.pos.settle(None)
    assert table.why_not(MakeKilts(3)) == "too-many-kilts", "two on the tile"
    table.play(MakeKilts(2))
    assert table.pos.part(Kilts).count == 2


@pytest.mark.rule("I21.81", "I21.82", "R-I19")
def test_the_field_of_delivery_bonus_2_may_jump_and_pays_for_it() -> None:
    table = sketch(rails("sinclair").money(20), *LINE).place("sheep", "e5")
    table.pos.push(FreeField(0))
    table.play(Expand("field", "e3"))
    assert table.player().money == 20 - 2 - 2
    assert table.pos.stack[-1] == BonusUpgrade(0)


@pytest.mark.rule("I21.86")
def test_the_jump_of_delivery_bonus_4_costs_no_toll() -> None:
    table = sketch(rails("sinclair").money(20), *LINE).place("sheep", "e5").place("sheep", "e4")
    table.pos.push(Jump(0))
    table.play(Expand("cow", "e2"))
    assert table.player().money == 20 - 1
    assert table.pos.stack[-1] != BonusUpgrade(0)


@pytest.mark.rule("I21.80", "R-I37")
def test_delivery_bonus_5_never_reduces_sinclair_s_shipping() -> None:
    assert most_undone(rails("sinclair").pos, 0)[0] == 0
    assert most_undone(rails("macgregor").pos, 0)[0] == 1


@pytest.mark.rule("I21.46", "R-I52")
def test_the_field_of_delivery_bonus_2_may_graze() -> None:
    table = sketch(rails("macgregor").money(20), *LINE).place("sheep", "e4").place("sheep", "e3")
    table.pos.push(FreeField(0))
    table.play(Expand("field", "e4"))
    assert table.player().money == 20, "neither unit nor land is paid"
    assert table.pos.stack[-1] == Grazing(0, HEX_OF["e4"])
    table.play(LeadSheep("e2"))


@pytest.mark.rule("I21.46")
def test_the_jump_of_delivery_bonus_4_does_not_graze() -> None:
    table = (
        sketch(rails("macgregor").money(20), *LINE).place("sheep", "e5").place("sheep", "e2").place("sheep", "e1")
    )
    table.pos.push(Jump(0))
    assert table.why_not(Expand("bakery", "e2")) == "occupied"
    assert table.why_not(DONE) == ""


@pytest.mark.rule("I21.15", "R-I26")
def test_an_award_for_processed_goods_counts_kilts() -> None:
    table = clan_table("fraser", "", "").goods(bread=1)
    table.pos.part(Kilts).count = 2
    assert counted_for_award(table.pos, 0, "processed-goods") == 3


def tile(table: Table, counts: str) -> int:
    """Returns the count of a scoring tile."""
    rows = table.pos.rules.pack.scoring_tiles
    row = next(row for row in rows if row.counts == counts)
    assert glory_for(table.pos, 0, row) >= 0
    return counted(table.pos, 0, row)


@pytest.mark.rule("I21.15", "I21.16", "R-I26", "R-I27")
def test_scoring_tiles_12_and_13_count_kilts_and_kilt_makers() -> None:
    table = clan_table("fraser", "", "", **{"round-tiles": "both"}).goods(bread=1, wool=2)
    table.place("miner", "c4").place("sheep", "b4").pos.part(Kilts).count = 2
    assert tile(table, "kinds-of-goods") == 3
    assert tile(table, "production-chains") == 1


@pytest.mark.rule("I21.20", "I21.27", "R-I12", "R-I26")
def test_a_field_of_gordon_s_serves_three_and_silos_count_as_grain() -> None:
    table = clan_table("gordon", "", "", **{"round-tiles": "both"}).place("field", "b4")
    for hex_ in ("b3", "b5", "c5"):
        table.place("bakery", hex_)
    assert tile(table, "production-chains") == 3
    plain = clan_table("campbell", "", "", **{"round-tiles": "both"}).place("field", "b4")
    for hex_ in ("b3", "b5", "c5"):
        plain.place("bakery", hex_)
    assert tile(plain, "production-chains") == 2


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
