"""The component pack: its rows and their sources, what is wrong with it, and what it looks like."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from bothy.games.caledonia.map.board import layouts
from bothy.games.caledonia.pack.checks.maps import map_faults
from bothy.games.caledonia.pack.checks.sets import set_faults
from bothy.games.caledonia.pack.drawings import draw_map
from bothy.games.caledonia.pack.types import ComponentError, Components, components


def rows() -> list[tuple[str, str, str]]:
    """Every row as set, id and source, so that an app can say which values are printed and which are ours."""
    return [(name, piece.id, piece.source) for name, pieces in components().sets() for piece in pieces]


def check() -> list[str]:
    """What is wrong with the built-in components, as sentences; empty when all is well."""
    try:
        return faults(components())
    except ComponentError as error:
        return [str(error)]


def faults(pack: Components) -> list[str]:
    """What is wrong with a set of components."""
    return [*set_faults(pack), *map_faults(pack.sides)]


def drawings() -> dict[str, Callable[[], str]]:
    """Every picture by name, as a function that draws it: one map a layout."""
    sides = components().sides
    return {
        f"map-{layout}": partial(draw_map, [side for side in sides if side.id in layout])
        for layout in layouts(sides)
    }
