"""Money that a player has besides the stock, and what to say where even that is not enough."""

from __future__ import annotations

from bothy.games.caledonia.position import Caledonia
from bothy.kernel import Reason


def with_all_at_hand(pos: Caledonia, seat: int) -> Caledonia | None:
    """The position with the money that the clan may add under a question, None if it has none to add.

    A question that only such money could answer is asked, not dropped (R-C103).
    """
    more = pos.power(seat).at_hand(pos)
    if not more:
        return None
    after = pos.copy()
    after.players[seat].money += more
    return after


def too_dear(pos: Caledonia, seat: int, rule: str, cost: int, have: int) -> Reason:
    """It costs more than there is; with a way to money, if there is one at this moment."""
    return Reason("too-dear", rule=rule, cost=cost, have=have, advice=_advice(pos, seat, cost - have))


def _advice(pos: Caledonia, seat: int, lacking: int) -> str:
    """What may bring in money now: the main action, or the clan; inside a bonus there is no selling or passing."""
    if pos.turn is not None and pos.stack[-1].turn and not pos.now.acted:
        return "act"
    power = pos.power(seat)
    return power.clan if power.at_hand(pos) >= lacking else "none"
