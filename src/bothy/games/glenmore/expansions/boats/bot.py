"""The race's value to bots, in hundredths of a VP."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bothy.games.glenmore.expansions.boats.course import LAST, length, race, steps_left
from bothy.games.glenmore.expansions.boats.module import DragonBoats
from bothy.games.glenmore.expansions.boats.rewards import ChoosingReward
from bothy.games.glenmore.expansions.boats.rows import ROWS
from bothy.games.glenmore.hook_types import EffectKind
from bothy.games.glenmore.position import GlenMore
from bothy.games.glenmore.scoring.scores import coin_lines
from bothy.games.glenmore.tally import OTHER, Gift
from bothy.kernel import Frame

FAR_ACTIVATION: Final = 150
A_REWARD: Final = 300
"""A reward still to be chosen."""
LEAST_PRIZE: Final = 700
"""Smallest prize: even a boat that is behind rows for castles and to overtake."""


class ValuedBoats(DragonBoats):
    """The race, valued by the prize each boat is rowing for."""

    def effects(self) -> Sequence[EffectKind]:
        (far_tile,) = super().effects()
        return (far_tile.valued(((OTHER, FAR_ACTIVATION),)),)

    def estimate(self, pos: GlenMore, seat: int, coins: int) -> int:
        """Returns the prize for a boat's current place, in proportion to its progress."""
        part = race(pos)
        if not part.opened:
            return 0
        if part.places[seat]:
            return _spoilt_coins(pos, seat) if part.places[seat] == LAST else 0
        left = steps_left(pos)
        way = length(pos)
        return _prize(pos, seat, left) * (way - left[seat]) // way

    def pending_gifts(self, pos: GlenMore, seat: int, frame: Frame[GlenMore]) -> Gift:
        return ((OTHER, A_REWARD),) if isinstance(frame, ChoosingReward) and frame.seat == seat else ()

    def modify_movement_worth(self, pos: GlenMore, seat: int, worth: int) -> int:
        """Returns the value of a step, slightly reduced, so that rowing is better than saving the point."""
        part = race(pos)
        rowing = part.opened and not part.places[seat]
        return max(worth, _prize(pos, seat, steps_left(pos)) * 9 // (10 * length(pos)) if rowing else 0)


def _prize(pos: GlenMore, seat: int, left: list[int]) -> int:
    places = race(pos).places
    ahead = len([at for at, steps in enumerate(left) if places[at] or steps < left[seat]])
    cards = ROWS.of(pos.rules.pack).cards
    vp = 100 * cards[ahead].vp if ahead < len(cards) and ahead + 1 < len(left) else 0
    return vp if vp > LEAST_PRIZE else LEAST_PRIZE


def _spoilt_coins(pos: GlenMore, seat: int) -> int:
    """Returns the lost value of coins that score nothing, as a negative number."""
    worth = pos.rules.coin_worth
    return -100 * worth * sum([count for count, each, _ in coin_lines(pos, seat) if not each])
