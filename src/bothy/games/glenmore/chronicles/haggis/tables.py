"""Where the haggis tokens are, and what everybody knows of those that lie face down.

A token on a serving table is one number: four times what it may be as far as all know, a bit for each value, and
its value. So tokens of one table are told apart by what is known of them and by nothing else.
"""

from __future__ import annotations

from typing import Any, Final

from bothy.games.glenmore.chronicles.haggis.rows import ROWS, VALUES, Figures
from bothy.games.glenmore.position import GlenMore
from bothy.kernel import Json, Part, state

ANY: Final = (1 << len(VALUES)) - 1
"""A token of which nothing is known."""
NO_TOKEN: Final = 0
RESERVE: Final = "haggis-reserve"
SHOWN: Final = "haggis-shown"


def token(value: int, known: int) -> int:
    """A token of this value, and what all know of it."""
    return known << 2 | value


def value_of(token: int) -> int:
    """What a token is worth."""
    return token & 3


def known_of(token: int) -> int:
    """What a token may be as far as all know."""
    return token >> 2


def only(value: int) -> int:
    """Everybody knows that a token has this value."""
    return 1 << value - 1


def possible(known: int) -> list[int]:
    """The values a token may have as far as all know."""
    return [value for value in VALUES if known & only(value)]


@state
class ServingTables(Part):
    """The reserve and the serving tables."""

    reserve: list[int]
    """Face down: how many of each value."""
    shown: list[int]
    """Face up in the reserve: their values."""
    hidden: list[list[int]]
    """By seat: the tokens face down on its table."""
    served: list[list[int]]
    """By seat: the values face up on its table, in a feast only."""
    fresh: list[int]
    """By seat: the token that came to a full table and waits until another has gone."""
    feasts: int = 0
    """How many feasts are over."""

    def copy(self) -> ServingTables:
        return ServingTables(
            self.reserve[:],
            self.shown[:],
            [table[:] for table in self.hidden],
            [table[:] for table in self.served],
            self.fresh[:],
            self.feasts,
        )

    @classmethod
    def read(cls, data: list[Any]) -> ServingTables:
        reserve, shown, hidden, served, fresh, feasts = data
        tables = [list(table) for table in hidden]
        return cls(list(reserve), list(shown), tables, [list(table) for table in served], list(fresh), feasts)

    def view(self, seat: int | None) -> Json:
        return {
            "reserve": sum(self.reserve),
            "shown": self.shown,
            "known": [[possible(known_of(each)) for each in self.on_table(of)] for of in range(len(self.hidden))],
            "served": self.served,
            "own": None if seat is None else [value_of(each) for each in self.on_table(seat)],
            "feasts": self.feasts,
        }

    def on_table(self, seat: int) -> list[int]:
        """A seat's tokens that lie face down, the fresh one behind the others."""
        fresh = self.fresh[seat]
        return [*self.hidden[seat], fresh] if fresh else self.hidden[seat]

    def lay(self, seat: int, token: int) -> None:
        """A token onto a table. They lie in an order that says nothing but what all know."""
        self.hidden[seat].append(token)
        self.hidden[seat].sort()

    def pick(self, seat: int, value: int) -> int:
        """A token of this value off a table: of several the one of which most is known."""
        table = self.hidden[seat]
        found = min([(len(possible(known_of(each))), each) for each in table if value_of(each) == value])[1]
        table.remove(found)
        return found

    def pick_unseen(self, seat: int, value: int) -> int:
        """The same face down. Any of them may have gone: of each that stays, and of the one that went, all know no
        more than of all together. That is what is returned."""
        known = 0
        for each in self.hidden[seat]:
            known |= known_of(each)
        self.pick(seat, value)
        self.hidden[seat] = sorted([token(value_of(each), known) for each in self.hidden[seat]])
        return known


def tables(pos: GlenMore) -> ServingTables:
    """The chronicle's state."""
    return pos.part(ServingTables)


def figures(pos: GlenMore) -> Figures:
    """The figures of the pack."""
    return ROWS.of(pos.rules.pack).figures


def in_reserve(pos: GlenMore) -> int:
    """How many tokens could be gained."""
    part = tables(pos)
    return sum(part.reserve) + len(part.shown)


def table_stock(seat: int) -> str:
    """The stock of a seat's tokens that lie face down."""
    return f"haggis-{seat}"


def served_stock(seat: int) -> str:
    """The stock of a seat's tokens that lie face up."""
    return f"haggis-served-{seat}"
