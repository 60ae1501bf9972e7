"""Paying a demand: all its goods, substitutes and goods left out by port 16 included (I13.6)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Final

from bothy.games.caledonia.actions.fulfil import missing_goods, pay_goods
from bothy.games.caledonia.actions.paying import can_pay
from bothy.games.caledonia.pack.types.goods import BASIC_GOODS, GOODS, PROCESSED_GOODS
from bothy.games.caledonia.ports.use import tile_of, use_port, ways
from bothy.games.caledonia.position import Caledonia
from bothy.kernel import Reason

Way = tuple[tuple[str, ...], tuple[int, ...]]
"""Goods left out, one by one, and the ports marked for them."""
PLAIN: Way = ((), ())
LEAVING_OUT: Final = "leave-out-of-delivery"
"""The effect of port 16 at a table with trains (I13.12)."""


def why_not_pay(pos: Caledonia, seat: int, goods: Sequence[int], rule: str) -> Reason | None:
    """Returns the good a seat lacks, substitutes included, or None."""
    missing = missing_goods(pos, seat, (tuple(goods), (0, 0)))
    if missing is None:
        return None
    return Reason("too-few-goods", rule=rule, good=missing[0], need=missing[1], have=missing[2])


def less(goods: Sequence[int], out: Sequence[str]) -> tuple[int, ...]:
    """Returns goods without those left out."""
    return tuple([max(0, count - out.count(GOODS[good])) for good, count in enumerate(goods)])


def ways_to_pay(pos: Caledonia, seat: int, goods: Sequence[int]) -> list[Way]:
    """Returns every way to pay a demand now; first in full."""
    found: list[Way] = [PLAIN] if can_pay(pos, seat, goods) else []
    marks = marks_to_leave_out(pos, seat)
    for count in range(1, len(marks) + 1):
        for out in _left_out(pos, goods, count):
            if can_pay(pos, seat, less(goods, out)):
                found += [(out, used) for used in combinations(sorted(marks), count)]
    return found


def marks_to_leave_out(pos: Caledonia, seat: int) -> list[int]:
    """Returns the marks by which port 16 may be used now."""
    tile = tile_of(pos, LEAVING_OUT)
    return [port + 1 for port in ways(pos, seat, tile)] if tile >= 0 else []


def _left_out(pos: Caledonia, goods: Sequence[int], uses: int) -> list[tuple[str, ...]]:
    """Returns what port 16 may leave out in this many uses: one processed good or up to two basic ones each."""
    row = pos.rules.pack.ports[tile_of(pos, LEAVING_OUT)]
    found: dict[tuple[str, ...], None] = {}
    for basics in range(uses + 1):
        basic, processed = _units(goods, BASIC_GOODS), _units(goods, PROCESSED_GOODS)
        few = min(basics * row.figure("basic"), len(basic))
        many = (uses - basics) * row.figure("processed")
        if many <= len(processed) and (few > (basics - 1) * row.figure("basic") or not basics):
            for some in combinations(basic, few):
                found.update(dict.fromkeys([(*some, *more) for more in combinations(processed, many)]))
    return list(found)


def _units(goods: Sequence[int], kinds: Sequence[int]) -> list[str]:
    """Lists each single unit of some kinds among goods."""
    return [GOODS[good] for good in kinds for _ in range(goods[good])]


def pay_demand(pos: Caledonia, seat: int, goods: Sequence[int], way: Way) -> None:
    """Pays a demand, marking ports for what is left out."""
    for port in way[1]:
        use_port(pos, seat, tile_of(pos, LEAVING_OUT), port - 1)
    pay_goods(pos, seat, less(goods, way[0]), "delivered")
