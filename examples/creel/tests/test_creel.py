"""Creel, as a game's own tests would read."""

from __future__ import annotations

from typing import Any

import pytest

from bothy.kernel import Action, ScriptedDealer
from creel.charts import PutBack, Swap
from creel.day import Do, EndTurn, Lift, Sell
from creel.game import CREEL
from creel.morning import Row
from creel.payment import Give
from creel.position import Sea
from creel.seal import Feed


class Boat:
    """A game with scripted draws, opened on its first day."""

    def __init__(self, *draws: Any, weather: str = "calm", **options: Any) -> None:
        dealt = [0, 1, 2, 3, weather, *([0] if options.get("seal") else []), *draws]
        self.dealer = ScriptedDealer(dealt)
        self.pos: Sea = CREEL.open(options, 2).start()
        self.pos.settle(self.dealer)

    def play(self, seat: int, *actions: Action) -> Boat:
        for action in actions:
            self.pos.play(seat, action, self.dealer)
        return self

    def why_not(self, seat: int, action: Action) -> str:
        reason = self.pos.why_not(seat, action)
        return "" if reason is None else reason.key

    def row(self, mine: int = 0, other: int = 1) -> Boat:
        return self.play(0, Row(other)).play(1, Row(mine))


def test_the_outermost_bay_is_out_of_reach_in_a_gale() -> None:
    assert Boat(weather="gale").why_not(0, Row(2)) == "gale"
    assert Boat(weather="breeze").why_not(0, Row(2)) == ""


def test_who_fishes_a_bay_alone_catches_one_more() -> None:
    alone = Boat(12).row(0, 1).play(1, Do("haul"), Lift(0))
    together = Boat(12).row(0, 0).play(1, Do("haul"), Lift(0))
    assert alone.pos.goods[1] == [3, 0, 0, 2]
    assert together.pos.goods[1] == [3, 0, 0, 1]


def test_creels_are_lifted_in_any_order_each_once() -> None:
    boat = Boat(2, 7).row().play(1, Do("haul"), Lift(1))
    assert boat.why_not(1, Lift(1)) == "lifted"
    boat.play(1, Lift(0))
    assert boat.why_not(1, Do("haul")) == "acted"


def test_fish_are_sold_between_two_creels_but_never_while_paying() -> None:
    boat = Boat(12, 12).row().play(1, Do("haul"), Lift(0), Sell("lobster"))
    assert boat.pos.goods[1] == [7, 0, 0, 1]
    paying = Boat().row()
    paying.pos.goods[1] = [4, 0, 0, 2]
    paying.play(1, Do("build"))
    assert paying.why_not(1, Sell("lobster")) == "finish-first"


def test_two_sales_fill_the_market() -> None:
    boat = Boat().row()
    boat.pos.goods[1] = [0, 3, 0, 0]
    boat.play(1, Sell("herring"), Sell("herring"))
    assert boat.why_not(1, Sell("herring")) == "sold-enough"
    assert boat.why_not(1, Sell("crab")) == "no-fish"


def test_a_payment_looks_ahead() -> None:
    boat = Boat().row()
    boat.pos.goods[1] = [1, 0, 2, 1]
    boat.play(1, Do("build"), Give("crab"))
    assert boat.why_not(1, Give("lobster")) == "no-change-given"
    assert boat.why_not(1, Give("herring")) == "cannot-give"
    boat.play(1, Give("coin"), Give("crab"))
    assert boat.pos.goods[1] == [0, 0, 0, 1]
    assert boat.pos.creels[1] == 3


def test_a_creel_that_cannot_be_paid_exactly_cannot_be_built() -> None:
    boat = Boat().row()
    boat.pos.goods[1] = [0, 0, 1, 1]
    assert boat.why_not(1, Do("build")) == "too-dear"


def test_a_chart_looked_at_is_swapped_or_put_back() -> None:
    boat = Boat(0).row().play(1, Do("peek"))
    assert boat.why_not(1, Swap(0)) == "not-held"
    boat.play(1, Swap(2))
    assert sorted(boat.pos.hands[1]) == [0, 3]
    boat.play(1, EndTurn()).play(0, Do("peek"), PutBack())
    assert (boat.pos.top, boat.pos.known) == (2, [0])


@pytest.mark.parametrize(("fed", "caught"), [(False, 1), (True, 2)])
def test_the_seal_takes_a_fish_unless_it_was_fed(fed: bool, caught: int) -> None:
    boat = Boat(12, seal=True).row(0, 1)
    boat.pos.goods[1] = [0, 1, 0, 0]
    boat.play(1, *([Feed()] if fed else []), Do("haul"), Lift(0))
    assert boat.pos.goods[1][3] == caught


def test_the_seal_is_fed_only_where_it_is() -> None:
    assert Boat(seal=True).row(1, 0).why_not(1, Feed()) == "no-seal"
    assert Boat().row().why_not(1, Feed()) == "not-an-answer"
