"""Faults of the component pack."""

from __future__ import annotations

from bothy.games.caledonia.pack.checks.maps import map_faults
from bothy.games.caledonia.pack.checks.sets import set_faults
from bothy.games.caledonia.pack.types import Components


def faults(pack: Components) -> list[str]:
    """Returns the faults of a set of components."""
    return [*set_faults(pack), *map_faults(pack.sides)]
