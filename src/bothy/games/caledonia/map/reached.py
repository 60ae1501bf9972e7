"""What units reach together, remembered by where they stand: rules ask it at every question of a turn.

It follows from the map, the hexes of the units and the shipping level alone, and these are what it is remembered
by: nothing has to be told when a unit moves or ships improve. What stands on the hexes reached plays no part.

Sets of hexes are numbers here, a bit a hex: joining what units reach is then one operation a unit. Every new unit
makes a new question, so working one out has to be nearly as quick as remembering it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bothy.games.caledonia.map.grid import HEXES
from bothy.games.caledonia.pack.types.land import FOREST, GRASSLAND, MOUNTAIN

MOST: Final = 4096
"""Answers a board remembers. A game needs some sixty, a search through its future some thousand."""

LANDS: Final = (GRASSLAND, MOUNTAIN, FOREST)

Hexes = tuple[int, ...]


def bits(hexes: Sequence[int]) -> int:
    """A set of hexes as a number."""
    return sum([1 << hex_ for hex_ in hexes])


def hexes_of(chosen: int) -> Hexes:
    """The hexes of such a set, in rising order."""
    found: list[int] = []
    data = chosen.to_bytes(BYTES, "little")
    for at in range(BYTES):  # by number, which compiles to a plain loop
        byte = data[at]
        if byte:
            found += _HEXES_OF_BYTE[at][byte]
    return tuple(found)


def _hexes_of_byte(first: int) -> list[Hexes]:
    """By the value of a byte: the hexes it stands for, if its lowest bit is the hex given."""
    return [tuple([first + bit for bit in range(8) if value >> bit & 1]) for value in range(256)]


BYTES: Final = (HEXES + 7) // 8
_HEXES_OF_BYTE: list[list[Hexes]] = [_hexes_of_byte(first) for first in range(0, HEXES, 8)]


class Reached:
    """What some units reach at one shipping level, in the order of the hexes."""

    __slots__ = ("corners", "reach", "shores", "suited")

    def __init__(self, land: int, lochs: int, corners: int, suited: dict[int, Hexes]) -> None:
        self.reach: int = land
        self.shores: int = lochs
        self.corners: int = corners
        """A bit for each corner whose port is reached."""
        self.suited: dict[int, Hexes] = suited
        """By land type: the land that holds it."""

    @property
    def land(self) -> Hexes:
        """Land to expand to (R-C13)."""
        return hexes_of(self.reach)

    @property
    def lochs(self) -> Hexes:
        """Lochs, for units that stand there."""
        return hexes_of(self.shores)


class ReachTable:
    """By shipping level and hex what one unit reaches, and from that what several do."""

    __slots__ = ("_corners", "_known", "_land", "_lochs", "_most", "_of_type")

    def __init__(
        self,
        terrain: Hexes,
        land: Sequence[Sequence[Hexes]],
        lochs: Sequence[Sequence[Hexes]],
        corners: Sequence[bytes],
        most: int = MOST,
    ) -> None:
        self._land: list[list[int]] = [[bits(hexes) for hexes in level] for level in land]
        self._lochs: list[list[int]] = [[bits(hexes) for hexes in level] for level in lochs]
        self._corners: tuple[bytes, ...] = tuple(corners)
        self._of_type: list[tuple[int, int]] = [
            (each, bits([hex_ for hex_, types in enumerate(terrain) if types & each])) for each in LANDS
        ]
        self._most: int = most
        self._known: dict[tuple[int, Hexes], Reached] = {}

    def of(self, units: Sequence[int], level: int) -> Reached:
        """What units on these hexes reach."""
        key = level, tuple(units)
        known = self._known.get(key)
        if known is None:
            if len(self._known) >= self._most:
                self._known.clear()
            before = self._known.get((level, key[1][:-1]))
            known = self._together(units, level) if before is None else self._one_more(before, units[-1], level)
            self._known[key] = known
        return known

    def _together(self, units: Sequence[int], level: int) -> Reached:
        by_land, by_lochs, by_corners = self._land[level], self._lochs[level], self._corners[level]
        land = lochs = corners = 0
        for unit in units:
            land |= by_land[unit]
            lochs |= by_lochs[unit]
            corners |= by_corners[unit]
        return Reached(land, lochs, corners, {each: hexes_of(land & of_type) for each, of_type in self._of_type})

    def _one_more(self, before: Reached, unit: int, level: int) -> Reached:
        """What units reach once another has joined them: the usual way in which they become more."""
        near, suited = self._land[level][unit], before.suited
        new = near & ~before.reach
        if new:
            suited = suited.copy()
            for each, of_type in self._of_type:
                if new & of_type:
                    suited[each] = hexes_of((before.reach | near) & of_type)
        lochs, corners = before.shores | self._lochs[level][unit], before.corners | self._corners[level][unit]
        return Reached(before.reach | near, lochs, corners, suited)
