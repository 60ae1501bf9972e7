"""Money that a player has besides the stock, and what to say where even that is not enough."""

from __future__ import annotations

from bothy.games.caledonia.position import Caledonia
from bothy.kernel import Frame, Reason


def money_at_hand(pos: Caledonia, seat: int) -> int:
    """The money that free actions would bring at any time."""
    found = 0
    for hook in pos.rules.seat_hooks[pos.players[seat].clan].at_hand:
        found += sum([money for money, _ in hook(pos, seat)])
    return found


def with_all_at_hand(pos: Caledonia, seat: int) -> Caledonia | None:
    """The position with the money that free actions may add under a question, None if it has none to add.

    A question that only such money could answer is asked, not dropped (R-C103).
    """
    if not pos.hooks_of(seat).at_hand:
        return None
    more = money_at_hand(pos, seat)
    if not more:
        return None
    after = pos.copy()
    after.players[seat].money += more
    return after


def has_choice(pos: Caledonia, seat: int, question: Frame[Caledonia]) -> bool:
    """Whether a question has any answer but that it is left, be it with the money at hand (R-C103)."""
    if len(question.options(pos, seat)) > 1:
        return True
    after = with_all_at_hand(pos, seat)
    return after is not None and len(question.options(after, seat)) > 1


def with_goods_at_hand(pos: Caledonia, seat: int) -> Caledonia | None:
    """The position with the goods a seat keeps elsewhere in its stock: a free action would bring them any time."""
    own = pos.players[seat].goods
    goods = own
    for hook in pos.hooks_of(seat).stock:
        goods = hook(pos, seat, goods)
    if goods == own:
        return None
    after = pos.copy()
    after.players[seat].goods = goods[:]
    return after


def too_dear(pos: Caledonia, seat: int, rule: str, cost: int, have: int) -> Reason:
    """It costs more than there is (C1.5); with a way to money, if there is one at this moment."""
    return Reason("too-dear", rule=rule, cost=cost, have=have, advice=_advice(pos, seat, cost - have))


def _advice(pos: Caledonia, seat: int, lacking: int) -> str:
    """What may bring in money now: the main action, or a free one; a bonus leaves no room to sell or pass."""
    if pos.turn is not None and pos.stack[-1].turn and pos.may_act(seat):
        return "act"
    ways = [way for hook in pos.hooks_of(seat).at_hand for way in hook(pos, seat)]
    return ways[0][1] if ways and sum([money for money, _ in ways]) >= lacking else "none"
