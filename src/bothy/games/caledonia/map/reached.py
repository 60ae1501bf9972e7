"""What units reach together, remembered by where they stand: rules ask it at every question of a turn.

It follows from the map, the hexes of the units and the shipping level alone, and these are what it is remembered
by: nothing has to be told when a unit moves or ships improve. What stands on the hexes reached plays no part.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bothy.games.caledonia.pack.types.land import FOREST, GRASSLAND, MOUNTAIN

MOST: Final = 4096
"""Answers a board remembers. A game needs some sixty, a search through its future some thousand."""

LANDS: Final = (GRASSLAND, MOUNTAIN, FOREST)

Hexes = tuple[int, ...]


class Reached:
    """What some units reach at one shipping level, in the order of the hexes."""

    __slots__ = ("corners", "land", "lochs", "suited")

    def __init__(self, land: Hexes, lochs: Hexes, corners: int, suited: dict[int, Hexes]) -> None:
        self.land: Hexes = land
        """Land to expand to (R-C13)."""
        self.lochs: Hexes = lochs
        """Lochs, for units that stand there."""
        self.corners: int = corners
        """A bit for each corner whose port is reached."""
        self.suited: dict[int, Hexes] = suited
        """By land type: the land that holds it."""


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
        self._land: list[list[frozenset[int]]] = [[frozenset(hexes) for hexes in level] for level in land]
        self._lochs: list[list[frozenset[int]]] = [[frozenset(hexes) for hexes in level] for level in lochs]
        self._corners: tuple[bytes, ...] = tuple(corners)
        self._of_type: list[tuple[int, frozenset[int]]] = [
            (each, frozenset([hex_ for hex_, types in enumerate(terrain) if types & each])) for each in LANDS
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
            known = self._known[key] = self._together(units, level)
        return known

    def _together(self, units: Sequence[int], level: int) -> Reached:
        no_hexes = frozenset[int]()
        land = no_hexes.union(*[self._land[level][unit] for unit in units])
        lochs = no_hexes.union(*[self._lochs[level][unit] for unit in units])
        corners = 0
        for unit in units:
            corners |= self._corners[level][unit]
        suited = {each: tuple(sorted(land & hexes)) for each, hexes in self._of_type}
        return Reached(tuple(sorted(land)), tuple(sorted(lochs)), corners, suited)
