"""An optional module: a seal visits a bay each morning and takes fish, unless it is fed."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from bothy.kernel import (
    Action,
    Draw,
    Frame,
    FreeAction,
    ModuleState,
    Option,
    Outcome,
    Reason,
    Registry,
    state,
    value,
)
from creel.module import Module
from creel.position import BAYS, Sea
from creel.versions import GRATEFUL_SEAL


@state
class Seal(ModuleState):
    """The seal's bay, and how often each seat has fed it."""

    bay: int
    fed: list[int]

    def copy(self) -> Seal:
        return Seal(self.bay, self.fed[:])


@value
class Swim(Draw[Sea]):
    """The seal's daily move; it is likely to stay."""

    def place(self, pos: Sea) -> str:
        return f"seal.{pos.day}"

    def outcomes(self, pos: Sea) -> Sequence[tuple[Outcome, int]]:
        return [(bay, 2 if bay == pos.part(Seal).bay else 1) for bay in range(BAYS)]

    def dealt(self, pos: Sea, outcome: Outcome) -> None:
        pos.part(Seal).bay = outcome
        pos.emit("seal", bay=outcome)


@value
class Feed(Action):
    """Throw the seal a herring."""


@value
class Feeding(FreeAction[Sea]):
    """A free action that the module adds."""

    takes = (Feed,)

    def candidates(self, pos: Sea, seat: int) -> Iterable[Action]:
        return [Feed.of()]

    def why_not(self, pos: Sea, seat: int, action: Action) -> Reason | None:
        if pos.bays[seat] != pos.part(Seal).bay:
            return Reason("no-seal", rule="K4.2")
        return None if pos.goods[seat][1] else Reason("no-fish", rule="K4.2", fish="herring")

    def take(self, pos: Sea, seat: int, action: Action) -> None:
        pos.gain(seat, 1, -1, "seal")
        pos.part(Seal).fed[seat] += 1
        pos.emit("fed", [(f"seal-{seat}", 1, "seal")], seat=seat)


FEEDING = Feeding()


class SealModule(Module):
    """The seal's additions to the base game: a point for each time it was fed."""

    def part(self, seats: int) -> ModuleState:
        return Seal(0, [0] * seats)

    def free_actions(self) -> Sequence[FreeAction[Any]]:
        return (FEEDING,)

    def dawn(self) -> Sequence[Frame[Any]]:
        return (Swim(),)

    def lost(self, pos: Sea, seat: int) -> int:
        seal = pos.part(Seal)
        spared = seal.fed[seat] and GRATEFUL_SEAL.applies(pos.rules)
        return int(seal.bay == pos.bays[seat] and not spared)

    def score(self, pos: Sea, seat: int) -> dict[str, int]:
        return {"seal": pos.part(Seal).fed[seat]}


SEAL = SealModule(
    "seal",
    options=(Option("seal", (False, True), False),),
    clashes=((("tide", "spring"), ("seal", True)),),
    registry=Registry([Swim], [Feeding], [Seal], ["seal", "fed"], ["no-seal"]),
    locales=Path(__file__).parent / "seal_locales",
)
