"""The three types of land. A hex may hold several, so they are bits."""

from __future__ import annotations

from typing import Final

GRASSLAND: Final = 1
MOUNTAIN: Final = 2
FOREST: Final = 4

LAND_TYPES: Final = (("grassland", "g", GRASSLAND), ("mountain", "m", MOUNTAIN), ("forest", "f", FOREST))
"""Name, letter in the map notation, bit; a hex writes its letters in this order."""

WORKER_LAND: Final = MOUNTAIN | FOREST
"""The land for first workers: miners on mountains, woodcutters in forests."""


def land_type(name: str) -> int:
    """Returns the bit of a land type named in a data file."""
    for known, _, bit in LAND_TYPES:
        if known == name:
            return bit
    raise ValueError(f"{name} is no land type")


def land_types(terrain: int) -> tuple[str, ...]:
    """Returns the names of a hex's land types."""
    return tuple([name for name, _, bit in LAND_TYPES if terrain & bit])
