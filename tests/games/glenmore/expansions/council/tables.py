"""Tables with a clan council and a test's choice of open cards."""

from __future__ import annotations

from typing import Any

from tests.games.glenmore.tables import Table

from bothy.games.glenmore.expansions.council.part import ClanCouncil
from bothy.games.glenmore.expansions.council.rows import MEASURES
from bothy.games.glenmore.expansions.council.voting import CastVote, Propose, Proposing

FIVE = ("animals", "wood-and-stone", "largest-square", "full-sets", "manned-castles")


class CouncilTable(Table):
    """A table with these cards open; those named as accepted have been voted on."""

    def __init__(
        self, seats: int = 3, cards: tuple[str, ...] = FIVE, accepted: tuple[str, ...] = (), **options: Any
    ) -> None:
        super().__init__(seats, council=True, **options)
        self.council.cards = tuple([MEASURES.index(card) for card in (*accepted, *cards) if card])
        self.council.votes = tuple([(MEASURES.index(card), 1, 0) for card in accepted])

    @property
    def council(self) -> ClanCouncil:
        return self.pos.part(ClanCouncil)

    def call(self, measure: str, seat: int = 0) -> CouncilTable:
        """Calls the council and puts this card to the vote."""
        self.asked(Proposing(seat))
        self.play(Propose(measure))
        return self

    def vote(self, *ballots: str) -> CouncilTable:
        """Casts all votes, in the order of seats."""
        for seat, ballot in enumerate(ballots):
            self.play(CastVote(ballot), seat=seat)
        return self

    def accepted(self) -> list[str]:
        return [MEASURES[card] for card in self.council.accepted()]

    def hands(self) -> list[tuple[int, int]]:
        return list(zip(self.council.ayes, self.council.nays, strict=True))


def scoring(card: str, seats: int = 3, **options: Any) -> CouncilTable:
    """Returns a table with this card only, already accepted."""
    return CouncilTable(seats, cards=(), accepted=(card,), **options)
