"""Joe McDuff and the England row, which counts as a market row (X9.8)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bothy.games.glenmore.expansions.hammer.england import rightmost, take_rightmost
from bothy.games.glenmore.expansions.mobs.joe_mcduff import JOE_MCDUFF, may_skim
from bothy.games.glenmore.expansions.mobs.mobster import MOBS, MobsterFreeAction, spend
from bothy.games.glenmore.module import Module
from bothy.games.glenmore.position import GlenMore
from bothy.kernel import Action, FreeAction, Options, Reason, Registry, value


@value
class SkimEngland(Action):
    """Take the largest pile of coins of the England row."""


SKIM_ENGLAND: Action = SkimEngland()


class SkimmingEngland(MobsterFreeAction):
    """Skimming, at any point in one's turn, as with the rows of the market."""

    name = "skimming-england"
    takes = (SkimEngland,)
    mobster = JOE_MCDUFF

    def candidates(self, pos: GlenMore, seat: int) -> Iterable[Action]:
        return (SKIM_ENGLAND,)

    def why_not(self, pos: GlenMore, seat: int, action: SkimEngland) -> Reason | None:
        if not may_skim(pos, seat):
            return Reason("no-mob-token", rule="X8.11", mobster=JOE_MCDUFF)
        return None if rightmost(pos) else Reason("england-row-empty", rule="X9.8")

    def options(self, pos: GlenMore, seat: int) -> list[Action]:
        return [SKIM_ENGLAND] if may_skim(pos, seat) and rightmost(pos) else []

    def take(self, pos: GlenMore, seat: int, action: SkimEngland) -> None:
        spend(pos, JOE_MCDUFF)
        take_rightmost(pos, seat, JOE_MCDUFF)


class McDuffInEngland(Module):
    """The use of his tokens on the England row."""

    def __init__(self) -> None:
        super().__init__(
            "mcduff-in-england", registry=Registry(free_actions=[SkimmingEngland], reasons=["england-row-empty"])
        )

    def at_table(self, options: Options, seats: int) -> bool:
        return bool(options[MOBS]) and bool(options["hammer"])

    def free_actions(self) -> Sequence[FreeAction[GlenMore]]:
        return (SkimmingEngland(),)
