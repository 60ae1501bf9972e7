"""The Englishman as a piece on the rondel, and the seat that controls him (X4.2, X4.12, X4.13)."""

from __future__ import annotations

from collections.abc import Sequence

from bothy.games.glenmore.expansions.hammer.england import england
from bothy.games.glenmore.expansions.hammer.english_turn import EnglishTurn
from bothy.games.glenmore.expansions.hammer.errand import ENGLISHMAN, Errand, his_stops
from bothy.games.glenmore.expansions.hammer.moving import EnglishmanLeaves
from bothy.games.glenmore.hook_types import NOBODY, RondelPiece
from bothy.games.glenmore.position import GlenMore
from bothy.kernel import Frame


class Englishman(RondelPiece):
    """The Englishman, controlled by the holder of the England token."""

    def __init__(self) -> None:
        super().__init__(ENGLISHMAN)

    def owner(self, pos: GlenMore) -> int:
        return england(pos).holder

    def turn(self, pos: GlenMore) -> Sequence[Frame[GlenMore]]:
        """Returns his holder's turn; he leaves if the holder is done or he has nowhere to stop."""
        holder = self.owner(pos)
        if holder == NOBODY or pos.players[holder].done or not his_stops(pos):
            return (EnglishmanLeaves(NOBODY),)
        pos.begin_turn(Errand(holder))
        return (EnglishTurn(holder),)
