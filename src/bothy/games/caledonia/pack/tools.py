"""Faults and drawings of the component pack."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from bothy.games.caledonia.map.board import layouts
from bothy.games.caledonia.pack.checks.maps import map_faults
from bothy.games.caledonia.pack.checks.sets import set_faults
from bothy.games.caledonia.pack.drawings import draw_map
from bothy.games.caledonia.pack.types import Components


def faults(pack: Components) -> list[str]:
    """Returns the faults of a set of components."""
    return [*set_faults(pack), *map_faults(pack.sides)]


def drawings(pack: Components) -> dict[str, Callable[[], str]]:
    """Returns every drawing by name, as a function that draws it: one map per layout."""
    sides = pack.sides
    return {
        f"map-{layout}": partial(draw_map, [side for side in sides if side.id in layout])
        for layout in layouts(sides)
    }
