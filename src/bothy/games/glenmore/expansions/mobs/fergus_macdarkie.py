"""Fergus MacDarkie: a toll for tiles placed around him (X8.21)."""

from __future__ import annotations

from typing import Final

from bothy.games.glenmore.expansions.mobs.hiding import Hider, Hiding, whereabouts
from bothy.games.glenmore.hook_types import NO_LINES, PriceLine, PriceLines
from bothy.games.glenmore.module import Frames
from bothy.games.glenmore.position import GlenMore
from bothy.games.glenmore.territory.grid import AROUND
from bothy.kernel.modules import NOTHING

FERGUS_MACDARKIE: Final = "fergus-macdarkie"
TOLL: Final = 1


class FergusMacDarkie(Hider):
    """The mobster who takes a coin and moves on."""

    def __init__(self) -> None:
        super().__init__(FERGUS_MACDARKIE, NOTHING)

    def place_lines(self, pos: GlenMore, seat: int) -> PriceLines:
        out = whereabouts(pos, FERGUS_MACDARKIE)
        if out is None or out[1] != seat:
            return NO_LINES
        toll = (PriceLine(TOLL, FERGUS_MACDARKIE, self.holder(pos)),)
        return {out[2] + way: toll for way in AROUND}

    def on_paid(self, pos: GlenMore, seat: int, line: PriceLine) -> Frames:
        return (Hiding(line.payee, FERGUS_MACDARKIE, seat),) if line.why == FERGUS_MACDARKIE else ()
