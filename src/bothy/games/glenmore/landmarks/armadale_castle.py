"""Armadale Castle: the first coins count more at the end (G16.2)."""

from __future__ import annotations

from bothy.games.glenmore.hook_types import CoinLine
from bothy.games.glenmore.module import Power
from bothy.games.glenmore.position import GlenMore


class ArmadaleCastle(Power):
    """Coins count more."""

    def __init__(self) -> None:
        super().__init__("coins-count-more", once=600)

    def modify_coin_lines(self, pos: GlenMore, seat: int, lines: list[CoinLine]) -> list[CoinLine]:
        left, vp = pos.rules.figure(self.name, "first"), pos.rules.figure(self.name, "vp")
        found: list[CoinLine] = []
        for count, each, told in lines:
            first = min(count, left)
            left -= first
            found.append((first, vp, "breakdown-coins-more"))
            if count > first:
                found.append((count - first, each, told))
        return found

    def estimate(self, pos: GlenMore, seat: int, coins: int) -> int:
        first, each = pos.rules.figure(self.name, "first"), pos.rules.figure(self.name, "vp")
        return 100 * (each - pos.rules.coin_worth) * min(coins, first)
