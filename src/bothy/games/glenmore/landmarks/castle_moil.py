"""Castle Moil: Scotsmen in the home castle count more in a scoring (G16.3)."""

from __future__ import annotations

from bothy.games.glenmore.module import Power
from bothy.games.glenmore.pack.types.tables import CATEGORIES
from bothy.games.glenmore.position import GlenMore


class CastleMoil(Power):
    """Scotsmen of the castle count more."""

    def __init__(self) -> None:
        super().__init__("castle-scotsmen-count-more", once=200)

    def modify_count(self, pos: GlenMore, seat: int, category: str, amount: int) -> int:
        return amount * pos.rules.figure(self.name, "times") if category == CATEGORIES[0] else amount
