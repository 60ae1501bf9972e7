"""Tables with an open boat race, and boats and rewards wherever a test needs them."""

from __future__ import annotations

from typing import Any

from tests.games.glenmore.tables import Table

from bothy.games.glenmore.expansions.boats.course import Race, castle_at, race, ring
from bothy.games.glenmore.expansions.boats.rewards import kinds, set_pile
from bothy.games.glenmore.expansions.boats.rowing import ROW

PLAIN = ("three-vp", "four-vp", "three-coins", "barrel")


class Regatta(Table):
    """A table with the race open, where seat 0 has moved its pawn and has movement points."""

    def __init__(self, seats: int = 3, movement: int = 9, **options: Any) -> None:
        super().__init__(seats, boats=True, **options)
        self.race.opened = True
        self.activating(movement=movement)

    @property
    def race(self) -> Race:
        return race(self.pos)

    def boat(self, seat: int, leg: int, cell: int) -> Regatta:
        """Puts a seat's boat `leg` rivers on its way, at a column or at a neutral river's (negative) space.

        It counts as the last boat that moved.
        """
        self.race.legs[seat], self.race.cells[seat] = leg, cell
        self.race.made_step(seat)
        return self

    def before_home(self, seat: int) -> Regatta:
        """Puts a boat one step from home: at the left end of the river before its own."""
        rivers = ring(self.pos)
        code = rivers[(rivers.index(seat) + 3) % 4]
        return self.boat(seat, 3, 0 if code >= 0 else -4)

    def lay(self, castle: int, *rewards: str, seen_by: tuple[int, ...] = (0,)) -> Regatta:
        """Puts these rewards on a castle, seen by these seats."""
        ids = [kind.id for kind in kinds(self.pos)]
        set_pile(self.race, castle, tuple([ids.index(reward) for reward in rewards]))
        self.race.left[castle] = len(rewards)
        self.race.seen[castle] = sum([1 << seat for seat in seen_by])
        return self

    def before_castle(self, *rewards: str) -> Regatta:
        """Puts seat 0's boat one step before seat 1's castle, with these rewards there."""
        self.tile("brora", 2, 0, seat=1).boat(0, 1, 2)
        return self.lay(castle_at(self.pos, 0, 1), *rewards, seen_by=(2,))

    def row(self, times: int = 1) -> Regatta:
        self.play(*[ROW] * times, seat=0)
        return self

    def lies(self, seat: int) -> tuple[int, int]:
        """Returns a boat's river and its place there."""
        return castle_at(self.pos, seat, self.race.legs[seat]), self.race.cells[seat]
