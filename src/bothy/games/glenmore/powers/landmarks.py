"""Landmark cards that give a lasting power."""

from __future__ import annotations

from bothy.games.glenmore.hook_types import CoinLine
from bothy.games.glenmore.module import Power
from bothy.games.glenmore.pack.types.tables import CATEGORIES
from bothy.games.glenmore.position import GlenMore


class LochNess(Power):
    """One tile away from the placed one may be activated each turn (G16.11)."""

    def __init__(self) -> None:
        super().__init__("extra-activation")

    def modify_extra_activations(self, pos: GlenMore, seat: int, count: int) -> int:
        return count + pos.rules.figure(self.name, "tiles")


class ArmadaleCastle(Power):
    """The first coins count more at the end (G16.2)."""

    def __init__(self) -> None:
        super().__init__("coins-count-more")

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


class CastleMoil(Power):
    """Scotsmen in the home castle count more in a scoring (G16.3)."""

    def __init__(self) -> None:
        super().__init__("castle-scotsmen-count-more")

    def modify_count(self, pos: GlenMore, seat: int, category: str, amount: int) -> int:
        return amount * pos.rules.figure(self.name, "times") if category == CATEGORIES[0] else amount


class CastleOfMey(Power):
    """All own tiles may be activated this turn (G16.4)."""

    def __init__(self) -> None:
        super().__init__("activate-all")

    def gained(self, pos: GlenMore, seat: int) -> bool:
        pos.now.everywhere = True
        return False
