"""The twenty-four delivery bonuses, one by one (I14, booklet 8.3)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.caledonia.expansions.industria.railway import Rails
from tests.games.caledonia.tables import keys

from bothy.games.caledonia.actions.bonuses import DrawContracts
from bothy.games.caledonia.actions.contracts import Keep
from bothy.games.caledonia.actions.expand import Expand
from bothy.games.caledonia.actions.fulfil import Fulfil
from bothy.games.caledonia.actions.moving import MoveUnit
from bothy.games.caledonia.actions.trade import Buy, Sell
from bothy.games.caledonia.actions.upgrades import Done, HireMerchant, TakeMerchantBack, UpgradeShipping
from bothy.games.caledonia.expansions.industria.clans.fraser import Kilts, MakeKilts, PayKilts
from bothy.games.caledonia.expansions.industria.trains.bonus.contracts import ExchangeContract, PutOnTop
from bothy.games.caledonia.expansions.industria.trains.bonus.fulfilling import FetchGoods, FulfilByField
from bothy.games.caledonia.expansions.industria.trains.bonus.goods import GiveWhisky, TakeGoods
from bothy.games.caledonia.expansions.industria.trains.bonus.hexes import PlaceCity, ReserveHex
from bothy.games.caledonia.expansions.industria.trains.bonus.parts import TakePart
from bothy.games.caledonia.expansions.industria.trains.bonus.trades import SendMerchants, ShiftPrice
from bothy.games.caledonia.expansions.industria.trains.bonus.units import ReturnUnit
from bothy.games.caledonia.expansions.industria.trains.bonus.upgrades import UndoUpgrades
from bothy.games.caledonia.map.grid import HEX_OF
from bothy.games.caledonia.pack.types.goods import GOODS
from bothy.games.caledonia.ports.simple import PortMoney
from bothy.games.caledonia.ports.use import ways
from bothy.games.caledonia.position import NEUTRAL
from bothy.games.caledonia.production import Produce
from bothy.games.caledonia.rounds import MerchantsReturn
from bothy.games.caledonia.turn import EndTurn, Turn


def rails(clan: str = "") -> Rails:
    """A table for three; red has a miner on c4, £50 and nothing else."""
    return Rails(clan, "", "").money(50).place("miner", "c4")


def over(table: Rails) -> bool:
    """Returns whether the bonus has no open question left."""
    return isinstance(table.pos.stack[-1], Turn)


@pytest.mark.rule("I14.1", "I14.4", "R-I36")
def test_1_free_land_twice_the_second_hex_adjacent_to_the_first() -> None:
    table = rails().bonus(1)
    assert table.player().money == 60
    table.play(Expand("sheep", "b3"))
    assert table.player().money == 52
    assert table.why_not(Expand("cow", "d4")) == "not-beside-first"
    assert table.why_not(Expand("cow", "b2")) == "needs-shipping"  # adjacent, but across a river
    table.play(Expand("cow", "b4"))
    assert (table.player().money, over(table)) == (43, True)


@pytest.mark.rule("I14.4", "R-I36")
def test_1_adjacent_is_river_or_not_if_it_is_in_reach() -> None:
    table = rails().shipping(1).bonus(1).play(Expand("sheep", "b3"))
    assert table.why_not(Expand("cow", "b2")) == ""


@pytest.mark.rule("I14.5", "R-I19")
def test_2_of_a_field_only_the_land_is_paid() -> None:
    table = rails().place("cow", "b4", 1).bonus(2)
    assert table.why_not(Expand("sheep", "b3")) == "only-a-field"
    assert table.why_not(Expand("field", "g1")) != ""
    table.play(Expand("field", "b3"))
    assert (table.player().money, table.player().left[4]) == (47, 3)
    assert table.pos.stack[-1].name == "bonuses"  # brings the neighbourhood bonus, like any deployment
    table.play(Done())
    assert over(table)


@pytest.mark.rule("I14.6", "R-I6", "R-I21")
def test_3_a_city_closes_a_hex_to_everyone() -> None:
    table = rails().bonus(3)
    assert table.player().money == 65
    assert table.why_not(PlaceCity("c3")) == "loch"
    assert table.why_not(PlaceCity("g1")) != ""
    assert table.why_not(PlaceCity("c4")) == "occupied"
    table.play(PlaceCity("b3"))
    assert table.pos.hexes[HEX_OF["b3"]] == NEUTRAL
    assert table.why_not(Expand("sheep", "b3")) == "occupied"
    table.play(Expand("sheep", "b4"))  # the further main action
    table.play(EndTurn())
    assert table.place("miner", "c5", 1).turn(1).why_not(Expand("sheep", "b3"), seat=1) == "occupied"


@pytest.mark.rule("I14.2", "I14.7", "R-I34", "R-I36")
def test_4_a_jump_of_exactly_three_steps_and_an_upgrade_in_either_order() -> None:
    table = rails().bonus(4)
    assert table.legal(TakePart) == [TakePart("jump"), TakePart("upgrades")]
    table.play(TakePart("upgrades"), UpgradeShipping())
    assert table.player().shipping == 1
    assert table.why_not(TakePart("upgrades")) == "no-such-part"
    table.play(TakePart("jump"))
    assert table.why_not(Expand("field", "c1")) == "not-a-field"
    assert table.why_not(Expand("sheep", "b4")) == "not-a-jump"
    money = table.player().money
    table.play(Expand("sheep", "c1"))  # over c2 and c3, a loch
    assert (money - table.player().money, over(table)) == (5, True)


@pytest.mark.rule("I14.2", "R-I34")
def test_4_each_part_may_be_left() -> None:
    table = rails().bonus(4).play(TakePart("jump"), Done(), TakePart("upgrades"), Done())
    assert (over(table), table.player().shipping, len(table.player().units)) == (True, 0, 1)
    assert over(rails().bonus(4).play(Done()))


@pytest.mark.rule("I14.8", "R-I37")
def test_5_three_upgrades_are_undone_for_four_goods() -> None:
    table = rails().shipping(2).merchants(3)
    table.player().technology[0] = 1
    table.bonus(5)
    assert table.why_not(UndoUpgrades(2, 0, ())) == "undo-exactly"
    assert table.why_not(UndoUpgrades(1, 2, ())) == "too-few-upgrades"  # the first two merchants aren't upgrades
    assert table.why_not(UndoUpgrades(2, 0, ("miner",))) == "too-few-upgrades"
    table.play(UndoUpgrades(1, 1, ("woodcutter",)), TakeGoods(("bread", "whisky", "wool", "wool")))
    player = table.player()
    assert (player.shipping, player.merchants, player.to_hire, player.technology) == (1, 2, 5, [0, 0])
    assert (table.stock("bread"), table.stock("whisky"), table.stock("wool"), player.money) == (1, 1, 2, 50)


@pytest.mark.rule("I14.8", "R-I37")
def test_5_upgrades_given_by_a_clan_count_and_merchants_at_the_market_do_not() -> None:
    table = rails("stewart")
    table.player().market[0] = table.player().merchants
    table.player().merchants = 0
    table.shipping(3).bonus(5)
    assert table.legal(UndoUpgrades) == [UndoUpgrades(3, 0, ())]


@pytest.mark.rule("I14.9")
def test_6_two_different_prices_move_a_step_each() -> None:
    table = rails().price("wool", 0).bonus(6)
    wool, milk = table.pos.prices[0], table.pos.prices[2]
    assert table.player().money == 65
    assert table.why_not(ShiftPrice("wool", -1)) == "price-at-its-end"
    assert table.why_not(ShiftPrice("wool", 2)) == "exactly-so-far"
    table.play(ShiftPrice("wool", 1))
    assert table.why_not(ShiftPrice("wool", 1)) == "price-moved-already"
    table.play(ShiftPrice("milk", -1))
    assert (table.pos.prices[0], table.pos.prices[2], over(table)) == (wool + 1, milk - 1, True)


@pytest.mark.rule("I14.3", "I14.10", "R-I34")
def test_7_a_distillery_and_five_pounds_for_one_of_every_good() -> None:
    table = rails().place("distillery", "b3").place("bakery", "b4").bonus(7)
    assert table.why_not(ReturnUnit("bakery", "b4")) == "no-unit-to-return"
    table.play(ReturnUnit("distillery", "b3"))
    assert (table.player().goods, table.player().money, table.player().left[5]) == ([1] * 6, 45, 4)
    poor = rails().money(4).place("distillery", "b3").bonus(7)
    assert over(poor)


@pytest.mark.rule("I14.11", "R-I38")
def test_8_a_contract_is_exchanged_for_nothing_and_goes_under_the_pile() -> None:
    table = rails().contract(30).bonus(8)
    new = next(contract for contract in table.pos.open if contract >= 0)
    table.play(TakePart("exchange-contract"))
    assert table.why_not(ExchangeContract(3, new)) == "not-your-contract"
    assert table.why_not(ExchangeContract(29, 40)) == "contract-not-open"
    table.play(ExchangeContract(29, new), TakePart("goods"), TakeGoods(("cheese", "milk")))
    assert (table.player().box, table.pos.under, table.player().money) == ((new,), (29,), 50)
    assert new not in table.pos.open
    assert (table.stock("cheese"), table.stock("milk")) == (1, 1)


@pytest.mark.rule("I14.12")
@pytest.mark.parametrize("unit", ["cheese-dairy", "bakery", "distillery"])
def test_9_a_building_for_two_of_every_basic_good(unit: str) -> None:
    table = rails().place(unit, "b3").place("field", "b4").bonus(9)
    assert table.why_not(ReturnUnit("field", "b4")) == "no-unit-to-return"
    table.play(ReturnUnit(unit, "b3"))
    assert table.player().goods == [2, 2, 2, 0, 0, 0]


@pytest.mark.rule("I14.13")
def test_10_four_goods_are_processed_without_buildings() -> None:
    table = rails().bonus(10, milk=3, grain=3)
    assert table.why_not(Produce(2, 2, 1)) == "process-at-most"
    assert table.why_not(Produce(0, 2, 2)) == "too-few-goods"
    table.play(Produce(2, 1, 1))
    assert table.player().goods == [0, 1, 1, 1, 2, 1]


@pytest.mark.rule("I14.13", "I21.12")
def test_10_clan_fraser_may_weave_kilts_too_if_there_is_room() -> None:
    options: dict[str, Any] = {"clan-tiles": "both"}
    table = Rails("fraser", "", "", **options).money(50).place("miner", "c4").bonus(10, milk=3, wool=3)
    assert table.why_not(MakeKilts(3)) == "too-many-kilts"
    table.play(Produce(2, 0, 0))
    assert table.why_not(Produce(2, 0, 0)) == "too-few-goods"
    table.play(MakeKilts(1))
    assert table.why_not(MakeKilts(2)) == "process-at-most"
    table.play(MakeKilts(1))
    assert (table.stock("wool"), table.stock("milk"), table.stock("cheese"), over(table)) == (1, 1, 2, True)
    assert table.pos.rules.stocks(table.pos)["kilts-0"] == 2


@pytest.mark.rule("I21.13", "R-I49")
def test_10_kilts_that_pay_the_demand_make_room_before_the_bonus() -> None:
    options: dict[str, Any] = {"clan-tiles": "both"}
    table = Rails("fraser", "", "", **options).money(50).place("miner", "c4")
    table.pos.part(Kilts).count = 2
    table.bonus(10, wool=2)
    assert table.legal(PayKilts) == [PayKilts(0), PayKilts(1), PayKilts(2)]
    table.play(PayKilts(2), MakeKilts(2))
    assert (table.stock("bread"), table.stock("wool"), table.pos.part(Kilts).count) == (2, 0, 2)


@pytest.mark.rule("I14.14", "R-I6", "R-I39")
def test_11_one_port_out_of_reach_is_used_and_marked() -> None:
    table = Rails("", "", "", ports=(5, 4, 2, 3)).money(50).place("miner", "c4")
    assert table.why_not(PortMoney(5)) == "port-out-of-reach"
    table.bonus(11).play(TakeGoods(("whisky",)))
    assert table.why_not(PortMoney(5)) == ""
    table.play(Buy("wool", 1))  # the further action; the port may be used around it
    assert table.why_not(PortMoney(5)) == ""
    money = table.player().money
    table.play(PortMoney(5))
    assert (table.player().money, table.player().ports) == (money + 10, (4,))
    assert {type(action).name for action in table.pos.legal(0)} == {"end-turn"}


@pytest.mark.rule("I14.14", "R-I39")
def test_11_a_port_out_of_reach_is_offered_before_port_9_in_reach() -> None:
    options: dict[str, Any] = {"port-tiles": "both"}
    table = Rails("", "", "", ports=(12, 4, 2, 9), **options).money(50).place("miner", "a8")
    assert ways(table.pos, 0, 11) == [8]
    table.bonus(11).play(TakeGoods(("whisky",)))
    assert ways(table.pos, 0, 11) == [11, 8]


@pytest.mark.rule("I14.14", "R-I39")
def test_11_a_port_in_reach_leaves_the_pass_alone_and_next_turn_it_is_gone() -> None:
    table = Rails("", "", "", ports=(5, 4, 2, 3)).money(50).place("sheep", "b2").shipping(2)
    table.bonus(11).play(TakeGoods(("whisky",)), PortMoney(5))
    assert table.railway.passes == 1
    table.play(EndTurn()).turn(0)
    table.pos.turns += 1
    assert [type(action).name for action in table.pos.legal(0)].count("port-upgrade") == 0


@pytest.mark.rule("I14.15")
def test_12_an_animal_for_twenty_five_pounds() -> None:
    table = rails().place("cow", "b3").place("field", "b4").bonus(12)
    assert table.why_not(ReturnUnit("field", "b4")) == "no-unit-to-return"
    table.play(ReturnUnit("cow", "b3"))
    assert (table.player().money, table.player().left[1]) == (75, 4)


@pytest.mark.rule("I14.3", "I14.16")
def test_13_two_whisky_for_forty_pounds() -> None:
    table = rails().bonus(13, whisky=3).play(GiveWhisky())
    assert (table.stock("whisky"), table.player().money) == (1, 90)
    assert over(rails().bonus(13, whisky=1))


@pytest.mark.rule("I14.17", "R-I22")
def test_14_units_move_twice() -> None:
    table = rails().place("sheep", "d1").bonus(14)
    assert table.player().money == 60
    table.play(MoveUnit("sheep", "d1", "e1"), MoveUnit("miner", "c4", "c5"))
    assert (sorted(table.player().units), over(table)) == (sorted([HEX_OF["e1"], HEX_OF["c5"]]), True)


@pytest.mark.rule("I14.18", "R-I6")
def test_15_a_good_free_land_and_a_further_action() -> None:
    table = rails().bonus(15).play(TakePart("free-land"), Expand("sheep", "b3"))
    assert table.player().money == 42
    table.play(TakePart("goods"), TakeGoods(("cheese",)), Buy("wool", 1))
    assert (table.stock("cheese"), table.stock("wool")) == (1, 1)
    assert table.why_not(Buy("milk", 1)) == "acted"


@pytest.mark.rule("I14.19", "R-I38")
def test_16_a_contract_on_top_must_be_fulfilled_first() -> None:
    table = rails().contract(50).bonus(16)
    top = next(contract for contract in table.pos.open if contract >= 0)
    table.play(PutOnTop(top, 49))
    assert (table.player().box, table.player().money, over(table)) == ((top,), 70, True)  # round 1 pays £5
    table.play(EndTurn()).turn(0)
    assert table.goods(bread=1, cheese=1, whisky=1, wool=4).why_not(Fulfil(49, (), (), ())) == "not-your-contract"
    assert top == 0  # four wool
    table.play(Fulfil(0, (), (), ()), Done())
    assert (table.player().box, table.railway.covered) == ((49,), [])


@pytest.mark.rule("I14.19", "R-I38")
def test_16_buchanan_puts_one_on_each_box_and_pays_once() -> None:
    table = rails("buchanan").contract(50).contract(49).bonus(16)
    first, second = [contract for contract in table.pos.open if contract >= 0][:2]
    table.play(PutOnTop(first, 49))
    assert table.why_not(PutOnTop(second, first)) == "no-such-box"
    table.play(PutOnTop(second, 48))
    assert (table.player().box, table.player().money) == ((first, second), 70)
    assert sorted(table.railway.covered) == [[0, first, 49], [0, second, 48]]


@pytest.mark.rule("I14.11", "I14.19", "R-I38")
def test_8_after_16_the_contract_below_stays_in_its_box() -> None:
    table = rails().contract(50).bonus(16)
    first, second = [contract for contract in table.pos.open if contract >= 0][:2]
    table.play(PutOnTop(first, 49), EndTurn()).turn(0)
    table.railway.tilted[0] = 0
    table.bonus(8).play(TakePart("exchange-contract"), ExchangeContract(first, second))
    assert (table.player().box, table.railway.covered) == ((second,), [[0, second, 49]])


@pytest.mark.rule("I14.20")
def test_17_fifteen_pounds_and_a_building_bonus() -> None:
    table = rails().bonus(17).play(DrawContracts(), deal=(20, 21, 22))
    assert table.pos.drawn == (20, 21, 22)
    table.play(Keep((21,)))
    assert (table.player().box, table.player().money, over(table)) == ((21,), 70, True)
    assert over(rails().contract(50).bonus(17))  # it needs an empty box


@pytest.mark.rule("I14.21")
def test_18_two_upgrades_and_five_pounds() -> None:
    table = rails()
    table.player().market[0], table.player().merchants = 1, 1
    table.bonus(18).play(TakeMerchantBack("wool"), HireMerchant())
    assert (table.player().merchants, table.player().money, over(table)) == (3, 55, True)


@pytest.mark.rule("I14.22", "R-I21", "R-I40")
def test_19_a_merchant_reserves_a_hex_until_its_owner_deploys_there() -> None:
    table = rails().money(0).place("miner", "c5", 1).money(50, 1).bonus(19)
    assert table.why_not(ReserveHex("c4")) == "occupied"
    table.play(ReserveHex("b3"))  # £3, paid out of the £15
    assert (table.player().money, table.player().merchants, table.player().market) == (12, 1, [0] * 6)
    assert table.railway.reserved == [[HEX_OF["b3"], 0]]
    table.play(EndTurn()).turn(1)
    assert table.why_not(Expand("sheep", "b4"), seat=1) == ""
    table.place("miner", "c2", 1)
    assert table.why_not(Expand("sheep", "b3"), seat=1) == "hex-reserved"
    MerchantsReturn().run(table.pos)
    assert table.player().merchants == 1
    table.turn(0)
    assert table.why_not(ReserveHex("b3")) == "not-an-answer"
    table.play(Expand("cow", "b3"))  # £9, no land
    assert (table.player().money, table.player().merchants, table.railway.reserved) == (3, 2, [])
    assert "merchant-home" in keys(table)


@pytest.mark.rule("I14.22", "R-I22", "R-I40")
def test_19_no_unit_moves_onto_a_reserved_hex_and_it_counts_for_nothing() -> None:
    table = rails().bonus(19).play(ReserveHex("b3"), EndTurn()).turn(0)
    table.railway.tilted[0] = 0
    table.bonus(14)
    table.place("sheep", "b4")
    assert table.why_not(MoveUnit("sheep", "b4", "b3")) == "hex-reserved"
    assert HEX_OF["b3"] not in table.player().units


@pytest.mark.rule("I14.23", "R-I41")
def test_20_four_units_of_a_good_are_sold_for_six_pounds_more_each() -> None:
    table = rails("stewart").price("wool", 6).bonus(20, wool=5)
    price, step = table.pos.price(0), table.pos.prices[0]
    assert table.why_not(Sell("wool", 5)) == "sell-at-most"
    table.play(Sell("wool", 4))
    assert table.player().money == 50 + 4 * (price + 6) + 1  # Stewart's £1 for a trade
    assert (table.stock("wool"), table.pos.prices[0], table.player().market[0]) == (1, step - 4, -4)


@pytest.mark.rule("I14.23", "R-I41")
def test_20_merchants_never_stand_on_both_sides() -> None:
    table = rails()
    table.player().market[0] = 1
    table.bonus(20, wool=5)
    assert over(table)


@pytest.mark.rule("I14.24", "R-I41")
def test_21_three_merchants_for_twenty_pounds_and_three_steps() -> None:
    table = rails().merchants(3).bonus(21)
    step = table.pos.prices[5]
    table.play(SendMerchants("whisky", "buying"))
    assert (table.player().money, table.player().merchants, table.player().market[5]) == (70, 0, 3)
    assert (table.pos.prices[5], table.stock("whisky")) == (step + 3, 0)
    assert over(rails().merchants(2).bonus(21))
    selling = rails("stewart").bonus(21).play(SendMerchants("whisky", "selling"))
    assert (selling.player().money, selling.player().market[5]) == (71, -3)


@pytest.mark.rule("I14.25", "I14.28", "R-I41")
def test_22_two_goods_are_fetched_free_and_go_into_a_contract_at_once() -> None:
    table = rails().contract(50).bonus(22, whisky=1)
    steps = table.pos.prices[:]
    assert table.why_not(FetchGoods(("wool", "wool"))) == "fetch-for-contract"
    assert table.why_not(FetchGoods(("cheese", "whisky"))) == "fetch-for-contract"  # bread would still be missing
    table.play(FetchGoods(("bread", "cheese")))
    assert table.legal(Fulfil) == [Fulfil(49, (), (), ())]
    table.play(Fulfil(49, (), (), ()))
    assert (table.player().goods, table.player().merchants, table.player().fulfilled) == ([0] * 6, 0, (49,))
    assert [now - then for now, then in zip(table.pos.prices, steps, strict=True)] == [0, 0, 0, 1, 1, 0]
    lines = [line for event in table.events for line in event.lines]
    assert {("bread-0", -1, "export"), ("cheese-0", -1, "export"), ("whisky-0", -1, "export")} <= set(lines)


@pytest.mark.rule("I14.25", "R-I41")
def test_22_needs_merchants_for_the_goods_fetched() -> None:
    table = rails().contract(50).merchants(1).bonus(22, whisky=1)
    assert over(table)
    assert over(rails().bonus(22, whisky=1))


@pytest.mark.rule("I14.26")
def test_23_six_pounds_for_each_rare_import() -> None:
    table = rails().contract(2).bonus(23, wool=6).play(Fulfil(1, (), (), ()))
    assert (table.player().money, table.player().imports) == (50 + 3 * 6, [0, 3, 0])
    assert over(table)


@pytest.mark.rule("I14.28", "R-I42")
def test_23_buchanan_may_fulfil_a_second_contract_without_the_bonus() -> None:
    table = rails("buchanan").contract(2).contract(35).bonus(23, wool=9, whisky=1)
    table.play(Fulfil(1, (), (), ()))
    assert table.pos.stack[-1].name == "fulfil-another"
    money = table.player().money
    table.play(Fulfil(34, (), (), ()))
    assert (table.player().money - money, over(table)) == (1, True)  # a marked step of the import track


@pytest.mark.rule("I14.27", "R-I42")
def test_24_a_field_pays_a_whole_contract() -> None:
    table = rails().contract(4).place("field", "b3").place("sheep", "b4").bonus(24)
    assert table.why_not(FulfilByField(3, "b4")) == "no-field-there"
    assert table.why_not(FulfilByField(5, "b3")) == "not-your-contract"
    table.play(FulfilByField(3, "b3"))
    assert (table.player().fulfilled, table.player().imports, table.player().hops) == ((3,), [3, 0, 0], 3)
    assert (table.player().left[4], table.player().goods) == (4, [0] * 6)


def test_every_bonus_has_a_question_or_is_over_at_once() -> None:
    for number in range(1, 25):
        table = rails().bonus(number)
        assert table.pos.stack[-1].seats_to_act(table.pos) == (0,)
        assert "bonus-taken" in keys(table)


def test_goods_are_chosen_of_the_right_kinds() -> None:
    table = rails().bonus(11)
    assert [action.goods for action in table.legal(TakeGoods)] == [(good,) for good in GOODS[3:]]
    assert table.why_not(TakeGoods(("wool",))) == "goods-to-choose"
