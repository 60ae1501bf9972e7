"""Money from free actions, on top of a player's stock, and the reason shown when even that isn't enough."""

from __future__ import annotations

from bothy.games.caledonia.position import Caledonia
from bothy.kernel import Frame, Reason


def money_at_hand(pos: Caledonia, seat: int) -> int:
    """Returns the money that free actions could raise at any time."""
    found = 0
    for hook in pos.rules.seat_hooks[pos.players[seat].clan].sums_at_hand:
        found += sum([money for money, _ in hook(pos, seat)])
    return found


def with_all_at_hand(pos: Caledonia, seat: int) -> Caledonia | None:
    """Returns the position with all money that free actions could raise, or None if there is none.

    A question that only such money could answer is still put to the seat (R-C103).
    """
    if not pos.hooks_of(seat).sums_at_hand:
        return None
    more = money_at_hand(pos, seat)
    if not more:
        return None
    after = pos.copy()
    after.players[seat].money += more
    return after


def has_choice(pos: Caledonia, seat: int, question: Frame[Caledonia]) -> bool:
    """Returns whether a question has any answer besides declining, counting money from free actions (R-C103)."""
    if len(question.options(pos, seat)) > 1:
        return True
    after = with_all_at_hand(pos, seat)
    return after is not None and len(question.options(after, seat)) > 1


def with_goods_at_hand(pos: Caledonia, seat: int) -> Caledonia | None:
    """Returns the position with goods kept elsewhere moved to stock, or None if there are none to move."""
    own = pos.players[seat].goods
    goods = own
    for hook in pos.hooks_of(seat).modify_stock:
        goods = hook(pos, seat, goods)
    if goods == own:
        return None
    after = pos.copy()
    after.players[seat].goods = goods[:]
    return after


def too_dear(pos: Caledonia, seat: int, rule: str, cost: int, have: int) -> Reason:
    """Returns the reason for a cost the seat can't pay (C1.5), with advice on how to raise the money."""
    return Reason("too-dear", rule=rule, cost=cost, have=have, advice=_advice(pos, seat, cost - have))


def _advice(pos: Caledonia, seat: int, lacking: int) -> str:
    """Returns how to raise money now: the main action or a free one. A bonus leaves no room to sell or pass."""
    if pos.turn is not None and pos.stack[-1].turn and pos.may_act(seat):
        return "act"
    ways = [way for hook in pos.hooks_of(seat).sums_at_hand for way in hook(pos, seat)]
    return ways[0][1] if ways and sum([money for money, _ in ways]) >= lacking else "none"
