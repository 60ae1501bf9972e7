"""Clan Douglas: wholesale (I21.2 to I21.6)."""

from __future__ import annotations

import pytest
from tests.games.caledonia.expansions.industria.sharing import clan_table
from tests.games.caledonia.tables import Table

from bothy.games.caledonia.actions.expand import Expand
from bothy.games.caledonia.actions.trade import LARGEST, MOST, TRADING, Buy, Sell
from bothy.games.caledonia.bots.estimate import estimate
from bothy.games.caledonia.ports.move_price import MovePrice


def douglas(merchants: int = 1) -> Table:
    table = clan_table("douglas", "", "")
    table.player().merchants = merchants
    return table


@pytest.mark.rule("I21.2", "R-I48")
def test_douglas_begins_with_one_merchant_and_five_to_hire() -> None:
    table = clan_table("douglas", "", "")
    assert (table.player().merchants, table.player().to_hire) == (1, 5)
    assert (table.player(1).merchants, table.player(1).to_hire) == (2, 5)


@pytest.mark.rule("I21.3", "I21.4", "I21.5", "R-I48")
def test_the_book_s_example_three_whisky_at_ten_pounds() -> None:
    table = douglas(3).money(40).price("whisky", 2)
    assert table.pos.price(5) == 10
    table.play(Buy("whisky", 3))
    assert table.player().merchants == 1, "two merchants go to the market"
    assert table.player().market[5] == 2
    assert table.player().money == 40 - 30 + 2
    assert table.pos.prices[5] == 2 + 2, "two steps, one for each merchant"
    assert table.stock("whisky") == 3


@pytest.mark.rule("I21.5")
def test_the_money_for_a_pair_comes_after_the_goods_are_paid() -> None:
    table = douglas(2).money(19).price("whisky", 2)
    assert table.why_not(Buy("whisky", 2)) == "too-dear"
    assert table.money(20).play(Buy("whisky", 2)).player().money == 2


@pytest.mark.rule("I21.5")
@pytest.mark.parametrize(("sold", "bonus"), [(1, 0), (2, 2), (3, 2), (4, 4)])
def test_every_pair_sold_brings_two_pounds(sold: int, bonus: int) -> None:
    table = douglas(2).goods(wool=5).play(Sell("wool", sold))
    assert table.player().money == 4 * sold + bonus


@pytest.mark.rule("I21.4")
def test_a_sale_moves_the_marker_by_merchants() -> None:
    table = douglas(2).goods(wool=5).play(Sell("wool", 4))
    assert table.pos.prices[0] == 3 - 2
    assert table.player().market[0] == -2


@pytest.mark.rule("I21.3", "R-I48")
def test_a_merchant_deals_in_at_most_two_units() -> None:
    table = douglas(2).goods(wool=9)
    assert table.why_not(Sell("wool", 4)) == ""
    assert table.why_not(Sell("wool", 5)) == "too-few-merchants"


@pytest.mark.rule("I21.3", "R-I48")
def test_all_six_merchants_deal_in_twelve_units() -> None:
    table = douglas(6).goods(wool=20).money(500)
    assert max(action.count for action in table.legal(Sell)) == 12
    assert max(action.count for action in table.legal(Buy)) == 12
    table.player().merchants = 9
    assert table.why_not(Sell("wool", LARGEST + 1)) == "no-such-number"


@pytest.mark.rule("I21.3", "C7.2", "C7.3")
def test_stock_and_money_are_used_to_the_last() -> None:
    table = douglas(3).goods(wool=3).money(20).price("whisky", 2)
    assert [action.count for action in table.legal(Sell) if action.good == "wool"] == [1, 2, 3]
    assert [action.count for action in table.legal(Buy) if action.good == "whisky"] == [1, 2]


@pytest.mark.rule("I21.3", "R-I48")
def test_a_player_may_try_to_trade_as_many_units_as_all_merchants_allow() -> None:
    tries = list(TRADING.candidates(douglas().pos, 0))
    assert max(action.count for action in tries if isinstance(action, Buy)) == LARGEST
    usual = list(TRADING.candidates(douglas().pos, 1))
    assert max(action.count for action in usual if isinstance(action, Buy)) == MOST


@pytest.mark.rule("I21.6")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_neighbourhood_bonus_buys_four_however_many_play(seats: int) -> None:
    table = clan_table("douglas", *[""] * (seats - 1)).money(40).place("miner", "c5")
    table.place("cow", "b5", seat=1).player().merchants = 3
    table.play(Expand("sheep", "b4"))
    assert max(action.count for action in table.legal(Buy)) == 4
    before = table.player().money
    table.play(Buy("milk", 4))
    assert table.player().money == before - 4 * 3 + 2 * 2
    assert table.player().merchants == 1


@pytest.mark.rule("I21.3", "I21.5")
def test_a_trade_with_a_moved_price_is_wholesale_too() -> None:
    table = clan_table("douglas", "", "", ports=(5, 6, 4, 7)).place("sheep", "m2").goods(wool=2)
    table.play(MovePrice(6, "wool", 3), Sell("wool", 2))
    assert table.player().money == 2 * 6 + 2
    assert table.player().merchants == 0


@pytest.mark.rule("I21.3")
def test_the_actions_listed_are_exactly_those_allowed() -> None:
    table = douglas(3).goods(wool=4, bread=1).money(31)
    options = [action for action in table.pos.legal(0) if isinstance(action, Buy | Sell)]
    tried = [Buy(good, n) for good in ("wool", "whisky") for n in range(1, LARGEST + 1)]
    assert all((action in options) == (table.why_not(action) == "") for action in tried)


def test_merchants_are_worth_more_to_douglas_than_to_others() -> None:
    few, more = douglas(1), douglas(2)
    plain, plenty = clan_table("campbell", "", ""), clan_table("campbell", "", "")
    plenty.player().merchants += 1
    gained = estimate(more.pos, 0) - estimate(few.pos, 0)
    assert gained > estimate(plenty.pos, 0) - estimate(plain.pos, 0)
