"""The Automa's state, and its cards on their way from the box through deck and hand to the discards."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal, TypeAlias, TypedDict

from bothy.games.caledonia.expansions.automa.cards import Card, card, rows
from bothy.games.caledonia.position import Caledonia
from bothy.kernel import ModuleState, state
from bothy.kernel.event import Line

Notch: TypeAlias = Literal["sheep", "cow", "cheese-dairy", "bakery", "field", "distillery", "workers"]
NOTCHES: tuple[Notch, ...] = ("sheep", "cow", "cheese-dairy", "bakery", "field", "distillery", "workers")
"""Places of the glory token, each above a column of the board; the two worker columns share one (A4.20)."""


class AutomaView(TypedDict):
    """Its level, its cards by number, and the notch of its glory token: empty before it is placed."""

    level: int
    deck: list[int]
    later: list[int]
    hand: list[int]
    discard: list[int]
    removed: list[int]
    token: Notch | Literal[""]


@state
class Automa(ModuleState):
    """Its level, its cards by number, the place of its glory token, and the progress of its turn."""

    level: int
    deck: list[int]
    """Face down and unordered: a card is drawn from among them when needed (A2.3)."""
    later: list[int]
    hand: list[int]
    """The action card, then the support card, while they are resolved."""
    discard: list[int]
    removed: list[int]
    token: int = -1
    """The notch of its glory token, -1 before it is placed."""
    acted: bool = False
    """True if one of its card's icons has worked."""
    scored: bool = False
    """True if it has received the glory of its level."""
    entered: bool = False
    """True if a player draws and rolls for it."""

    def copy(self) -> Automa:
        return Automa(
            self.level, self.deck[:], self.later[:], self.hand[:], self.discard[:], self.removed[:], self.token,
            self.acted, self.scored, self.entered,
        )  # fmt: skip

    def view(self, seat: int | None) -> AutomaView:
        return {
            "level": self.level,
            "deck": self.deck[:],
            "later": self.later[:],
            "hand": self.hand[:],
            "discard": self.discard[:],
            "removed": self.removed[:],
            "token": NOTCHES[self.token] if self.token >= 0 else "",
        }


def new_automa(pos: Caledonia, level: int) -> Automa:
    """Returns the Automa at a level: the cards of round I are its deck (A2.3)."""
    numbers = {row.number: row.round for row in rows(pos).cards}
    deck = [number for number, round_ in numbers.items() if round_ == 1]
    later = [number for number, round_ in numbers.items() if round_ > 1]
    return Automa(level, deck, later, [], [], [])


def automa(pos: Caledonia) -> Automa:
    """Returns the Automa's state."""
    return pos.part(Automa)


def seat_of(pos: Caledonia) -> int:
    """Returns its seat: the last one (A1.1)."""
    return pos.rules.seats - 1


def pile(pos: Caledonia) -> Sequence[int]:
    """Returns the cards from which one is drawn now: once the deck is used up, the discards (A4.5)."""
    part = automa(pos)
    return part.deck or part.discard


def lines(pos: Caledonia, why: str, **changes: int) -> list[Line]:
    """Returns the changes to its stocks of cards, for the account."""
    seat = seat_of(pos)
    return [(f"cards-{place}-{seat}", change, why) for place, change in changes.items() if change]


def draw(pos: Caledonia, number: int) -> Card:
    """Turns a card over."""
    part = automa(pos)
    if not part.deck:
        part.deck, part.discard = sorted(part.discard), []
        count = len(part.deck)
        pos.emit("automa-shuffles", lines(pos, "shuffle", deck=count, discard=-count))
    part.deck.remove(number)
    part.hand.append(number)
    return card(pos, number)


def put_away(pos: Caledonia, numbers: Iterable[int]) -> None:
    """Discards resolved cards (A4.5)."""
    part, gone = automa(pos), list(numbers)
    if gone:
        part.hand = [number for number in part.hand if number not in gone]
        part.discard = sorted([*part.discard, *gone])
        count = len(gone)
        pos.emit("automa-discards", lines(pos, "discard", hand=-count, discard=count), cards=tuple(gone))


def new_round(pos: Caledonia) -> None:
    """Makes a new deck from the round's cards, the deck and the discards; removed cards stay out (R-A1)."""
    part = automa(pos)
    fresh = [number for number in part.later if card(pos, number).round == pos.round]
    back = len(part.discard)
    part.later = [number for number in part.later if number not in fresh]
    part.deck = sorted([*part.deck, *part.discard, *fresh])
    part.discard = []
    changes = lines(pos, "shuffle", deck=len(fresh) + back, later=-len(fresh), discard=-back)
    pos.emit("automa-new-cards", changes, cards=tuple(fresh), count=len(part.deck))
