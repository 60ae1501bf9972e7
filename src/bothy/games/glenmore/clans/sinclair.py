"""Sinclair: a coin may replace a resource of a trade (G15.22)."""

from __future__ import annotations

from bothy.games.glenmore.module import Power
from bothy.games.glenmore.position import GlenMore


class Sinclair(Power):
    """Coins in trade, on trade tiles."""

    def __init__(self) -> None:
        super().__init__("coins-in-trade", each_turn=11)

    def modify_swaps(self, pos: GlenMore, seat: int, tile: int, count: int) -> int:
        return pos.rules.figure(self.name, "resources") if pos.rules.trade[tile] else count
