"""Erin MacMalt: one more barrel when stopping at a sale tile (X9.10, R-G13)."""

from __future__ import annotations

from typing import Final

from bothy.games.glenmore.expansions.cask.selling import Seller
from bothy.games.glenmore.expansions.combinations.mobsters.rows import ROWS
from bothy.games.glenmore.expansions.mobs.mobster import MOBS, Mobster
from bothy.games.glenmore.expansions.mobs.prison import holder_of
from bothy.games.glenmore.position import GlenMore
from bothy.kernel import Options
from bothy.kernel.modules import NOTHING

ERIN_MACMALT: Final = "erin-macmalt"
CASK: Final = "cask"


class ErinMacMalt(Mobster):
    """The mobster. Her effects on sales are in a separate module, a `Seller`."""

    def __init__(self) -> None:
        super().__init__(ERIN_MACMALT, NOTHING, ROWS, (MOBS, CASK))


class MacMaltAtSales(Seller):
    """Her part in the sales."""

    def __init__(self) -> None:
        super().__init__("macmalt-at-sales")

    def at_table(self, options: Options, seats: int) -> bool:
        return bool(options[MOBS]) and bool(options[CASK])

    def other_spaces(self, pos: GlenMore, seat: int, count: int) -> int:
        return count + 1 if holder_of(pos, ERIN_MACMALT) == seat else count
