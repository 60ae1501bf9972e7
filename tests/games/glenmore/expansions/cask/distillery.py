"""Tables with cellars, barrels and sales wherever a test needs them."""

from __future__ import annotations

from typing import Any, Self

from tests.games.glenmore.tables import Table

from bothy.games.glenmore.expansions.cask.cellars import Cellars, cellars, worths
from bothy.games.glenmore.expansions.cask.rows import ROWS
from bothy.games.glenmore.expansions.cask.selling import sale_of


class Distillery(Table):
    """A table with cellars, in seat 0's turn before it moves."""

    def __init__(self, seats: int = 3, **options: Any) -> None:
        super().__init__(seats, cask=True, **options)

    @property
    def part(self) -> Cellars:
        return cellars(self.pos)

    def casks(self, *vp: int, seat: int = 0, built: int = 1) -> Self:
        """Puts barrels on the spaces worth these points, 0 being the store, and sets the number of cellars."""
        spaces = ROWS.of(self.rules.pack).spaces
        self.part.built[seat], self.part.store[seat] = built, vp.count(0)
        self.part.put(seat, [spaces.index(each) for each in vp if each])
        return self.whisky(len(vp), seat)

    def worth(self, seat: int = 0) -> list[int]:
        """Returns the values of a seat's barrels, those in the store one by one."""
        found = worths(self.pos, seat)
        return [0] * self.part.store[seat] + [vp for vp in found if vp]

    def sale(self, tile: str) -> int:
        return sale_of(self.pos, self.number(tile))

    def sold(self, tile: str, count: int, bonus: int = 0) -> Self:
        """Puts this many barrels on a sale tile."""
        self.part.sold[self.sale(tile)], self.part.bonus[self.sale(tile)] = count, bonus
        return self
