"""The value of powers to bots, in hundredths of a VP."""

from __future__ import annotations

from typing import Final

from bothy.games.glenmore.module import Power
from bothy.games.glenmore.position import GlenMore
from bothy.games.glenmore.powers.clans import Barrel, MacGregor, MacLachlan
from bothy.games.glenmore.powers.landmarks import ArmadaleCastle, LochNess
from bothy.games.glenmore.tally import WHISKY, Gift
from bothy.kernel import Frame

EACH_TURN: Final = {
    "castles-as-scotsmen": 22,
    "points-for-whisky": 15,
    "coins-in-trade": 11,
    "points-for-movement": 86,
    "extra-activation": 162,
}
ONCE: Final = {"coins-count-more": 600, "castle-scotsmen-count-more": 200, "activate-all": 500}


def valued(power: Power) -> Power:
    """Returns a power with its values."""
    power.each_turn, power.once = EACH_TURN.get(power.name, 0), ONCE.get(power.name, 0)
    return power


class ValuedMacGregor(MacGregor):
    """A barrel or points: always valued as a barrel."""

    def pending_gifts(self, pos: GlenMore, seat: int, frame: Frame[GlenMore]) -> Gift:
        return ((WHISKY, 1),) if isinstance(frame, Barrel) else ()


class ValuedMacLachlan(MacLachlan):
    """Movement that is points."""

    def modify_movement_worth(self, pos: GlenMore, seat: int, worth: int) -> int:
        return 100


class ValuedLochNess(LochNess):
    """The extra activation of this turn, while it's left."""

    def estimate_turn(self, pos: GlenMore, seat: int) -> int:
        return 0 if pos.now.extra else self.each_turn * 2 // 3


class ValuedArmadaleCastle(ArmadaleCastle):
    """Coins that count more at the end."""

    def estimate(self, pos: GlenMore, seat: int, coins: int) -> int:
        first, each = pos.rules.figure(self.name, "first"), pos.rules.figure(self.name, "vp")
        return 100 * (each - pos.rules.coin_worth) * min(coins, first)
