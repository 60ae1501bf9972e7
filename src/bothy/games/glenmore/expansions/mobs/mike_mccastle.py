"""Mike McCastle: counts in scorings on his player's castle, and against the castle he stands on (X8.22)."""

from __future__ import annotations

from typing import Final

from bothy.games.glenmore.expansions.mobs.hiding import Hider, whereabouts
from bothy.games.glenmore.pack.types.tables import CATEGORIES
from bothy.games.glenmore.position import GlenMore
from bothy.games.glenmore.territory.grid import CASTLE
from bothy.kernel.modules import NOTHING

MIKE_MCCASTLE: Final = "mike-mccastle"


class MikeMcCastle(Hider):
    """The mobster who shifts the count of castles."""

    def __init__(self) -> None:
        super().__init__(MIKE_MCCASTLE, NOTHING)

    def suits(self, cell: int) -> bool:
        return cell == CASTLE

    def modify_count(self, pos: GlenMore, seat: int, category: str, amount: int) -> int:
        if category != CATEGORIES[0]:
            return amount
        out = whereabouts(pos, MIKE_MCCASTLE)
        if out is None:
            return amount
        if out[1] == seat:
            return amount - 1 if amount else 0
        return amount + 1 if self.holder(pos) == seat else amount
