"""Nim, complete: take stones from one of three heaps. The player who takes the last one wins."""

from __future__ import annotations

from pathlib import Path

from bothy.kernel import Action, Dealer, Frame, Game, Json, Options, Pack, Position, Reason, Registry
from bothy.kernel.ruleset import Result, Ruleset
from bothy.kernel.value import value

HEAPS = {1: 3, 2: 4, 3: 5}


class Stones(Position):
    """The number of stones in each heap, and the seat that took last."""

    __slots__ = ("heaps", "last")
    heaps: dict[int, int]
    last: int

    def copy(self) -> Stones:
        new = Stones(self)
        new.heaps, new.last = dict(self.heaps), self.last
        return new

    def facts(self) -> dict[str, Json]:
        return {"heaps": list(self.heaps.values()), "last": self.last}


@value
class Take(Action):
    """Take this many stones from a heap."""

    count: int
    heap: int


@value
class Move(Frame[Stones]):
    """A seat must take one or more stones from one heap."""

    takes = (Take,)
    seat: int

    def candidates(self, pos: Stones, seat: int) -> list[Action]:
        return [Take(count, heap) for heap, most in HEAPS.items() for count in range(1, most + 1)]

    def why_not(self, pos: Stones, seat: int, action: Take) -> Reason | None:
        have = pos.heaps.get(action.heap, 0)
        return None if 1 <= action.count <= have else Reason("too-few-stones", have=have)

    def take(self, pos: Stones, seat: int, action: Take) -> None:
        pos.heaps[action.heap] -= action.count
        pos.last = seat
        pos.emit("took", [("stones", -action.count, "took")], seat=seat, count=action.count, heap=action.heap)
        if any(pos.heaps.values()):
            pos.push(Move(1 - seat))


class NimRules(Ruleset[Stones]):
    """Rules without hidden information or draws."""

    def start(self) -> Stones:
        pos = self.restore({"heaps": list(HEAPS.values()), "last": -1})
        pos.push(Move(0))
        return pos

    def restore(self, facts: dict[str, Json]) -> Stones:
        pos = Stones()
        pos.heaps, pos.last = dict(zip(HEAPS, facts["heaps"], strict=True)), facts["last"]
        return pos

    def view(self, pos: Stones, seat: int | None) -> dict[str, Json]:
        return pos.facts() | {"forecast": [{"last": int(pos.last == each)} for each in range(2)]}

    def imagine(self, pos: Stones, seat: int | None, dealer: Dealer) -> Stones:
        return pos.copy()

    def stocks(self, pos: Stones) -> dict[str, int]:
        return {"stones": sum(pos.heaps.values())}

    def result(self, pos: Stones) -> Result:
        scores = [{"last": int(pos.last == each)} for each in range(2)]
        return Result(tuple([2 - score["last"] for score in scores]), tuple(scores))


class Nim(Game[Stones]):
    """The game named by the entry point. It has no estimate: bots use the forecast."""

    def ruleset(self, options: Options, seats: int, pack: Pack) -> NimRules:
        return NimRules(seats, Registry(frames=[Move], events=["took"], reasons=["too-few-stones"]), step_bound=13)


NIM = Nim("nim", 1, seats=(2,), locales=Path(__file__).parent / "locales", example=True)
