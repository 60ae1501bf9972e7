"""Paying a demand: all its goods, substitutes and goods left out by port 16 included (I13.6)."""

from __future__ import annotations

from collections.abc import Sequence

from bothy.games.caledonia.actions.fulfil import missing_goods, pay_goods
from bothy.games.caledonia.pack.types.goods import GOODS
from bothy.games.caledonia.position import Caledonia
from bothy.kernel import Reason

Way = tuple[tuple[str, ...], tuple[int, ...]]
"""Goods left out, one by one, and the ports marked for them."""
PLAIN: Way = ((), ())


def why_not_pay(pos: Caledonia, seat: int, goods: Sequence[int], rule: str) -> Reason | None:
    """Which of these goods a seat lacks, substitutes counted."""
    lacking = missing_goods(pos, seat, (tuple(goods), (0, 0)))
    if lacking is None:
        return None
    return Reason("too-few-goods", rule=rule, good=lacking[0], need=lacking[1], have=lacking[2])


def can_pay(pos: Caledonia, seat: int, goods: Sequence[int]) -> bool:
    """Whether a seat has these goods."""
    return missing_goods(pos, seat, (tuple(goods), (0, 0))) is None


def less(goods: Sequence[int], out: Sequence[str]) -> tuple[int, ...]:
    """Goods without those left out."""
    return tuple([max(0, count - out.count(GOODS[good])) for good, count in enumerate(goods)])


def ways_to_pay(pos: Caledonia, seat: int, goods: Sequence[int]) -> list[Way]:
    """Every way to pay a demand now; plainly first."""
    return [PLAIN] if can_pay(pos, seat, goods) else []


def pay_demand(pos: Caledonia, seat: int, goods: Sequence[int], way: Way) -> None:
    """Pay a demand."""
    pay_goods(pos, seat, less(goods, way[0]), "delivery")
