"""Joe McDuff: the largest pile of coins of a market row, three times (X8.11)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from bothy.games.glenmore.answers import resource_named
from bothy.games.glenmore.expansions.mobs.mobster import Mobster, MobsterFreeAction, spend
from bothy.games.glenmore.expansions.mobs.prison import holder_of, tokens_of
from bothy.games.glenmore.pack.types.price import RESOURCES
from bothy.games.glenmore.position import GlenMore
from bothy.kernel import Action, FreeAction, Reason, Registry, value

JOE_MCDUFF: Final = "joe-mcduff"


@value
class Skim(Action):
    """Take the largest pile of coins of a market row."""

    resource: str


SKIM: tuple[Action, ...] = tuple([Skim(name) for name in RESOURCES])


class Skimming(MobsterFreeAction):
    """Skimming, at any point in one's turn. Like a sale, it never makes an open payment more expensive."""

    name = "skimming"
    takes = (Skim,)
    mobster = JOE_MCDUFF

    def candidates(self, pos: GlenMore, seat: int) -> Iterable[Action]:
        return SKIM

    def why_not(self, pos: GlenMore, seat: int, action: Skim) -> Reason | None:
        if not may_skim(pos, seat):
            return Reason("no-mob-token", rule="X8.11", mobster=JOE_MCDUFF)
        row = resource_named(action.resource)
        if row < 0:
            return Reason("no-such-resource", rule="G2.3")
        return None if pos.market[row] else Reason("no-coins-in-row", rule="X8.11", resource=action.resource)

    def options(self, pos: GlenMore, seat: int) -> list[Action]:
        if not may_skim(pos, seat):
            return []
        return [action for row, action in enumerate(SKIM) if pos.market[row]]

    def take(self, pos: GlenMore, seat: int, action: Skim) -> None:
        row = resource_named(action.resource)
        coins = pos.rules.prices[row][pos.market[row] - 1]
        spend(pos, JOE_MCDUFF)
        pos.fill(row, -1, JOE_MCDUFF)
        pos.pay(seat, coins, JOE_MCDUFF)


def may_skim(pos: GlenMore, seat: int) -> bool:
    """Returns whether a seat has one of his tokens to spend."""
    return holder_of(pos, JOE_MCDUFF) == seat and bool(tokens_of(pos, JOE_MCDUFF))


class JoeMcDuff(Mobster):
    """The mobster who takes from the market."""

    def __init__(self) -> None:
        super().__init__(JOE_MCDUFF, Registry(free_actions=[Skimming], reasons=["no-mob-token"]))

    def free_actions(self) -> Sequence[FreeAction[GlenMore]]:
        return (Skimming(),)
