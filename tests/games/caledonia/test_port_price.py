"""Port 6, move a price (C16.12)."""

from __future__ import annotations

import pytest
from tests.games.caledonia.everything import Everything, Rest, game_with
from tests.games.caledonia.sketches import asked, at_port, refused, sentence
from tests.games.caledonia.tables import Table

from bothy.games.caledonia.actions.expand import Expand
from bothy.games.caledonia.actions.trade import Buy, Sell
from bothy.games.caledonia.actions.upgrades import HireMerchant
from bothy.games.caledonia.pack.types.goods import GOODS, WHISKY
from bothy.games.caledonia.ports.move_price import MovePrice
from bothy.games.caledonia.ports.simple import PortContracts
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


# Candidates and refusals


@pytest.mark.rule("C16.12", "C16.18")
def test_a_player_may_ask_about_moving_every_price_either_way_by_port_6_or_port_9() -> None:
    assert asked(at_port(6, 9), MovePrice) == [
        MovePrice(port, good, steps) for port in (6, 9) for good in GOODS for steps in (3, -3)
    ]


@pytest.mark.rule("C16.12", "R-C27")
def test_a_player_who_moves_a_price_too_far_is_told_how_far_it_moves() -> None:
    table = at_port(6).money(50)
    assert refused(table, MovePrice(6, "wool", 2)) == ("exactly-so-far", "C16.12")
    assert sentence(table, MovePrice(6, "wool", 2)) == "The price moves exactly 3 steps, up or down."


@pytest.mark.rule("C16.12")
def test_only_goods_of_the_market_have_a_price() -> None:
    assert at_port(6).money(50).why_not(MovePrice(6, "beef", 3)) == "no-such-good"


@pytest.mark.rule("C16.12", "R-C87")
def test_a_player_who_could_not_trade_a_good_is_told_which_one() -> None:
    assert sentence(at_port(6), MovePrice(6, "whisky", 3)) == (
        "You could not trade whisky afterwards, as the port requires. You need a merchant, and money or goods."
    )


@pytest.mark.rule("C6.3", "C16.5")
def test_port_6_waits_while_contracts_are_looked_at() -> None:
    table = Table(ports=(1, 2, 6, 8)).money(50).place("miner", "a8").place("sheep", "m8")
    table.play(PortContracts(8, True))
    assert refused(table, MovePrice(6, "wool", 3)) == ("finish-first", "C6.3")


@pytest.mark.rule("C16.12", "R-C27", "R-C87")
def test_a_price_at_the_end_of_the_track_is_not_thought_lower_than_it_is() -> None:
    table = at_port(6).price("whisky", 9).money(15)
    assert refused(table, MovePrice(6, "whisky", 3)) == ("no-trade-follows", "C16.12")
    assert table.money(16).why_not(MovePrice(6, "whisky", 3)) == ""


# A trade that follows, inside a neighbourhood bonus


@pytest.mark.rule("C11.5", "C16.12", "R-C87")
def test_the_other_goods_of_a_neighbourhood_may_still_be_bought_after_the_moved_one() -> None:
    table = at_port(6).money(50).merchants(7).place("distillery", "b6", seat=1).place("cow", "c7", seat=1)
    table.play(Expand("sheep", "b7"), MovePrice(6, "whisky", -3), Buy("whisky", 1))
    assert table.legal(Buy) == [Buy("milk", 1), Buy("milk", 2), Buy("milk", 3)]
    assert refused(table, Buy("whisky", 1)) == ("not-in-neighbourhood", "C11.2")


@pytest.mark.rule("C11.1", "C16.12", "R-C87")
def test_within_a_neighbourhood_bonus_too_the_moved_good_must_be_payable() -> None:
    table = at_port(6).money(50).place("distillery", "b6", seat=1).place("cow", "c7", seat=1)
    table.play(Expand("sheep", "b7")).money(4)
    assert refused(table, MovePrice(6, "whisky", -3)) == ("no-trade-follows", "C16.12")
    assert table.money(5).why_not(MovePrice(6, "whisky", -3)) == "", "£8 at the end of the track, less £3"
    assert sentence(table.play(MovePrice(6, "whisky", -3)), Buy("milk", 1)) == (
        "You moved the price of whisky: trade that good now."
    )


# The trade that follows is a main action


@pytest.mark.rule("C6.1", "C16.12")
def test_port_6_and_its_trade_are_one_main_action() -> None:
    table = at_port(6).money(50).play(MovePrice(6, "wool", -3), Buy("wool", 1))
    assert table.pos.now.acted == 1


def test_where_a_module_gives_a_second_main_action_it_may_be_a_trade_by_port_6() -> None:
    table = Table(ports=(1, 2, 3, 6), game=game_with(Everything())).money(50).place("miner", "a8")
    table.play(Rest(), MovePrice(6, "wool", -3), Buy("wool", 1))
    assert (table.pos.now.acted, table.why_not(Buy("milk", 1))) == (2, "acted")


@pytest.mark.rule("C16.12", "C16.18")
def test_on_offer_is_the_move_by_port_6_and_by_port_9() -> None:
    table = Table(ports=(2, 3, 6, 9)).place("miner", "a8").place("miner", "m8").money(3).goods(wool=1)
    wool = [action for action in table.legal(MovePrice) if action.good == "wool"]
    assert wool == [MovePrice(port, "wool", steps) for port in (6, 9) for steps in (3, -3)]
