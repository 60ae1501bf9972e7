"""The joint reach of units, cached by their hexes: rules need it at every question of a turn.

It depends only on the map, the hexes of the units and the shipping level, which form the cache key, so moves and
upgrades need no invalidation. Units on the hexes reached don't matter.

Sets of hexes are numbers here, one bit per hex, so joining the reach of units is one operation per unit. Every new
unit makes a new key, so computing an entry has to be nearly as fast as looking it up.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bothy.games.caledonia.map.grid import HEXES
from bothy.games.caledonia.pack.types.land import FOREST, GRASSLAND, MOUNTAIN

MOST: Final = 4096
"""Cache entries per board. A game needs about sixty, a search through its future some thousands."""

LANDS: Final = (GRASSLAND, MOUNTAIN, FOREST)

Hexes = tuple[int, ...]


def bits(hexes: Sequence[int]) -> int:
    """Returns a set of hexes as a number."""
    return sum([1 << hex_ for hex_ in hexes])


def hexes_of(chosen: int) -> Hexes:
    """Returns the hexes of such a set, in rising order."""
    found: list[int] = []
    data = chosen.to_bytes(BYTES, "little")
    for at in range(BYTES):  # by index, which compiles to a plain loop
        byte = data[at]
        if byte:
            found += _HEXES_OF_BYTE[at][byte]
    return tuple(found)


def _hexes_of_byte(first: int) -> list[Hexes]:
    """Returns the hexes of each value of a byte whose lowest bit is `first`."""
    return [tuple([first + bit for bit in range(8) if value >> bit & 1]) for value in range(256)]


BYTES: Final = (HEXES + 7) // 8
_HEXES_OF_BYTE: list[list[Hexes]] = [_hexes_of_byte(first) for first in range(0, HEXES, 8)]


class Reached:
    """The reach of some units at one shipping level, in hex order."""

    __slots__ = ("corners", "reach", "shores", "suited")

    def __init__(self, land: int, lochs: int, corners: int, suited: dict[int, Hexes]) -> None:
        self.reach: int = land
        self.shores: int = lochs
        self.corners: int = corners
        """A bit for each corner whose port is reached."""
        self.suited: dict[int, Hexes] = suited
        """The land of each land type."""

    @property
    def land(self) -> Hexes:
        """Returns land to expand to (R-C13)."""
        return hexes_of(self.reach)

    @property
    def lochs(self) -> Hexes:
        """Returns lochs, for units that stand there."""
        return hexes_of(self.shores)


class ReachTable:
    """The reach of one unit by shipping level and hex, and from that of several."""

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
        """Returns what units on these hexes reach."""
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
        """Adds one unit to a known reach, the usual way for it to grow."""
        near, suited = self._land[level][unit], before.suited
        new = near & ~before.reach
        if new:
            suited = suited.copy()
            for each, of_type in self._of_type:
                if new & of_type:
                    suited[each] = hexes_of((before.reach | near) & of_type)
        lochs, corners = before.shores | self._lochs[level][unit], before.corners | self._corners[level][unit]
        return Reached(before.reach | near, lochs, corners, suited)
