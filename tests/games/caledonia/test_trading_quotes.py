"""Trading where modules change what a trade costs: options and refusals (C7)."""

from __future__ import annotations

import pytest
from tests.games.caledonia.everything import game_with
from tests.games.caledonia.sketches import refused
from tests.games.caledonia.tables import Table

from bothy.games.caledonia.actions.trade import LARGEST, TRADING, Buy, Sell
from bothy.games.caledonia.module import Module, Quote
from bothy.games.caledonia.pack.types.goods import GOODS
from bothy.games.caledonia.position import Caledonia
from bothy.kernel import Action, Options


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
