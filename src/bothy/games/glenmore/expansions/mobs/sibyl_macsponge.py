"""Sibyl MacSponge: takes one of six or more points from a single source (X8.18)."""

from __future__ import annotations

from typing import Final

from bothy.games.glenmore.expansions.mobs.mobster import MOBS, Mobster
from bothy.games.glenmore.expansions.mobs.prison import stamp, stamped
from bothy.games.glenmore.hook_types import NOBODY
from bothy.games.glenmore.module import Frames
from bothy.games.glenmore.position import GlenMore

SIBYL_MACSPONGE: Final = "sibyl-macsponge"
ENOUGH: Final = 6


class SibylMacSponge(Mobster):
    """The mobster who takes points from others."""

    def __init__(self) -> None:
        super().__init__(SIBYL_MACSPONGE)

    def on_points_scored(self, pos: GlenMore, seat: int, points: int, why: str, category: str) -> Frames:
        """Takes a point once in each player's own turn; in scorings and at the end per source (R-X13, R-X25)."""
        holder = self.holder(pos)
        if points < ENOUGH or holder in (NOBODY, seat):
            return ()
        if pos.turn is not None:
            if pos.now.seat != seat or stamped(pos, SIBYL_MACSPONGE):
                return ()
            stamp(pos, SIBYL_MACSPONGE)
        line = pos.rules.scores.index(MOBS)
        pos.score(seat, -1, SIBYL_MACSPONGE, line)
        pos.score(holder, 1, SIBYL_MACSPONGE, line)
        return ()
