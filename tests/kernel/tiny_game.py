"""A tiny game, for tests of single kernel features."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from bothy.kernel import (
    Action,
    Draw,
    Frame,
    FreeAction,
    Json,
    ModuleState,
    Outcome,
    Position,
    Reason,
    Reveal,
    Step,
    state,
    value,
)


class Toy(Position):
    """A position that records what happened, in order."""

    __slots__ = ("told",)
    told: list[str]

    def copy(self) -> Toy:
        new = Toy(self)
        new.told = self.told[:]
        return new

    def facts(self) -> dict[str, Json]:
        return {"told": self.told}


def toy(*frames: Frame[Any]) -> Toy:
    """Returns a position with these frames, the first on top."""
    pos = Toy()
    pos.told = []
    pos.push(*frames)
    return pos


@value
class Say(Action):
    word: str


@value
class Whisper(Action):
    word: str


@value
class Tell(Step[Toy]):
    word: str

    def run(self, pos: Toy) -> None:
        pos.told.append(self.word)


@value
class Unveil(Reveal[Toy]):
    word: str

    def run(self, pos: Toy) -> None:
        pos.told.append(self.word)


@value
class Toss(Draw[Toy]):
    def place(self, pos: Toy) -> str:
        return pos.next_in("toss")

    def outcomes(self, pos: Toy) -> Sequence[tuple[Outcome, int]]:
        return (("heads", 1), ("tails", 1))

    def dealt(self, pos: Toy, outcome: Outcome) -> None:
        pos.told.append(outcome)


@value
class Ask(Frame[Toy]):
    """Takes any one-letter word and records it."""

    takes = (Say,)
    seat: int

    def candidates(self, pos: Toy, seat: int) -> Iterable[Action]:
        return [Say("a"), Say("b"), Say("long")]

    def why_not(self, pos: Toy, seat: int, action: Action) -> Reason | None:
        assert isinstance(action, Say)
        return None if len(action.word) == 1 else Reason("too-long", rule="T1", most=1)

    def take(self, pos: Toy, seat: int, action: Action) -> None:
        assert isinstance(action, Say)
        pos.told.append(f"{seat}:{action.word}")


@value
class WholeAsk(Ask):
    """The same, but nothing may interrupt it."""

    blocks_free_actions = True


@value
class Whispering(FreeAction[Toy]):
    takes = (Whisper,)

    def candidates(self, pos: Toy, seat: int) -> Iterable[Action]:
        return [Whisper("psst")]

    def why_not(self, pos: Toy, seat: int, action: Action) -> Reason | None:
        return None

    def take(self, pos: Toy, seat: int, action: Action) -> None:
        pos.told.append("psst")


@value
class Turn(Ask):
    """A turn's frame with a free action."""

    turn = True

    def free_actions(self, pos: Toy) -> Sequence[FreeAction[Toy]]:
        return (Whispering(),)


@state
class Memory(ModuleState):
    counts: list[int]

    def copy(self) -> Memory:
        return Memory(self.counts[:])
