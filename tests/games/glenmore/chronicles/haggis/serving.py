"""Haggis tables for tests, built by saying which tokens lie where."""

from __future__ import annotations

from typing import Any, Self

from tests.games.glenmore.tables import Table

from bothy.games.glenmore.chronicles.haggis.rows import ROWS, VALUES
from bothy.games.glenmore.chronicles.haggis.tables import ANY, ServingTables, only, token, value_of


class HaggisTable(Table):
    """A table with haggis: all tokens in the reserve, none face up."""

    def __init__(self, seats: int = 3, **options: Any) -> None:
        super().__init__(seats, haggis=True, **options)

    @property
    def part(self) -> ServingTables:
        return self.pos.part(ServingTables)

    def shown(self, *values: int) -> Self:
        """These lie face up in the reserve."""
        self.part.shown = list(values)
        return self._rest()

    def hidden(self, *values: int, seat: int = 0, seen: bool = False) -> Self:
        """These lie face down on a serving table; everybody saw them if they were taken face up."""
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
        """What a seat's tokens that lie face down are worth, in order."""
        return sorted([value_of(each) for each in self.part.on_table(seat)])

    def everything(self) -> list[int]:
        """How many tokens of each value there are, wherever they are."""
        part = self.part
        out = [value_of(each) for seat in range(len(part.hidden)) for each in part.on_table(seat)]
        out += [*part.shown, *[value for served in part.served for value in served]]
        return [count + out.count(value) for value, count in zip(VALUES, part.reserve, strict=True)]
