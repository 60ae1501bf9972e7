"""The value of the mountain to bots, in hundredths of a VP."""

from __future__ import annotations

from typing import Final

from bothy.games.glenmore.actions.rondel import distance
from bothy.games.glenmore.expansions.highlander.hoard import highlander, hoard
from bothy.games.glenmore.expansions.highlander.module import Highlander
from bothy.games.glenmore.expansions.highlander.toll import MountainToll
from bothy.games.glenmore.hook_types import NOBODY
from bothy.games.glenmore.position import GlenMore
from bothy.games.glenmore.tally import CHOICE, COINS, Gift
from bothy.kernel import Frame

COIN_THERE: Final = 210
GOOD_THERE: Final = 160
TO_COME: Final = 130
"""A toll from a player who has yet to pass."""
COIN_AT_END: Final = 100
TO_COME_AT_END: Final = 30
"""The same beyond The End: most will stop before they pass."""


class ValuedHighlander(Highlander):
    """The hoard, valued for the seat resting there, with the tolls of pieces still to pass."""

    def estimate(self, pos: GlenMore, seat: int, coins: int) -> int:
        if highlander(pos) != seat:
            return 0
        part = hoard(pos)
        if pos.players[seat].done:
            return COIN_AT_END * part.coins + TO_COME_AT_END * still_behind(pos, seat)
        return COIN_THERE * part.coins + GOOD_THERE * sum(part.goods) + TO_COME * still_behind(pos, seat)

    def pending_gifts(self, pos: GlenMore, seat: int, frame: Frame[GlenMore]) -> Gift:
        if not isinstance(frame, MountainToll):
            return ()
        return ((COINS, -1),) if pos.players[seat].coins else ((CHOICE, -1),)


def still_behind(pos: GlenMore, seat: int) -> int:
    """Returns how many pieces have yet to pass a seat's pawn before it acts again."""
    own = distance(pos, pos.players[seat].space)
    pawns = [player.space for player in pos.players if not player.done]
    pieces = [
        pos.rondel.index(piece.code)
        for piece in pos.rules.pieces
        if piece.code in pos.rondel and piece.owner(pos) == NOBODY
    ]
    return len([space for space in pawns + pieces if distance(pos, space) < own])
