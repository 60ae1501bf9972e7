"""The three types of land. A hex may hold several, so they are bits."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

GRASSLAND: Final = 1
MOUNTAIN: Final = 2
FOREST: Final = 4

Land: TypeAlias = Literal["grassland", "mountain", "forest"]
LAND_TYPES: Final[tuple[tuple[Land, str, int], ...]] = (
    ("grassland", "g", GRASSLAND),
    ("mountain", "m", MOUNTAIN),
    ("forest", "f", FOREST),
)
"""Name, letter in the map notation, bit; a hex writes its letters in this order."""

WORKER_LAND: Final = MOUNTAIN | FOREST
"""The land for first workers: miners on mountains, woodcutters in forests."""


def land_type(name: str) -> int:
    """Returns the bit of a land type named in a data file."""
    for known, _, bit in LAND_TYPES:
        if known == name:
            return bit
    raise ValueError(f"{name} is no land type")


def land_types(terrain: int) -> tuple[Land, ...]:
    """Returns the names of a hex's land types."""
    return tuple([name for name, _, bit in LAND_TYPES if terrain & bit])
