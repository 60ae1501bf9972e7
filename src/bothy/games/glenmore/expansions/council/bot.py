"""The council's value to bots, in hundredths of a VP."""

from __future__ import annotations

from typing import Final

from bothy.games.glenmore.expansions.council.measures import standing
from bothy.games.glenmore.expansions.council.module import Council
from bothy.games.glenmore.expansions.council.part import ClanCouncil, council, rows_of
from bothy.games.glenmore.expansions.council.rows import (
    ANIMALS,
    FARTHEST_SCOTSMAN,
    FULL_SETS,
    JOINED_PASTURES,
    LARGEST_SQUARE,
    MANNED_CASTLES,
    OWN_DISCARDS,
    SMALLEST_TERRITORY,
    WHISKY_TILES,
    WOOD_AND_STONE,
    Measure,
)
from bothy.games.glenmore.expansions.council.voting import EACH, OWED, CouncilVote
from bothy.games.glenmore.position import GlenMore

REACH: Final[dict[str, int]] = {
    ANIMALS: 6,
    WOOD_AND_STONE: 6,
    LARGEST_SQUARE: 2,
    FULL_SETS: 3,
    MANNED_CASTLES: 3,
    WHISKY_TILES: 3,
    FARTHEST_SCOTSMAN: 3,
    OWN_DISCARDS: 9,
    SMALLEST_TERRITORY: 5,
    JOINED_PASTURES: 3,
}
"""By card: how far behind the best a seat may be and still have a chance."""
SETTLED: Final = (20, 30, 50, 75, 100)
"""By stack: how much today's counts predict the end, in percent."""
PROPOSED: Final = 50
"""The chance of a card being accepted in its vote, in percent, before one's own ballot."""
SWAY: Final = (0, 0, 35, 25, 20)
"""By number of players: how much a token changes that."""
TOKEN: Final = 25
"""Value of a token in hand while there is something to vote on."""


class ValuedCouncil(Council):
    """The council, valued by its cards and tokens."""

    def estimate(self, pos: GlenMore, seat: int, coins: int) -> int:
        """Returns the expected value of cards voted on, beyond an even share, plus tokens."""
        part, vote, total = council(pos), _open_vote(pos), 0
        if part.votes or vote is not None:
            measures, settled = rows_of(pos).measures, SETTLED[min(pos.stage, len(SETTLED) - 1)]
            for card in part.accepted():
                total += _promise(pos, seat, measures[card]) * settled // 100
            if vote is not None:
                total += _promise(pos, seat, measures[vote.card]) * settled * _chance(vote, seat) // 10_000
        return total + _tokens(part, vote, seat) if len(part.votes) < len(part.cards) else total


def _open_vote(pos: GlenMore) -> CouncilVote | None:
    frame = pos.stack[-1] if pos.stack else None
    return frame if isinstance(frame, CouncilVote) else None


def _chance(vote: CouncilVote, seat: int) -> int:
    """Returns the chance of a card being accepted, given one's own ballot; the others are secret."""
    own = vote.cast[seat]
    ayes, nays = (0, 0) if own == OWED else EACH[own]
    return max(0, min(100, PROPOSED + SWAY[len(vote.cast)] * (ayes - nays)))


def _promise(pos: GlenMore, seat: int, measure: Measure) -> int:
    """Returns the prize times the chance to win it, less an equal share."""
    every = standing(pos, measure.id)
    most = REACH[measure.id] - max(every)
    hopes = [1 + (own + most) * (own + most) if own + most > 0 else 1 for own in every]
    return 100 * measure.vp * hopes[seat] // sum(hopes) - 100 * measure.vp // len(every)


def _tokens(part: ClanCouncil, vote: CouncilVote | None, seat: int) -> int:
    left = part.ayes[seat] + part.nays[seat]
    if vote is not None and vote.cast[seat] != OWED:
        left -= sum(EACH[vote.cast[seat]])
    return TOKEN * left
