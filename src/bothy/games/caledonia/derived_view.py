"""Derived facts that players want to see: reach, income, settlements, tiles, cheap goods.

The view includes them so that no client has to know a rule.
"""

from __future__ import annotations

from typing import cast

from bothy.games.caledonia.actions.cost import unit_costs
from bothy.games.caledonia.actions.reach import further
from bothy.games.caledonia.map.board import OUT_OF_REACH, Board
from bothy.games.caledonia.map.grid import HEX_NAMES, HEXES
from bothy.games.caledonia.map.settlements import settlements
from bothy.games.caledonia.pack.types.goods import GOODS
from bothy.games.caledonia.pack.types.units import UNITS
from bothy.games.caledonia.position import EMPTY, Caledonia
from bothy.games.caledonia.production import worker_income, yield_of
from bothy.games.caledonia.scoring.scores import glory_for
from bothy.games.caledonia.view_types import Crossing, GoodMade, Places, Reach, SeatOutlook, Settlements
from bothy.kernel.bounded_cache import BoundedCache


def places(pos: Caledonia) -> Places:
    """Returns the hexes that some clan or tile refers to: on the border, and at a river's mouth."""
    board = pos.board
    return {
        "border": [HEX_NAMES[hex_] for hex_ in board.land if board.border[hex_]],
        "delta": [HEX_NAMES[hex_] for hex_ in board.land if board.delta[hex_]],
    }


def on_lochs(pos: Caledonia, seat: int) -> bool:
    """Returns whether a seat has units that stand on lochs."""
    return any(kind.on_lochs for kind in pos.hooks_of(seat).units)


def beside(pos: Caledonia) -> dict[str, list[GoodMade]]:
    """Returns, by empty hex, the goods made on neighbouring hexes, each with the seat that makes it (C11.2).

    Includes lochs where a seat could expand there.
    """
    found: dict[str, list[GoodMade]] = {}
    lochs = any(on_lochs(pos, seat) for seat in range(len(pos.players)))
    makes = pos.rules.unit_makes
    for seat, player in enumerate(pos.players):
        for at, kind in zip(player.units, pos.kinds_of(seat), strict=True):
            good = makes[kind]
            if good >= 0:
                for hex_ in pos.board.neighbours[at]:
                    if pos.hexes[hex_] == EMPTY and (lochs or not pos.board.loch[hex_]):
                        pairs = found.setdefault(HEX_NAMES[hex_], [])
                        if [GOODS[good], seat] not in pairs:
                            pairs.append([GOODS[good], seat])
    return found


def seat_derived(pos: Caledonia, seat: int) -> SeatOutlook:
    """Returns what a seat's units earn, make, cost and reach, and what the scoring tiles would give it."""
    tiles = pos.rules.pack.scoring_tiles
    shown: SeatOutlook = {
        "income": sum([amount for amount, _ in worker_income(pos, seat)]),
        "makes": {GOODS[good]: yield_of(pos, seat, unit, each) for unit, good, each in pos.rules.basic_producers},
        "on_lochs": on_lochs(pos, seat),
        "costs": dict(zip(UNITS, unit_costs(pos, seat), strict=False)),
        "tiles": [glory_for(pos, seat, tiles[tile]) for tile in pos.tiles],
        **_standing(pos, seat),
    }
    for hook in pos.hooks_of(seat).seat_facts:
        shown = cast(SeatOutlook, {**shown, **hook(pos, seat)})
    return shown


_KNOWN: BoundedCache[tuple[Board, Reach]] = BoundedCache(5_000)


def _standing(pos: Caledonia, seat: int) -> Reach:
    """Returns what follows from the hexes of a seat's units; cached, because few actions change it."""
    player, hooks = pos.players[seat], pos.hooks_of(seat)
    units, level = player.units, player.shipping
    if hooks.reached_hexes or hooks.tolls or hooks.allows_link:
        return {"reach": _further_reach(pos, seat), "settlements": _settlements(pos, seat)}
    key = (id(pos.board), level, *units)
    known = _KNOWN.get(key)
    if known is None:
        found: Reach = {
            "reach": _reach(pos, units),
            "settlements": _settlements(pos, seat),
        }
        known = (pos.board, found)  # keeps the board alive, so its id isn't reused
        _KNOWN.put(key, known)
    return known[1]


def _reach(pos: Caledonia, units: list[int]) -> str:
    """Returns a digit per hex: the shipping level at which one of these units reaches it; 6 is never."""
    reached = 0
    for unit in units:
        reached |= int.from_bytes(pos.board.level_needed[unit].translate(_UNARY), "big")
    return reached.to_bytes(HEXES, "big").translate(_DIGIT).decode("ascii")


_UNARY = bytes([256 - (1 << min(level, OUT_OF_REACH)) for level in range(256)])
"""A level as a byte with all bits from it upwards set: `or` of two keeps the lower level."""
_DIGIT = bytes([ord("0") + (min(OUT_OF_REACH, (byte & -byte).bit_length() - 1) if byte else OUT_OF_REACH)
                for byte in range(256)])  # fmt: skip


def _further_reach(pos: Caledonia, seat: int) -> str:
    """Returns the reach with modules' hexes, free or for a toll, at the seat's current level."""
    level = str(pos.players[seat].shipping)
    digits = list(_reach(pos, pos.players[seat].units))
    for hex_ in further(pos, seat):
        digits[hex_] = min(digits[hex_], level)
    return "".join(digits)


def _settlements(pos: Caledonia, seat: int) -> Settlements:
    """Returns the settlements, the level at which each joins the largest linked group, and the crossings between.

    Those at or below the seat's level are the ones that count (C19.12).
    """
    units, level = pos.players[seat].units, pos.players[seat].shipping
    groups = settlements(pos.board, units)
    reach = [_reach(pos, group) for group in groups]
    near = [[min([int(digits[hex_]) for hex_ in group]) for group in groups] for digits in reach]
    if pos.hooks_of(seat).allows_link:
        pairs = [[bool(_linked(pos, seat, one, other)) for other in groups] for one in groups]
        near = [[min(need, level) if pairs[at][to] else need for to, need in enumerate(row)] for at, row in
                enumerate(near)]  # fmt: skip
    levels, links = [OUT_OF_REACH] * len(groups), []
    joined = _largest(near, level)[:1]
    highest = 0
    for at in joined:  # grows: the nearest of the rest comes next
        levels[at] = highest
        left = [other for other in range(len(groups)) if other not in joined]
        if left:
            need, one, other = min([(near[one][other], one, other) for one in joined for other in left])
            highest = max(highest, need)
            joined.append(other)
            if need < OUT_OF_REACH:
                links.append(_crossing(pos, seat, groups[one], groups[other], need))
    named = [[HEX_NAMES[hex_] for hex_ in group] for group in groups]
    return {"groups": named, "levels": levels, "links": links}


def _linked(pos: Caledonia, seat: int, one: list[int], other: list[int]) -> list[tuple[int, int]]:
    """Returns the hexes by which modules link two settlements."""
    hooks = pos.hooks_of(seat).allows_link
    return [
        (here, there) for here in one for there in other if any(hook(pos, seat, here, there) for hook in hooks)
    ]


def _crossing(pos: Caledonia, seat: int, one: list[int], other: list[int], level: int) -> Crossing:
    """Returns the first two hexes between which this level links two settlements, and the level."""
    needed = pos.board.level_needed
    ends = [[HEX_NAMES[here], HEX_NAMES[there]] for here in one for there in other if needed[here][there] == level]
    if not ends:
        ends = [[HEX_NAMES[here], HEX_NAMES[there]] for here, there in _linked(pos, seat, one, other)]
    return [*ends[0], level]


def _largest(near: list[list[int]], level: int) -> list[int]:
    """Returns the settlements of the largest group that shipping of this level links."""
    best: list[int] = []
    left = list(range(len(near)))
    while left:
        group = [left.pop(0)]
        for one in group:
            more = [other for other in left if near[one][other] <= level]
            group.extend(more)
            left = [other for other in left if other not in more]
        best = group if len(group) > len(best) else best
    return best
