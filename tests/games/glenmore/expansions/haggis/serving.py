"""Haggis tables for tests, built from a list of tokens and places."""

from __future__ import annotations

from typing import Any, Self

from tests.games.glenmore.tables import Table

from bothy.games.glenmore.expansions.haggis.rows import ROWS, VALUES
from bothy.games.glenmore.expansions.haggis.tables import ANY, ServingTables, only, token, value_of


class HaggisTable(Table):
    """A table with haggis: all tokens in the reserve, none face up."""

    def __init__(self, seats: int = 3, **options: Any) -> None:
        super().__init__(seats, haggis=True, **options)

    @property
    def part(self) -> ServingTables:
        return self.pos.part(ServingTables)

    def shown(self, *values: int) -> Self:
        """Turns these face up in the reserve."""
        self.part.shown = list(values)
        return self._rest()

    def hidden(self, *values: int, seat: int = 0, seen: bool = False) -> Self:
        """Puts these face down on a serving table; those taken face up were seen by all."""
        self.part.hidden[seat] = sorted([token(value, only(value) if seen else ANY) for value in values])
        return self._rest()

    def _rest(self) -> Self:
        part = self.part
        out = [value_of(each) for table in part.hidden for each in table] + part.shown
        counts = [row.count for row in ROWS.of(self.rules.pack).tokens]
        part.reserve = [count - out.count(value) for value, count in zip(VALUES, counts, strict=True)]
        assert min(part.reserve) >= 0
        return self

    def mine(self, seat: int = 0) -> list[int]:
        """Returns the values of a seat's face-down tokens, in order."""
        return sorted([value_of(each) for each in self.part.on_table(seat)])

    def everything(self) -> list[int]:
        """Returns how many tokens of each value exist anywhere."""
        part = self.part
        out = [value_of(each) for seat in range(len(part.hidden)) for each in part.on_table(seat)]
        out += [*part.shown, *[value for served in part.served for value in served]]
        return [count + out.count(value) for value, count in zip(VALUES, part.reserve, strict=True)]
