"""Money that a player has besides the stock."""

from __future__ import annotations

from collections.abc import Callable

from bothy.games.caledonia.position import Caledonia


def possible_with_all(pos: Caledonia, seat: int, possible: Callable[[], bool]) -> bool:
    """Whether something is possible, with the money in stock or with what the clan may add under a question.

    A question that only such money could answer is asked, not dropped (R-C103).
    """
    if possible():
        return True
    more = pos.power(seat).at_hand(pos)
    if not more:
        return False
    pos.players[seat].money += more  # looked ahead, and put back at once
    found = possible()
    pos.players[seat].money -= more
    return found
