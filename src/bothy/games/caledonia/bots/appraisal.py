"""The second price list, for bots that plan: a position's value for a seat, in hundredths of a VP.

It adds opportunities (`outlook`) to the counts of the first list (`estimate`). There is a list per number of
seats, as points come from other sources alone than with four players. `bothy tune caledonia` found them.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from operator import mul

from bothy.games.caledonia.bots.estimate import counts
from bothy.games.caledonia.bots.outlook import box, new_land, places
from bothy.games.caledonia.bots.price_lists import LISTS, SHARES
from bothy.games.caledonia.position import Caledonia
from bothy.games.caledonia.production import Production
from bothy.kernel.prices import Columns, PriceList

COLUMNS: dict[int, Columns] = {seats: prices.columns() for seats, prices in LISTS.items()}


def appraise(pos: Caledonia, seat: int) -> int:
    """Returns a position's value for a seat, by the list for this number of seats."""
    return appraised(pos, seat, COLUMNS[len(pos.players)])


def list_for(seats: int) -> PriceList:
    """Returns the list for a number of seats."""
    return LISTS[seats]


def by_list(prices: PriceList) -> Callable[[Caledonia, int], int]:
    """Returns the estimate by a list."""
    return partial(appraised, columns=prices.columns())


def appraised(pos: Caledonia, seat: int, columns: Columns) -> int:
    """Returns a position's value for a seat, by the columns of a list."""
    prices = columns[productions(pos)]
    things = counts(pos, seat)
    shares, further = more(pos, seat)
    things += further
    worth: int = sum(map(mul, shares, prices)) // 100 + sum(map(mul, things, prices[SHARES:]))
    clan = pos.players[seat].clan
    at = SHARES + len(things) + clan
    if clan >= 0 and at < len(prices):
        worth += prices[at]
    for hook in pos.rules.seat_hooks[clan].estimate:
        worth += hook(pos, seat)
    return worth


def productions(pos: Caledonia) -> int:
    """Returns the number of productions to come, including this round's until it has run."""
    if not pos.round:
        return pos.rules.pack.setup.rounds
    to_come = pos.rules.pack.setup.rounds - pos.round
    for frame in pos.stack:
        if type(frame) is Production:
            return to_come + 1
    return to_come


def more(pos: Caledonia, seat: int) -> tuple[list[int], list[int]]:
    """Returns the counts that follow the first list's rows: shares in hundredths of a VP, then things."""
    rules, player = pos.rules, pos.players[seat]
    out = [pieces - left for pieces, left in zip(rules.pieces, player.left, strict=True)]
    returning = 0
    if pos.turn is None:  # between rounds all merchants return
        returning = sum([abs(count) for count in player.market])
    return box(pos, seat, out), [*places(pos, seat), new_land(pos, seat), returning]
