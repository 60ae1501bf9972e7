"""Mike McCastle and the council's card for manned castles: his castle counts for his player (X9.9)."""

from __future__ import annotations

from bothy.games.glenmore.expansions.council.rows import MANNED_CASTLES
from bothy.games.glenmore.expansions.mobs.hiding import whereabouts
from bothy.games.glenmore.expansions.mobs.mike_mccastle import MIKE_MCCASTLE
from bothy.games.glenmore.expansions.mobs.mobster import MOBS
from bothy.games.glenmore.expansions.mobs.prison import holder_of
from bothy.games.glenmore.module import Module
from bothy.games.glenmore.position import GlenMore
from bothy.kernel import Options


class McCastleInCouncil(Module):
    """One more manned castle for his player; its owner counts as before."""

    def __init__(self) -> None:
        super().__init__("mccastle-in-council")

    def at_table(self, options: Options, seats: int) -> bool:
        return bool(options[MOBS]) and bool(options["council"])

    def modify_count(self, pos: GlenMore, seat: int, category: str, amount: int) -> int:
        if category != MANNED_CASTLES or whereabouts(pos, MIKE_MCCASTLE) is None:
            return amount
        return amount + 1 if holder_of(pos, MIKE_MCCASTLE) == seat else amount
