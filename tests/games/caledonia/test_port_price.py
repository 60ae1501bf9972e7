"""Port 6, move a price (C16.12)."""

from __future__ import annotations

import pytest
from tests.games.caledonia.sketches import at_port, refused, sentence

from bothy.games.caledonia.actions.expand import Expand
from bothy.games.caledonia.actions.trade import Buy, Sell
from bothy.games.caledonia.actions.upgrades import HireMerchant
from bothy.games.caledonia.pack.types.goods import WHISKY
from bothy.games.caledonia.ports.move_price import MovePrice
from bothy.games.caledonia.turn import EndTurn, Turn


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


@pytest.mark.rule("C7.5", "C16.12", "R-C11")
def test_port_6_is_refused_for_goods_that_own_merchants_on_the_buying_side_keep_from_sale() -> None:
    table = at_port(6).goods(wool=1).merchants(1)
    assert table.why_not(MovePrice(6, "wool", 3)) == ""
    table.player().market[0] = 1
    assert refused(table, MovePrice(6, "wool", 3)) == ("no-trade-follows", "C16.12")
