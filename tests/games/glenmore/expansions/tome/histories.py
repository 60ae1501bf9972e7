"""Tables with the tome for tests: cards with events, and gatherings to trigger them."""

from __future__ import annotations

from typing import Any, Self

from tests.games.glenmore.tables import Table

from bothy.games.glenmore.expansions.tome.cards import Histories
from bothy.games.glenmore.expansions.tome.rows import NAME
from bothy.games.glenmore.expansions.tome.telling import Telling, UseEvent


class TomeTable(Table):
    """A table with the tome, in seat 0's turn after its move."""

    def __init__(self, seats: int = 3, **options: Any) -> None:
        super().__init__(seats, tome=True, **options)
        self.activating()

    @property
    def part(self) -> Histories:
        return self.pos.part(Histories)

    def telling(self, *cards: str) -> Self:
        """Gives seat 0 these cards and activates a gathering."""
        return self.card(*cards).asked(Telling(0))

    def use(self, card: str) -> Self:
        """Gives seat 0 this card and uses its event."""
        return self.telling(card).play(UseEvent(card))

    def turned(self, *cards: str, seat: int = 0) -> Self:
        """Turns these cards of a seat without using their events."""
        self.card(*cards, seat=seat)
        self.part.turned[seat] += [self.rules.card_of[card] for card in cards]
        return self

    def vp(self, seat: int = 0) -> int:
        """Returns a seat's points from events."""
        return self.player(seat).points[self.rules.scores.index(NAME)]

    def shows(self, card: str, seat: int = 0) -> bool:
        """Returns whether a seat's card shows its event."""
        return self.rules.card_of[card] in self.part.turned[seat]
