"""Castle of Mey: all own tiles may be activated this turn (G16.4)."""

from __future__ import annotations

from bothy.games.glenmore.module import Power
from bothy.games.glenmore.position import GlenMore


class CastleOfMey(Power):
    """Activate all, once."""

    def __init__(self) -> None:
        super().__init__("activate-all", once=500)

    def gained(self, pos: GlenMore, seat: int) -> bool:
        pos.now.everywhere = True
        return False
