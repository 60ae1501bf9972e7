"""What bots think of the council, in hundredths of a VP."""

from __future__ import annotations

from typing import Final

from bothy.games.glenmore.chronicles.council.measures import standing
from bothy.games.glenmore.chronicles.council.part import ClanCouncil, card_of, council
from bothy.games.glenmore.chronicles.council.rows import (
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
)
from bothy.games.glenmore.chronicles.council.voting import EACH, OWED, CouncilVote
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
"""By card, how far behind the best one may be and still hope."""
SETTLED: Final = (20, 30, 50, 75, 100)
"""By stack, how much today's standing says about the end, in hundredths."""
UNVOTED: Final = 40
PROPOSED: Final = 50
"""How likely a card is to be accepted before its vote, and in it before one's own."""
SWAY: Final = (0, 0, 35, 25, 20)
"""By number of players, how much a token changes that."""
TOKEN: Final = 25
"""What a token in hand is worth while there is something to vote on."""


def worth(pos: GlenMore, seat: int) -> int:
    """What the cards promise a seat beyond an even share, and its tokens."""
    part, total = council(pos), 0
    vote = _open_vote(pos)
    accepted, unvoted = part.accepted(), part.open_cards()
    settled = SETTLED[min(pos.stage, len(SETTLED) - 1)]
    for card in part.cards:
        chance = 100 if card in accepted else UNVOTED if card in unvoted else 0
        if vote is not None and vote.card == card:
            chance = _chance(vote, seat)
        if chance:
            total += _promise(pos, seat, card) * settled * chance // 10_000
    return total + _tokens(part, vote, seat) if unvoted else total


def _open_vote(pos: GlenMore) -> CouncilVote | None:
    frame = pos.stack[-1] if pos.stack else None
    return frame if isinstance(frame, CouncilVote) else None


def _chance(vote: CouncilVote, seat: int) -> int:
    """How likely a card is to be accepted by what one has cast oneself: other votes are secret."""
    own = vote.cast[seat]
    ayes, nays = (0, 0) if own == OWED else EACH[own]
    return max(0, min(100, PROPOSED + SWAY[len(vote.cast)] * (ayes - nays)))


def _promise(pos: GlenMore, seat: int, card: int) -> int:
    """The prize by the chance to win it, less what everybody would have with equal chances."""
    measure = card_of(pos, card)
    reach, every = REACH[measure.id], standing(pos, measure.id)
    best = max(every)
    hopes = [1 + max(0, reach + own - best) ** 2 for own in every]
    return 100 * measure.vp * hopes[seat] // sum(hopes) - 100 * measure.vp // len(every)


def _tokens(part: ClanCouncil, vote: CouncilVote | None, seat: int) -> int:
    left = part.ayes[seat] + part.nays[seat]
    if vote is not None and vote.cast[seat] != OWED:
        left -= sum(EACH[vote.cast[seat]])
    return TOKEN * left
