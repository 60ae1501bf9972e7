"""A position's value for a seat, in hundredths of a VP: things a player counts, times their worth.

The worth of a thing depends on how many productions are to come. `worths` lists it row by row, like a price
list: a field is worth more with five productions to come than with one.
"""

from __future__ import annotations

from collections.abc import Sequence
from operator import mul

from bothy.games.caledonia.actions.at_hand import money_at_hand
from bothy.games.caledonia.bots.worths import CLANS, WORTHS
from bothy.games.caledonia.pack.types.units import (
    BAKERY,
    CHEESE_DAIRY,
    COW,
    DISTILLERY,
    FIELD,
    MINER,
    SHEEP,
    WOODCUTTER,
)
from bothy.games.caledonia.position import Caledonia
from bothy.games.caledonia.scoring.scores import glory_for, import_values, links_of, stock_of

PURSE = 20
"""Pounds that are sure to be useful; money above this may be left over."""
ANIMAL = 10
"""Assumed cost, in pounds, of an animal that a contract demands and the seat doesn't have yet."""
ROWS: tuple[tuple[int, ...], ...] = tuple(zip(*WORTHS.values(), strict=True))
"""The price list by column: one per number of productions to come."""
LINKED: dict[tuple[str, bool, int, "tuple[int, ...]"], int] = {}
"""Cache of linked settlements: a search meets the same settlements again and again."""
REMEMBERED = 20_000


def estimate(pos: Caledonia, seat: int) -> int:
    """Returns a position's value for a seat."""
    to_come = productions(pos)
    clan = pos.players[seat].clan
    hooks = pos.rules.seat_hooks[clan]
    bonus = CLANS[to_come][clan] if 0 <= clan < len(CLANS[to_come]) else 0
    worth: int = bonus + sum(map(mul, counts(pos, seat), ROWS[to_come]))
    for hook in hooks.estimate:
        worth += hook(pos, seat)
    return worth


def productions(pos: Caledonia) -> int:
    """Returns the number of productions to come, including this round's until all seats have passed."""
    done = pos.round >= 1 and len(pos.passed) == len(pos.players)
    return pos.rules.pack.setup.rounds - max(pos.round, 1) + (0 if done else 1)


def counts(pos: Caledonia, seat: int) -> list[int]:
    """Returns the things a player counts, in the order of the rows of `WORTHS`."""
    player, rules = pos.players[seat], pos.rules
    out = [pieces - left for pieces, left in zip(rules.pieces, player.left, strict=True)]
    hooks = rules.seat_hooks[player.clan]
    money = player.money + money_at_hand(pos, seat) if hooks.sums_at_hand else player.money
    goods = stock_of(pos, seat) if hooks.modify_stock else player.goods
    income = 0
    for hook in hooks.modify_income:
        income = hook(pos, seat, out, income)
    imports: int = sum(map(mul, player.imports, import_values(pos))) if any(player.imports) else 0
    return [
        1,
        player.glory + player.hops - player.bid,
        imports,
        money,
        money if money < PURSE else PURSE,
        0 if seat in pos.passed else 1,
        *out,
        *goods,
        len(player.fulfilled),
        _lead(pos, seat),
        *_box(pos, seat, out),
        links_known(pos, seat),
        player.shipping,
        rules.pack.merchants.track - player.to_hire,
        player.merchants,
        player.technology[0] * out[WOODCUTTER] + player.technology[1] * out[MINER],
        *glory_to_come(pos, seat),
        min(2 * out[FIELD], out[BAKERY] + out[DISTILLERY]),
        min(out[COW], out[CHEESE_DAIRY]),
        income,
    ]


def _lead(pos: Caledonia, seat: int) -> int:
    """Returns contracts fulfilled and in the box, minus the most fulfilled by another seat: -2 to 2."""
    player = pos.players[seat]
    best = max([len(other.fulfilled) for other in pos.players if other is not player], default=0)
    return max(-2, min(2, len(player.fulfilled) + len(player.box) - best))


def _box(pos: Caledonia, seat: int, out: list[int]) -> tuple[int, int, int]:
    """Returns the number of contracts in the box, the pounds they lack, and how many are ready to fulfil."""
    player = pos.players[seat]
    missing = ready = 0
    if player.box:
        goods, animals = player.goods[:], [out[COW], out[SHEEP]]
        for number in player.box:
            contract = pos.rules.pack.contracts[number]
            lack = spent_on(pos, contract.goods, contract.meat, goods, animals)
            missing += lack
            if not lack:
                ready += 1
    return len(player.box), missing, ready


def spent_on(
    pos: Caledonia, asked: Sequence[int], meat: Sequence[int], goods: list[int], animals: list[int]
) -> int:
    """Returns what a contract still costs in pounds; spends these goods and animals on it."""
    missing = 0
    for good, count in enumerate(asked):
        if count:
            short = count - goods[good]
            goods[good] = -short if short < 0 else 0
            if short > 0:
                missing += short * pos.price(good)
    for kind, count in enumerate(meat):
        if count:
            short = count - animals[kind]
            animals[kind] = -short if short < 0 else 0
            if short > 0:
                missing += short * ANIMAL
    return missing


def links_known(pos: Caledonia, seat: int) -> int:
    """Returns the settlements that ships link, cached by the units' hexes."""
    player, board = pos.players[seat], pos.board
    if pos.rules.seat_hooks[player.clan].allows_link:
        return links_of(pos, seat)
    key = (board.layout, board.small, player.shipping, tuple(player.units))
    found = LINKED.get(key, -1)
    if found < 0:
        if len(LINKED) >= REMEMBERED:
            LINKED.clear()
        found = LINKED[key] = links_of(pos, seat)
    return found


def glory_to_come(pos: Caledonia, seat: int) -> tuple[int, int, int]:
    """Returns what the scoring tiles would give now: this round's, the next one's, and all later ones'."""
    if not pos.tiles:
        return 0, 0, 0
    tiles, at = pos.rules.pack.scoring_tiles, max(pos.round, 1) - 1
    glory = [glory_for(pos, seat, tiles[number]) for number in pos.tiles[at:]]
    return glory[0], glory[1] if len(glory) > 1 else 0, sum(glory[2:])
