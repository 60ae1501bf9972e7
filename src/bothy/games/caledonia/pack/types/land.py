"""The three types of land. A hex may hold several, so they are bits."""

from __future__ import annotations

from typing import Final

GRASSLAND: Final = 1
MOUNTAIN: Final = 2
FOREST: Final = 4

LAND_TYPES: Final = (("grassland", "g", GRASSLAND), ("mountain", "m", MOUNTAIN), ("forest", "f", FOREST))
"""Name, letter in the map notation, bit; a hex writes its letters in this order."""

WORKER_LAND: Final = MOUNTAIN | FOREST
"""Where a first worker may stand: miners on mountains, woodcutters in forests."""


def land_type(name: str) -> int:
    """The bit of a land type, for a data file that names it."""
    for known, _, bit in LAND_TYPES:
        if known == name:
            return bit
    raise ValueError(f"{name} is no land type")


def land_types(terrain: int) -> tuple[str, ...]:
    """The names of the land types a hex holds, for people."""
    return tuple([name for name, _, bit in LAND_TYPES if terrain & bit])
