"""Evaluates a move with open questions along its way as if the pawn had arrived."""

from __future__ import annotations

from bothy.games.glenmore.actions.rondel import Arrive, arrive
from bothy.games.glenmore.position import GlenMore
from bothy.games.glenmore.turn import GiveUp, TakeUp


def arrived(pos: GlenMore) -> GlenMore:
    """Returns the position after the move, with the tile in hand and questions along the way still open.

    Otherwise such a move would look like no move at all: one more turn left, and no tile.
    """
    for height in range(len(pos.stack) - 1, -1, -1):
        frame = pos.stack[height]
        if frame.turn:
            break
        if isinstance(frame, Arrive):
            after = pos.copy()
            after.trace = None
            asked = after.stack[height + 1 :]
            del after.stack[height:]
            stop = after.stack[-1] if after.stack else None
            if isinstance(stop, TakeUp | GiveUp):
                after.stack.pop()
            arrive(after, frame.seat, frame.tile)
            if isinstance(stop, TakeUp | GiveUp):
                stop.run(after)
            after.stack += asked
            return after
    return pos
