"""Trading at the market, also where modules change what a trade costs (C7)."""

from __future__ import annotations

import pytest
from tests.games.caledonia.everything import game_with
from tests.games.caledonia.sketches import refused, sentence
from tests.games.caledonia.tables import Table

from bothy.games.caledonia.actions.contracts import Obtain
from bothy.games.caledonia.actions.expand import Expand
from bothy.games.caledonia.actions.trade import LARGEST, TRADING, Buy, Sell
from bothy.games.caledonia.actions.upgrades import TakeMerchantBack
from bothy.games.caledonia.module import Module, Quote
from bothy.games.caledonia.pack.types.goods import GOODS, WHISKY
from bothy.games.caledonia.ports.simple import PortUpgrade
from bothy.games.caledonia.position import Caledonia
from bothy.games.caledonia.turn import EndTurn
from bothy.kernel import Action, Options


@pytest.mark.rule("C7.1", "C7.2", "C7.3", "R-C47")
def test_buying_two_whisky_at_ten() -> None:
    table = Table().money(20).price("whisky", 2).play(Buy("whisky", 2))
    assert table.player().market == [0, 0, 0, 0, 0, 2]
    assert (table.player().merchants, table.player().money, table.stock("whisky")) == (0, 0, 2)
    assert (table.pos.prices[WHISKY], table.pos.price(WHISKY)) == (4, 12)


@pytest.mark.rule("C7.1", "C7.2", "C7.3", "R-C47")
def test_selling_two_milk_at_five() -> None:
    table = Table().goods(milk=3).play(Sell("milk", 2))
    assert table.player().market == [0, 0, -2, 0, 0, 0]
    assert (table.player().merchants, table.player().money, table.stock("milk")) == (0, 10, 1)
    assert table.pos.prices[GOODS.index("milk")] == 1


@pytest.mark.rule("C7.1")
@pytest.mark.parametrize("count", [0, -1])
def test_a_trade_deals_in_at_least_one_unit(count: int) -> None:
    table = Table().money(50).goods(wool=5)
    assert refused(table, Buy("wool", count)) == ("no-such-number", "C7.1")
    assert refused(table, Sell("wool", count)) == ("no-such-number", "C7.1")


@pytest.mark.rule("C7.1")
def test_every_unit_needs_a_merchant() -> None:
    table = Table().money(50).goods(wool=5)
    assert refused(table, Buy("wool", 3)) == ("too-few-merchants", "C7.1")
    assert refused(table, Sell("wool", 3)) == ("too-few-merchants", "C7.1")
    assert sentence(table, Buy("wool", 3)) == (
        "You need 3 merchants in stock and have 2. Hire one, trade less, or wait until yours come back."
    )
    assert sentence(table, Sell("wool", 3)) == (
        "You need 3 merchants in stock and have 2. Hire one, trade less, or wait until yours come back."
    )


@pytest.mark.rule("C7.1")
def test_without_merchants_there_is_no_trade() -> None:
    table = Table().money(50).goods(wool=5).merchants(0)
    assert table.legal(Buy) + table.legal(Sell) == []
    assert refused(table, Buy("grain", 1)) == ("too-few-merchants", "C7.1")


@pytest.mark.rule("C7.1", "C5.2")
def test_merchants_stay_on_the_market_all_round() -> None:
    table = Table().money(50).play(Buy("wool", 1), EndTurn()).turn(0).play(Buy("wool", 1), EndTurn()).turn(0)
    assert table.player().market[0] == 2
    assert refused(table, Buy("grain", 1)) == ("too-few-merchants", "C7.1")


@pytest.mark.rule("C7.1")
def test_all_seven_merchants_may_go_in_one_trade() -> None:
    table = Table().money(28).merchants(7)
    assert table.play(Buy("wool", 7)).stock("wool") == 7


@pytest.mark.rule("C7.2", "R-C47")
def test_the_whole_sum_must_be_there() -> None:
    table = Table().money(19).price("whisky", 2)
    assert refused(table, Buy("whisky", 2)) == ("too-dear", "C7.2")
    assert sentence(table, Buy("whisky", 2)) == (
        "It costs £20, and you have £19. Selling goods or passing brings in money."
    )
    assert table.why_not(Buy("whisky", 1)) == ""


@pytest.mark.rule("C7.2", "R-C47")
def test_all_goods_sold_must_be_there() -> None:
    table = Table().goods(cheese=1)
    assert refused(table, Sell("cheese", 2)) == ("too-few-goods", "C7.2")
    assert sentence(table, Sell("cheese", 2)) == (
        "You need 2 cheese and have 1. You get more from production or at the market."
    )


@pytest.mark.rule("C7.3")
@pytest.mark.parametrize("count", [1, 2, 3])
def test_the_marker_moves_one_step_a_unit(count: int) -> None:
    bought = Table().money(50).merchants(3).play(Buy("bread", count))
    sold = Table().goods(bread=3).merchants(3).play(Sell("bread", count))
    assert bought.pos.prices == [3, 3, 3, 3 + count, 3, 3]
    assert sold.pos.prices == [3, 3, 3, 3 - count, 3, 3]


@pytest.mark.rule("C7.4", "R-C10")
def test_the_marker_stops_at_the_top_and_the_trade_goes_through() -> None:
    table = Table().money(50).merchants(3).price("wool", 8).play(Buy("wool", 3))
    assert (table.pos.prices[0], table.stock("wool"), table.player().money) == (9, 3, 50 - 3 * 7)


@pytest.mark.rule("C7.4", "R-C10")
def test_the_marker_stops_at_the_bottom_and_the_trade_goes_through() -> None:
    table = Table().goods(wool=3).merchants(3).price("wool", 0).play(Sell("wool", 3))
    assert (table.pos.prices[0], table.stock("wool"), table.player().money) == (0, 0, 9)


@pytest.mark.rule("C7.5", "R-C11")
def test_no_merchants_on_both_sides_of_a_good() -> None:
    table = Table().money(50).play(Buy("wool", 1), EndTurn()).turn(0)
    assert refused(table, Sell("wool", 1)) == ("merchants-on-other-side", "C7.5")
    assert sentence(table, Sell("wool", 1)) == (
        "Your merchants are on the other side of wool. You can trade this way once they are back in stock."
    )


@pytest.mark.rule("C7.5", "R-C11")
def test_a_player_who_sold_a_good_cannot_buy_it() -> None:
    table = Table().money(50).goods(wool=1).play(Sell("wool", 1), EndTurn()).turn(0)
    assert refused(table, Buy("wool", 1)) == ("merchants-on-other-side", "C7.5")
    assert sentence(table, Buy("wool", 1)) == (
        "Your merchants are on the other side of wool. You can trade this way once they are back in stock."
    )
    assert table.why_not(Buy("grain", 1)) == ""


@pytest.mark.rule("C7.5", "R-C11")
def test_rivals_merchants_close_no_side() -> None:
    table = Table().money(50).goods(seat=1, wool=1).play(Buy("wool", 1), EndTurn())
    assert table.why_not(Sell("wool", 1), seat=1) == ""


@pytest.mark.rule("C7.5", "C11.3", "R-C11")
def test_a_player_who_sold_a_good_cannot_buy_it_by_neighbourhood_bonus() -> None:
    table = Table().money(50).goods(wool=1).place("miner", "c4").place("sheep", "c5", seat=1)
    table.place("distillery", "b3", seat=1).play(Sell("wool", 1), EndTurn()).turn(0).play(Expand("cow", "b4"))
    assert refused(table, Buy("wool", 1)) == ("merchants-on-other-side", "C7.5")
    assert table.why_not(Buy("whisky", 1)) == ""


@pytest.mark.rule("C7.5", "C13.6", "R-C11", "R-C51")
def test_taking_the_last_merchant_back_opens_the_other_side() -> None:
    table = Table(ports=(1, 2, 3, 4)).money(50).place("miner", "a8").play(Buy("wool", 2), EndTurn()).turn(0)
    table.play(PortUpgrade(4), TakeMerchantBack("wool"))
    assert table.why_not(Sell("wool", 1)) == "merchants-on-other-side"
    table.player().market[0] = 1
    table.player().ports = ()
    table.play(PortUpgrade(4), TakeMerchantBack("wool"))
    assert table.why_not(Sell("wool", 1)) == ""


@pytest.mark.rule("C7.6")
def test_one_trade_deals_in_one_good_only() -> None:
    table = Table().money(50).play(Buy("wool", 1))
    assert refused(table, Buy("grain", 1)) == ("acted", "C6.1")
    table.play(EndTurn())
    assert table.turn(0).why_not(Buy("grain", 1)) == ""


@pytest.mark.rule("C7.6", "C8.1")
def test_a_trade_is_the_whole_main_action() -> None:
    table = Table().money(50).play(Buy("wool", 1))
    assert refused(table, Obtain((0,))) == ("acted", "C6.1")


@pytest.mark.rule("C7.1", "C7.2", "R-C47")
def test_the_trades_offered_are_those_that_merchants_money_and_goods_allow() -> None:
    table = Table().money(9).goods(milk=1, bread=5).merchants(3)
    assert table.legal(Buy) == [Buy("wool", 1), Buy("wool", 2), Buy("grain", 1), Buy("milk", 1)]
    assert table.legal(Sell) == [Sell("milk", 1), Sell("bread", 1), Sell("bread", 2), Sell("bread", 3)]


@pytest.mark.rule("C7.1")
def test_trades_of_up_to_all_seven_merchants_are_on_offer() -> None:
    table = Table().money(28).goods(whisky=9).merchants(7)
    assert [action.count for action in table.legal(Buy) if action.good == "wool"] == [1, 2, 3, 4, 5, 6, 7]
    assert [action.count for action in table.legal(Sell)] == [1, 2, 3, 4, 5, 6, 7]


@pytest.mark.rule("C7.1")
def test_a_player_may_ask_about_either_direction_of_every_good_and_up_to_seven_units() -> None:
    table = Table()
    asked = [action for action in table.pos.stack[-1].candidates(table.pos, 0) if isinstance(action, Buy | Sell)]
    assert asked == [kind(good, count) for kind in (Buy, Sell) for good in GOODS for count in range(1, 8)]


@pytest.mark.rule("C7.5", "R-C11")
def test_on_offer_is_the_side_of_a_good_where_merchants_stand() -> None:
    table = Table().money(20).goods(wool=1, grain=2).merchants(3).play(Buy("wool", 1), EndTurn()).turn(0)
    table.play(Sell("grain", 1), EndTurn()).turn(0).money(5)
    assert table.legal(Buy) == [Buy("wool", 1), Buy("milk", 1)]
    assert table.legal(Sell) == [Sell("grain", 1)]


@pytest.mark.rule("C7.1", "C7.2", "C7.3")
def test_the_account_of_a_purchase_says_where_everything_went() -> None:
    table = Table().money(20).play(Buy("wool", 2))
    assert [(event.key, event.values, event.lines) for event in table.events] == [
        (
            "merchants-sent",
            {"seat": 0, "good": "wool", "count": 2},
            (("merchants-0", -2, "trade"), ("market-0", 2, "trade")),
        ),
        ("money", {"seat": 0, "amount": -8, "why": "trade"}, (("money-0", -8, "trade"),)),
        ("goods", {"seat": 0, "good": "wool", "count": 2, "why": "trade"}, (("wool-0", 2, "trade"),)),
        ("price", {"good": "wool", "steps": 2, "start": 3, "price": 5}, ()),
    ]


@pytest.mark.rule("C7.1", "C7.2", "C7.3", "C20.32")
def test_the_account_of_a_sale_keeps_the_clans_pound_apart() -> None:
    table = Table("stewart", "", "").goods(milk=3).play(Sell("milk", 3))
    assert [line for event in table.events for line in event.lines] == [
        ("merchants-0", -3, "trade"),
        ("market-0", 3, "trade"),
        ("money-0", 1, "stewart"),
        ("money-0", 15, "trade"),
        ("milk-0", -3, "trade"),
    ]


class Caravan(Module):
    """A merchant takes three units, but one cheese, and one from a seat with hops; a unit costs £1 more.

    A trade brings £2 before it.
    Each merchant brings £1 home, and one unit of each sale comes from the caravan itself.
    """

    def __init__(self) -> None:
        super().__init__("caravan")

    def at_table(self, options: Options, seats: int) -> bool:
        return True

    def modify_quote(self, pos: Caledonia, seat: int, good: int, quote: Quote) -> Quote:
        single = GOODS[good] == "cheese" or pos.players[seat].hops
        sent = quote.merchants if single else -(-quote.merchants // 3)
        return quote._replace(merchants=sent, price=quote.price + 1, before=quote.before + 2, after=sent)

    def modify_payable(self, pos: Caledonia, seat: int, good: int, have: int) -> int:
        return have + 1

    def modify_due(self, pos: Caledonia, seat: int, good: int, count: int) -> int:
        return count - 1


def caravan(merchants: int) -> Table:
    return Table(seats=2, game=game_with(Caravan())).merchants(merchants)


def allowed(table: Table) -> list[Action]:
    """Returns every trade that nothing forbids, including counts beyond the largest."""
    counts = range(1, LARGEST + 3)
    every = [kind(good, count) for kind in (Buy, Sell) for good in GOODS for count in counts]
    return [action for action in every if TRADING.why_not(table.pos, 0, action) is None]


@pytest.mark.rule("C7.1", "C7.2", "C7.5")
@pytest.mark.parametrize("merchants", [0, 1, 2, 5, 7])
@pytest.mark.parametrize("pounds", [0, 3, 4, 10, 40, 300])
def test_on_offer_is_whatever_nothing_forbids(merchants: int, pounds: int) -> None:
    table = caravan(merchants).money(pounds).goods(wool=16, cheese=5, milk=2, bread=1)
    assert TRADING.options(table.pos, 0) == allowed(table)


@pytest.mark.rule("C7.1", "C7.2")
def test_a_merchant_takes_as_many_units_as_the_module_says_of_this_good() -> None:
    table = caravan(1).money(500).goods(wool=9, cheese=9)
    assert [action for action in table.legal(Sell) if action.good in ("wool", "cheese")] == [
        *[Sell("wool", count) for count in (1, 2, 3)],
        Sell("cheese", 1),
    ]
    assert refused(table, Sell("cheese", 2)) == ("too-few-merchants", "C7.1")
    assert refused(table, Buy("cheese", 2)) == ("too-few-merchants", "C7.1")
    table.player().hops = 1
    assert refused(table, Sell("wool", 2)) == ("too-few-merchants", "C7.1")


@pytest.mark.rule("C7.2")
def test_money_that_comes_in_before_a_trade_pays_for_it() -> None:
    table = caravan(1).price("milk", 0)
    dear = table.pos.price(GOODS.index("milk")) + 1
    assert Buy("milk", 1) in table.money(dear - 2).legal(Buy)
    assert refused(table.money(dear - 3), Buy("milk", 1)) == ("too-dear", "C7.2")


@pytest.mark.rule("C7.1")
def test_no_trade_is_larger_than_fourteen_units_whatever_merchants_take() -> None:
    table = caravan(7).money(500).goods(wool=20)
    assert (Sell("wool", 14) in table.legal(Sell), Buy("milk", 14) in table.legal(Buy)) == (True, True)
    assert refused(table, Sell("wool", 15)) == ("no-such-number", "C7.1")
    assert refused(table, Buy("milk", 15)) == ("no-such-number", "C7.1")


@pytest.mark.rule("C7.1", "C7.2", "C7.3")
def test_the_account_of_a_trade_separates_what_a_module_pays_before_it_from_what_it_pays_after() -> None:
    table = caravan(2).money(50).price("milk", 0)
    dear = table.pos.price(GOODS.index("milk")) + 1
    table.play(Buy("milk", 5))
    money = [event.lines for event in table.events if event.key == "money"]
    assert money == [(("money-0", 2, ""),), (("money-0", -5 * dear, "trade"),), (("money-0", 2, "trade"),)]
    assert (table.stock("milk"), table.player().merchants) == (5, 0)


@pytest.mark.rule("C7.1", "C7.2")
def test_a_module_is_asked_for_its_payment_only_when_goods_are_sold() -> None:
    table = caravan(1).goods(wool=2).play(Sell("wool", 3))
    assert table.stock("wool") == 0
    assert [event.lines for event in table.events if event.key == "goods"] == [(("wool-0", -2, "trade"),)]
    assert caravan(1).money(50).play(Buy("wool", 3)).stock("wool") == 3
