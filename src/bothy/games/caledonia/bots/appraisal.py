"""How good a position looks for a seat, in hundredths of a VP: the second price list, for bots that plan.

It counts what the first one does (`estimate`), and what is still to be had (`outlook`); the lists are by number of
seats, as points lie elsewhere alone than among four. `bothy tune caledonia` found them.
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
    """The value of a position for a seat, by the list for so many seats."""
    return appraised(pos, seat, COLUMNS[len(pos.players)])


def list_for(seats: int) -> PriceList:
    """The list for a number of seats."""
    return LISTS[seats]


def by_list(prices: PriceList) -> Callable[[Caledonia, int], int]:
    """The estimate that goes by a list."""
    return partial(appraised, columns=prices.columns())


def appraised(pos: Caledonia, seat: int, columns: Columns) -> int:
    """The value of a position for a seat, by the columns of a list."""
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
        worth = hook(pos, seat, worth)
    return worth


def productions(pos: Caledonia) -> int:
    """How many productions are still to come: this round's too, until it has run."""
    if not pos.round:
        return pos.rules.pack.setup.rounds
    to_come = pos.rules.pack.setup.rounds - pos.round
    for frame in pos.stack:
        if type(frame) is Production:
            return to_come + 1
    return to_come


def more(pos: Caledonia, seat: int) -> tuple[list[int], list[int]]:
    """What is counted beside the first list's rows: shares in hundredths of a VP, then things."""
    rules, player = pos.rules, pos.players[seat]
    out = [pieces - left for pieces, left in zip(rules.pieces, player.left, strict=True)]
    returning = 0
    if pos.turn is None:  # between rounds all merchants are coming back
        returning = sum([abs(count) for count in player.market])
    return box(pos, seat, out), [*places(pos, seat), new_land(pos, seat), returning]
