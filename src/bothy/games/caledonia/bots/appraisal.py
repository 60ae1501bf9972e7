"""How good a position looks for a seat, in hundredths of a VP: the second price list, for bots that plan.

It counts what the first one does (`estimate`), and what is still to be had (`outlook`); the lists are by number of
seats, as points lie elsewhere alone than among four. `bothy tune caledonia` found them.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from operator import mul

from bothy.games.caledonia.actions.at_hand import money_at_hand
from bothy.games.caledonia.bots.estimate import PURSE, glory_to_come, links_known
from bothy.games.caledonia.bots.outlook import box, new_land, places
from bothy.games.caledonia.bots.price_lists import LISTS, SHARES
from bothy.games.caledonia.pack.types.units import (
    BAKERY,
    CHEESE_DAIRY,
    COW,
    DISTILLERY,
    FIELD,
    MINER,
    WOODCUTTER,
)
from bothy.games.caledonia.position import Caledonia
from bothy.games.caledonia.production import Production
from bothy.games.caledonia.scoring.scores import import_values, stock_of
from bothy.kernel.prices import Columns, PriceList

COLUMNS: dict[int, Columns] = {}
"""The lists as columns, by number of seats."""


def list_for(seats: int) -> PriceList:
    """The list for a number of seats."""
    return LISTS[seats if seats in LISTS else max(LISTS)]


def by_list(prices: PriceList) -> Callable[[Caledonia, int], int]:
    """The estimate by a list of one's own."""
    return partial(appraised, columns=prices.columns())


def appraise(pos: Caledonia, seat: int) -> int:
    """The value of a position for a seat by the list in the package."""
    seats = len(pos.players)
    if seats not in COLUMNS:
        COLUMNS[seats] = list_for(seats).columns()
    return appraised(pos, seat, COLUMNS[seats])


def appraised(pos: Caledonia, seat: int, columns: Columns) -> int:
    """The same by any list."""
    prices = columns[productions(pos)]
    shares, things = counts(pos, seat)
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


def counts(pos: Caledonia, seat: int) -> tuple[list[int], list[int]]:
    """What a player counts, in the order of the rows: shares in hundredths of a VP, then things."""
    player, rules = pos.players[seat], pos.rules
    out = [pieces - left for pieces, left in zip(rules.pieces, player.left, strict=True)]
    hooks = rules.seat_hooks[player.clan]
    money = player.money + money_at_hand(pos, seat) if hooks.at_hand else player.money
    goods = stock_of(pos, seat) if hooks.stock else player.goods
    income = 0
    for hook in hooks.income:
        income = hook(pos, seat, out, income)
    imports: int = sum(map(mul, player.imports, import_values(pos))) if any(player.imports) else 0
    shares, contracts = box(pos, seat, out)
    merchants = player.merchants
    if pos.turn is None:  # between rounds all are coming back
        merchants += sum([abs(count) for count in player.market])
    return shares, [
        1,
        player.glory + player.hops - player.bid,
        imports,
        money,
        money if money < PURSE else PURSE,
        0 if seat in pos.passed else 1,
        *out,
        *goods,
        len(player.fulfilled),
        *contracts,
        *places(pos, seat),
        links_known(pos, seat),
        new_land(pos, seat),
        player.shipping,
        rules.pack.merchants.track - player.to_hire,
        merchants,
        player.technology[0] * out[WOODCUTTER] + player.technology[1] * out[MINER],
        *glory_to_come(pos, seat),
        min(2 * out[FIELD], out[BAKERY] + out[DISTILLERY]),
        min(out[COW], out[CHEESE_DAIRY]),
        income,
    ]
