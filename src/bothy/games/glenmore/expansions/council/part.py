"""The council's state: cards, tokens in hand, votes taken, discard piles. All of it is public."""

from __future__ import annotations

from typing import Any

from bothy.games.glenmore.expansions.council.rows import OWN_DISCARDS, ROWS, CouncilRows, Hand, Measure
from bothy.games.glenmore.position import GlenMore
from bothy.kernel import ModuleState, state


@state
class ClanCouncil(ModuleState):
    """Cards by number. Tokens leave a hand only when a vote is revealed, so hands don't give votes away."""

    ayes: list[int]
    nays: list[int]
    cards: "tuple[int, ...]" = ()
    votes: "tuple[tuple[int, int, int], ...]" = ()
    """In the order they were taken: the card, ayes, nays."""
    piles: "tuple[tuple[int, ...], ...]" = ()
    """By seat: its own discard pile (X7.10)."""

    def copy(self) -> ClanCouncil:
        return ClanCouncil(self.ayes[:], self.nays[:], self.cards, self.votes, self.piles)

    @classmethod
    def read(cls, data: list[Any]) -> ClanCouncil:
        ayes, nays, cards, votes, piles = data
        taken = tuple([(vote[0], vote[1], vote[2]) for vote in votes])
        return cls(list(ayes), list(nays), tuple(cards), taken, tuple([tuple(pile) for pile in piles]))

    def open_cards(self) -> list[int]:
        """Returns the cards not yet voted on."""
        voted = [card for card, _, _ in self.votes]
        return [card for card in self.cards if card not in voted]

    def accepted(self) -> list[int]:
        """Returns the cards that will count: as many ayes as nays are enough (X7.6)."""
        return [card for card, ayes, nays in self.votes if ayes >= nays]


def council(pos: GlenMore) -> ClanCouncil:
    """Returns the council of this game."""
    return pos.part(ClanCouncil)


def rows_of(pos: GlenMore) -> CouncilRows:
    """Returns the cards and tokens of this table."""
    return ROWS.of(pos.rules.pack)


def card_of(pos: GlenMore, number: int) -> Measure:
    """Returns the card with a number."""
    return rows_of(pos).measures[number]


def hand_of(pos: GlenMore) -> Hand:
    """Returns each player's initial tokens at this table."""
    return rows_of(pos).hand(len(pos.players))


def most_tokens(pos: GlenMore, seat: int) -> int:
    """Returns how many tokens a seat may cast in the next vote: more than one only once per game (X7.5).

    Each player casts one per vote, so a player with more tokens cast than votes taken has used that vote.
    """
    hand, part = hand_of(pos), council(pos)
    laid = hand.ayes + hand.nays - part.ayes[seat] - part.nays[seat]
    return hand.at_most if laid <= len(part.votes) else 1


def own_piles(pos: GlenMore) -> bool:
    """Returns whether players have own discard piles: from setup on if the card is open, even unvoted (X7.10)."""
    measures = rows_of(pos).measures
    return any(measures[card].id == OWN_DISCARDS for card in council(pos).cards)
