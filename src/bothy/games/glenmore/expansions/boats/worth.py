"""The race's value to bots, in hundredths of a VP."""

from __future__ import annotations

from typing import Final

from bothy.games.glenmore.expansions.boats.course import LAST, length, race, steps_left
from bothy.games.glenmore.expansions.boats.rows import ROWS
from bothy.games.glenmore.position import GlenMore
from bothy.games.glenmore.scoring.scores import coin_lines

A_REWARD: Final = 300
"""A reward still to be chosen."""
LEAST_PRIZE: Final = 700
"""Smallest prize: even a boat that is behind rows for castles and to overtake."""


def standing(pos: GlenMore, seat: int) -> int:
    """Returns the prize for a boat's current place, in proportion to its progress."""
    part = race(pos)
    if not part.opened:
        return 0
    if part.places[seat]:
        return _spoilt_coins(pos, seat) if part.places[seat] == LAST else 0
    left = steps_left(pos)
    way = length(pos)
    return _prize(pos, seat, left) * (way - left[seat]) // way


def step_worth(pos: GlenMore, seat: int) -> int:
    """Returns the value of a step, slightly reduced, so that rowing is better than saving the point."""
    part = race(pos)
    if not part.opened or part.places[seat]:
        return 0
    return _prize(pos, seat, steps_left(pos)) * 9 // (10 * length(pos))


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
