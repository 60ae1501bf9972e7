"""The boats' course: from territory to territory and through neutral rivers, always leftwards (X1.6, X1.7)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from bothy.games.glenmore.expansions.boats.rows import ROWS, River
from bothy.games.glenmore.position import GlenMore
from bothy.games.glenmore.territory.grid import CASTLE
from bothy.kernel import ModuleState, state

HOME_LEG: Final = 4
"""There are four rivers; after them a boat is back in its own."""
LAST: Final = 4
"""The place of a seat with a Last card, at any number of players."""


@state
class Race(ModuleState):
    """The race. A castle's rewards are drawn when a player first looks there; until then they are unknown."""

    opened: bool
    legs: list[int]
    """By seat: how many rivers its boat has completed. All start in their own, and return to it."""
    cells: list[int]
    """By seat: the place in that territory, or the space of that neutral river."""
    places: list[int]
    """By seat: its boat's finishing place, 0 while it races, LAST for a Last card."""
    left: list[int]
    """By castle in the order of the rivers: its number of rewards."""
    seen: list[int]
    """By castle: the seats that have looked there, as a bit mask."""
    rewards: "tuple[tuple[int, ...], ...]"
    """By castle: the kinds of its rewards, once a player has looked."""
    taken: "tuple[tuple[int, ...], ...]"
    """By seat: the kinds of its rewards taken."""
    order: list[int]
    """The seats in the order of their boats' latest steps: of two boats on a tile, the earlier arrived first."""

    def copy(self) -> Race:
        return Race(
            self.opened, self.legs[:], self.cells[:], self.places[:], self.left[:], self.seen[:], self.rewards,
            self.taken, self.order[:],
        )  # fmt: skip

    @classmethod
    def read(cls, data: list[Any]) -> Race:
        opened, legs, cells, places, left, seen, rewards, taken, order = data
        piles = tuple([tuple(pile) for pile in rewards])
        return cls(
            opened, list(legs), list(cells), list(places), list(left), list(seen), piles,
            tuple([tuple(pile) for pile in taken]), list(order),
        )  # fmt: skip

    def view(self, seat: int | None) -> list[Any]:
        """Returns everything except rewards the seat hasn't looked at."""
        known = [list(pile) if self.has_seen(seat, at) else None for at, pile in enumerate(self.rewards)]
        taken = [list(pile) for pile in self.taken]
        return [
            self.opened, self.legs[:], self.cells[:], self.places[:], self.left[:], self.seen[:], known, taken,
            self.order[:],
        ]  # fmt: skip

    def made_step(self, seat: int) -> None:
        """Records that a boat reached its tile after all others."""
        self.order.remove(seat)
        self.order.append(seat)

    def came_before(self, seat: int) -> list[int]:
        """Returns the seats whose boats made their latest step before this one's."""
        return self.order[: self.order.index(seat)]

    def has_seen(self, seat: int | None, castle: int) -> bool:
        """Returns whether a seat has looked at the rewards of a castle."""
        return seat is not None and bool(self.seen[castle] >> seat & 1)


def race(pos: GlenMore) -> Race:
    """Returns the race of a game."""
    return pos.part(Race)


def new_race(pos: GlenMore) -> Race:
    """Returns a race with every boat on its home castle and rewards on every castle (X1.1, X1.2)."""
    seats, count = len(pos.players), ROWS.of(pos.rules.pack).course(len(pos.players)).rewards
    return Race(
        False,
        [0] * seats,
        [CASTLE] * seats,
        [0] * seats,
        [count] * HOME_LEG,
        [0] * HOME_LEG,
        ((),) * HOME_LEG,
        ((),) * seats,
        list(range(seats)),
    )


# The ring of rivers


def ring(pos: GlenMore) -> tuple[int, ...]:
    """Returns the four rivers clockwise: a seat's number, or negative for a neutral one after a seat (X1.1)."""
    return ROWS.of(pos.rules.pack).rings[len(pos.players)]


def castle_at(pos: GlenMore, seat: int, leg: int) -> int:
    """Returns the index of the river, and so of the castle, that a boat is in after this many legs."""
    return (ring(pos).index(seat) + leg) % HOME_LEG


def neutral(pos: GlenMore, code: int) -> River:
    """Returns a neutral river of the ring."""
    return ROWS.of(pos.rules.pack).rivers[~code]


def ends(pos: GlenMore, code: int) -> tuple[int, int, int]:
    """Returns a river's right end, castle and left end, in descending order.

    A neutral river's spaces are counted from right to left, so here they are negative.
    """
    if code < 0:
        river = neutral(pos, code)
        return -1, -river.castle, -river.length
    river_tile, tiles = pos.rules.river, pos.players[code].tiles
    right = left = CASTLE  # the river is in one row and unbroken (G9.4, G17.2)
    while river_tile[tiles.get(right + 1, -1)]:
        right += 1
    while river_tile[tiles.get(left - 1, -1)]:
        left -= 1
    return right, CASTLE, left


def next_place(pos: GlenMore, seat: int) -> tuple[int, int]:
    """Returns the leg and cell of a seat's boat after one more step (X1.6)."""
    part, rivers = race(pos), ring(pos)
    leg, cell = part.legs[seat], part.cells[seat]
    at = rivers.index(seat)
    if cell > ends(pos, rivers[(at + leg) % HOME_LEG])[2]:
        return leg, cell - 1
    return leg + 1, ends(pos, rivers[(at + leg + 1) % HOME_LEG])[0]


def boats_at(pos: GlenMore, river: int, cell: int) -> tuple[int, ...]:
    """Returns the seats whose boats are at a place on one of the four rivers."""
    part, rivers = race(pos), ring(pos)
    return tuple(
        [
            seat
            for seat, leg in enumerate(part.legs)
            if part.cells[seat] == cell and (rivers.index(seat) + leg) % HOME_LEG == river
        ]
    )


def on_castle(pos: GlenMore, seat: int) -> bool:
    """Returns whether a boat has reached a castle on its way; its own doesn't count at the start."""
    part = race(pos)
    if not part.legs[seat]:
        return False
    code = ring(pos)[castle_at(pos, seat, part.legs[seat])]
    return part.cells[seat] == ends(pos, code)[1]


# Distances


def steps_left(pos: GlenMore) -> list[int]:
    """Returns, by seat, the points its boat needs to get home; 0 if it no longer races."""
    part, rivers = race(pos), ring(pos)
    shapes = [ends(pos, code) for code in rivers]
    return [_left(part, rivers, shapes, seat) for seat in range(len(pos.players))]


def _left(part: Race, rivers: Sequence[int], shapes: list[tuple[int, int, int]], seat: int) -> int:
    if part.places[seat]:
        return 0
    at, leg = rivers.index(seat), part.legs[seat]
    right, castle, _ = shapes[at]
    if leg == HOME_LEG:
        return part.cells[seat] - castle
    steps = part.cells[seat] - shapes[(at + leg) % HOME_LEG][2]
    for further in range(leg + 1, HOME_LEG):
        first, _, last = shapes[(at + further) % HOME_LEG]
        steps += first - last + 1
    return steps + right - castle + 1


def length(pos: GlenMore) -> int:
    """Returns the points needed for the whole course as the rivers are now."""
    shapes = [ends(pos, code) for code in ring(pos)]
    return sum([first - last + 1 for first, _, last in shapes])
