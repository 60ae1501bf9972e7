"""MacLachlan: movement left at the end of a turn is worth points (G13.5, G15.12)."""

from __future__ import annotations

from bothy.games.glenmore.module import Frames, Power
from bothy.games.glenmore.position import GlenMore


class MacLachlan(Power):
    """Points for movement."""

    def __init__(self) -> None:
        super().__init__("points-for-movement", each_turn=86)

    def on_lapsing(self, pos: GlenMore, seat: int, points: int) -> Frames:
        pos.score(seat, points * pos.rules.figure(self.name, "vp"), "maclachlan")
        return ()

    def modify_movement_worth(self, pos: GlenMore, seat: int, worth: int) -> int:
        return 100
