"""The state of the haggis tokens, and what all players know of those face down.

A token on a serving table is one number: its value, plus four times a bit mask of the values it may have as far as
all know. So tokens of one table differ only in their value and in what is known of them.
"""

from __future__ import annotations

from typing import Any, Final, TypedDict

from bothy.games.glenmore.expansions.haggis.rows import ROWS, VALUES, Figures
from bothy.games.glenmore.position import GlenMore
from bothy.kernel import ModuleState, state

ANY: Final = (1 << len(VALUES)) - 1
"""A token about which nothing is known."""
NO_TOKEN: Final = 0
RESERVE: Final = "haggis-reserve"
SHOWN: Final = "haggis-shown"


def token(value: int, known: int) -> int:
    """Returns a token of this value, with what all know of it."""
    return known << 2 | value


def value_of(token: int) -> int:
    """Returns a token's value."""
    return token & 3


def known_of(token: int) -> int:
    """Returns the mask of values a token may have as far as all know."""
    return token >> 2


def only(value: int) -> int:
    """Returns the mask of a token that all know to have this value."""
    return 1 << value - 1


def possible(known: int) -> list[int]:
    """Returns the values a token may have as far as all know."""
    return [value for value in VALUES if known & only(value)]


class HaggisView(TypedDict):
    """The tokens in reserve and on the tables."""

    reserve: int
    shown: list[int]
    """Face up in the reserve: their values."""
    known: list[list[list[int]]]
    """The values each token face down may have as far as all know, by seat."""
    served: list[list[int]]
    own: list[int] | None
    feasts: int


@state
class ServingTables(ModuleState):
    """The reserve and the serving tables."""

    reserve: list[int]
    """Face down: how many of each value."""
    shown: list[int]
    """Face up in the reserve: their values."""
    hidden: list[list[int]]
    """By seat: the tokens face down on its table."""
    served: list[list[int]]
    """By seat: the values face up on its table, only during a feast."""
    fresh: list[int]
    """By seat: the token that came to a full table and waits until another has gone."""
    feasts: int = 0
    """Number of feasts completed."""

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

    def view(self, seat: int | None) -> HaggisView:
        return {
            "reserve": sum(self.reserve),
            "shown": self.shown,
            "known": [[possible(known_of(each)) for each in self.on_table(of)] for of in range(len(self.hidden))],
            "served": self.served,
            "own": None if seat is None else [value_of(each) for each in self.on_table(seat)],
            "feasts": self.feasts,
        }

    def on_table(self, seat: int) -> list[int]:
        """Returns a seat's tokens face down, the fresh one last."""
        fresh = self.fresh[seat]
        return [*self.hidden[seat], fresh] if fresh else self.hidden[seat]

    def lay(self, seat: int, token: int) -> None:
        """Lays a token on a table, sorted so that the order reveals only what all know."""
        self.hidden[seat].append(token)
        self.hidden[seat].sort()

    def pick(self, seat: int, value: int) -> int:
        """Removes a token of this value from a table: the best known of several."""
        table = self.hidden[seat]
        found = min([(len(possible(known_of(each))), each) for each in table if value_of(each) == value])[1]
        table.remove(found)
        return found

    def pick_unseen(self, seat: int, value: int) -> int:
        """Removes a token of this value face down and returns what all know of it.

        Any token may have gone, so each of them can now be anything that any of them could be.
        """
        known = 0
        for each in self.hidden[seat]:
            known |= known_of(each)
        self.pick(seat, value)
        self.hidden[seat] = sorted([token(value_of(each), known) for each in self.hidden[seat]])
        return known


def tables(pos: GlenMore) -> ServingTables:
    """Returns the chronicle's state."""
    return pos.part(ServingTables)


def figures(pos: GlenMore) -> Figures:
    """Returns the figures of the pack."""
    return ROWS.of(pos.rules.pack).figures


def in_reserve(pos: GlenMore) -> int:
    """Returns how many tokens could be gained."""
    part = tables(pos)
    return sum(part.reserve) + len(part.shown)


def table_stock(seat: int) -> str:
    """Returns the stock of a seat's tokens face down."""
    return f"haggis-{seat}"


def served_stock(seat: int) -> str:
    """Returns the stock of a seat's tokens face up."""
    return f"haggis-served-{seat}"
