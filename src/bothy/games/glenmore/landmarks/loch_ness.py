"""Loch Ness: one tile away from the placed one may be activated each turn (G16.11)."""

from __future__ import annotations

from bothy.games.glenmore.module import Power
from bothy.games.glenmore.position import GlenMore


class LochNess(Power):
    """An extra activation."""

    def __init__(self) -> None:
        super().__init__("extra-activation", each_turn=162)

    def modify_extra_activations(self, pos: GlenMore, seat: int, count: int) -> int:
        return count + pos.rules.figure(self.name, "tiles")

    def estimate_turn(self, pos: GlenMore, seat: int) -> int:
        return 0 if pos.now.extra else self.each_turn * 2 // 3
