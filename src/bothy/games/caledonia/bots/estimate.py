"""How good a position looks for a seat, in hundredths of a VP: things a player counts, times what each is worth.

What a thing is worth depends on how many productions are still to come and stands in `worths`, row by row, to be
read like a price list: with five productions ahead a field is worth so much, with one ahead so much less.
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
"""So many pounds are sure to be of use; what is above may lie about."""
ANIMAL = 10
"""What one counts for an animal that a contract asks for and that is not there yet, in pounds."""
ROWS: tuple[tuple[int, ...], ...] = tuple(zip(*WORTHS.values(), strict=True))
"""The price list by column: one for each number of productions to come."""
LINKED: dict[tuple[str, bool, int, "tuple[int, ...]"], int] = {}
"""Settlements linked, remembered: in search the same villages come up again and again."""
REMEMBERED = 20_000


def estimate(pos: Caledonia, seat: int) -> int:
    """The value of a position for a seat."""
    to_come = productions(pos)
    clan = pos.players[seat].clan
    hooks = pos.rules.seat_hooks[clan]
    bonus = CLANS[to_come][clan] if 0 <= clan < len(CLANS[to_come]) else 0
    worth: int = bonus + sum(map(mul, counts(pos, seat), ROWS[to_come]))
    for hook in hooks.estimate:
        worth = hook(pos, seat, worth)
    return worth


def productions(pos: Caledonia) -> int:
    """How many productions are still to come: this round's too, until everybody has passed."""
    done = pos.round >= 1 and len(pos.passed) == len(pos.players)
    return pos.rules.pack.setup.rounds - max(pos.round, 1) + (0 if done else 1)


def counts(pos: Caledonia, seat: int) -> list[int]:
    """What a player counts, in the order of the rows of `WORTHS`."""
    player, rules = pos.players[seat], pos.rules
    out = [pieces - left for pieces, left in zip(rules.pieces, player.left, strict=True)]
    hooks = rules.seat_hooks[player.clan]
    money = player.money + money_at_hand(pos, seat) if hooks.at_hand else player.money
    goods = stock_of(pos, seat) if hooks.stock else player.goods
    income = 0
    for hook in hooks.income:
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
    """Contracts fulfilled and at hand, compared with the best of the others: at most two ahead or behind."""
    player = pos.players[seat]
    best = max([len(other.fulfilled) for other in pos.players if other is not player], default=0)
    return max(-2, min(2, len(player.fulfilled) + len(player.box) - best))


def _box(pos: Caledonia, seat: int, out: list[int]) -> tuple[int, int, int]:
    """Contracts in the box: how many, what is missing for them in pounds, how many could be fulfilled at once."""
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
    """What a contract still costs in pounds once these goods and animals are spent on it, as they are here."""
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
    """Settlements that ships link, remembered by where the units stand."""
    player, board = pos.players[seat], pos.board
    if pos.rules.seat_hooks[player.clan].links:
        return links_of(pos, seat)
    key = (board.layout, board.small, player.shipping, tuple(player.units))
    found = LINKED.get(key, -1)
    if found < 0:
        if len(LINKED) >= REMEMBERED:
            LINKED.clear()
        found = LINKED[key] = links_of(pos, seat)
    return found


def glory_to_come(pos: Caledonia, seat: int) -> tuple[int, int, int]:
    """What the scoring tiles would give if they were scored now: this round's, the next one's, the later ones'."""
    if not pos.tiles:
        return 0, 0, 0
    tiles, at = pos.rules.pack.scoring_tiles, max(pos.round, 1) - 1
    glory = [glory_for(pos, seat, tiles[number]) for number in pos.tiles[at:]]
    return glory[0], glory[1] if len(glory) > 1 else 0, sum(glory[2:])
