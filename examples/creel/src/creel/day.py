"""A seat's turn: one main action and its consequences, sales at any time, and the end of the turn."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import ClassVar

from bothy.kernel import (
    Action,
    Draw,
    Frame,
    FreeAction,
    Outcome,
    Reason,
    Rule,
    RuleGroup,
    Step,
    value,
)
from bothy.kernel.composite_frame import CompositeFrame
from creel.charts import Keep, Look, Show
from creel.payment import COST, Pay, payable
from creel.position import GOODS, WORTH, Sea, Today

SALES = 2


@value
class Do(Action):
    """A main action: `haul` the creels, `build` one more, or `peek` at the top chart."""

    what: str


@value
class EndTurn(Action):
    """Row home."""


@value
class Wake(Step[Sea]):
    """A turn begins with its own state."""

    seat: int

    def run(self, pos: Sea) -> None:
        pos.begin_turn(Today())


class Doing(Rule[Sea]):
    """The main actions of the base game; a module may add others."""

    name = "doing"
    takes: ClassVar[tuple[type[Action], ...]] = (Do,)

    def candidates(self, pos: Sea, seat: int) -> Iterable[Action]:
        return [Do.of("haul"), Do.of("build"), Do.of("peek")]

    def why_not(self, pos: Sea, seat: int, action: Action) -> Reason | None:
        if action not in self.candidates(pos, seat):
            return Reason("no-such-action")
        if action == Do.of("build") and not payable(pos, seat, COST):
            return Reason("too-dear", rule="K2.3", cost=COST)
        return None

    def take(self, pos: Sea, seat: int, action: Do) -> None:
        look = Look(seat) if pos.top < 0 else Show(seat)
        pull = Pull(seat, tuple(range(pos.creels[seat])))
        bring: dict[str, tuple[Frame[Sea], ...]]
        bring = {"haul": (pull,), "build": (Pay(seat, COST),), "peek": (look, Keep(seat))}
        pos.push(*bring[action.what])


@value
class Day(CompositeFrame[Sea]):
    """The turn's frame: one main action of those at this table, then its end."""

    takes = (EndTurn,)
    turn = True
    seat: int
    acted: bool = False

    def choices(self, pos: Sea) -> RuleGroup[Sea]:
        return pos.hooks.main_actions

    def closed(self, pos: Sea, seat: int) -> Reason | None:
        return Reason("acted", rule="K2.1") if self.acted else None

    def chosen(self, pos: Sea, seat: int, action: Action) -> None:
        pos.push(Day(seat, True))

    def own(self, pos: Sea, seat: int) -> Sequence[Action]:
        return (EndTurn.of(),)

    def take_own(self, pos: Sea, seat: int, action: Action) -> None:
        pos.end_turn()

    def free_actions(self, pos: Sea) -> Sequence[FreeAction[Sea]]:
        return pos.hooks.free_actions


@value
class Lift(Action):
    """Lift one creel."""

    creel: int


@value
class Pull(Frame[Sea]):
    """An any-order set: the creels still in the water."""

    takes = (Lift,)
    seat: int
    left: "tuple[int, ...]"

    def seats_to_act(self, pos: Sea) -> Sequence[int]:
        return (self.seat,) if self.left else ()

    def candidates(self, pos: Sea, seat: int) -> Iterable[Action]:
        return [Lift.of(creel) for creel in range(pos.creels[seat])]

    def why_not(self, pos: Sea, seat: int, action: Lift) -> Reason | None:
        return None if action.creel in self.left else Reason("lifted", rule="K2.2")

    def take(self, pos: Sea, seat: int, action: Lift) -> None:
        pos.push(Catch(seat), Pull(seat, tuple([creel for creel in self.left if creel != action.creel])))


@value
class Catch(Draw[Sea]):
    """Two dice per creel. A seat alone in its bay catches one more."""

    seat: int

    def place(self, pos: Sea) -> str:
        return pos.next_in(f"catch.{pos.day}.{self.seat}")

    def outcomes(self, pos: Sea) -> Sequence[tuple[Outcome, int]]:
        return [(dice, 6 - abs(7 - dice)) for dice in range(2, 13)]

    def dealt(self, pos: Sea, outcome: Outcome) -> None:
        seat = self.seat
        fish = 1 if outcome < 6 else 2 if outcome < 10 else 3
        count = 1 + (pos.bays.count(pos.bays[seat]) == 1) - sum([lost(pos, seat) for lost in pos.hooks.lost])
        pos.emit("rolled", seat=seat, dice=outcome)
        if count:
            pos.gain(seat, fish, count, "catch")


@value
class Sell(Action):
    """Sell one fish."""

    fish: str


@value
class Selling(FreeAction[Sea]):
    """Selling a fish at any moment in one's turn, at most twice."""

    takes = (Sell,)

    def candidates(self, pos: Sea, seat: int) -> Iterable[Action]:
        return [Sell.of(fish) for fish in GOODS[1:]]

    def why_not(self, pos: Sea, seat: int, action: Sell) -> Reason | None:
        assert isinstance(pos.turn, Today)
        if action.fish not in GOODS[1:] or not pos.goods[seat][GOODS.index(action.fish)]:
            return Reason("no-fish", rule="K3.1", fish=action.fish)
        return Reason("sold-enough", rule="K3.1", most=SALES) if pos.turn.sold == SALES else None

    def take(self, pos: Sea, seat: int, action: Sell) -> None:
        assert isinstance(pos.turn, Today)
        pos.turn.sold += 1
        fish = GOODS.index(action.fish)
        pos.gain(seat, fish, -1, "sale")
        pos.gain(seat, 0, WORTH[fish], "sale")


DOING = Doing()
SELLING = Selling()
