"""Resting on the mountain instead of taking a tile (X2.8)."""

from __future__ import annotations

from collections.abc import Iterable

from bothy.games.glenmore.actions.rondel import go
from bothy.games.glenmore.actions.taking import forbidden
from bothy.games.glenmore.expansions.highlander.hoard import highlander
from bothy.games.glenmore.expansions.highlander.rows import MOUNTAIN
from bothy.games.glenmore.hook_types import NOBODY
from bothy.games.glenmore.position import GlenMore
from bothy.kernel import Action, Reason, Rule, value


@value
class Climb(Action):
    """Move the pawn onto the mountain and take no tile."""


CLIMB: Climb = Climb()


class Climbing(Rule[GlenMore]):
    """The mountain as a stop: no tile, no price, and room for one pawn."""

    name = "climbing"
    takes = (Climb,)

    def candidates(self, pos: GlenMore, seat: int) -> Iterable[Action]:
        return (CLIMB,)

    def why_not(self, pos: GlenMore, seat: int, action: Climb) -> Reason | None:
        if pos.now.acted:
            return Reason("moved", rule="G6.1")
        there = highlander(pos)
        if there != NOBODY:
            return Reason("mountain-yours" if there == seat else "mountain-taken", rule="X2.7")
        return forbidden(pos, seat, pos.rules.number_of[MOUNTAIN])

    def options(self, pos: GlenMore, seat: int) -> list[Action]:
        return [CLIMB] if not pos.now.acted and self.why_not(pos, seat, CLIMB) is None else []

    def take(self, pos: GlenMore, seat: int, action: Climb) -> None:
        pos.now.acted = True
        go(pos, seat, pos.rules.number_of[MOUNTAIN])
