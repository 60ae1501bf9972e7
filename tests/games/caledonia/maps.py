"""Tiny maps for the figures of the books: a few named hexes, and mist everywhere else."""

from __future__ import annotations

from collections.abc import Sequence

from bothy.games.caledonia.map.board import Board, assemble
from bothy.games.caledonia.map.grid import HEX_NAMES, MODULES, OUTLINES, ROWS
from bothy.games.caledonia.pack.types.land import FOREST, GRASSLAND, MOUNTAIN
from bothy.games.caledonia.pack.types.maps import PLAIN, Cell, River, Side

Place = tuple[int, int]
"""Column and row, both counted from 0, as the sketches give them."""

ANY_LAND = GRASSLAND | MOUNTAIN | FOREST


def at(place: Place) -> int:
    """Returns the number of a hex."""
    column, row = place
    return column * ROWS + row


def name(place: Place) -> str:
    """Returns the name of a hex."""
    return HEX_NAMES[at(place)]


def tiny_board(
    land: Sequence[Place], lochs: Sequence[Place] = (), rivers: Sequence[Sequence[tuple[Place, Place]]] = ()
) -> Board:
    """Builds a board of only these hexes: all land suits every unit and costs £1, the rest is in mist."""
    wet, dry = [at(place) for place in lochs], [at(place) for place in land]
    streams = tuple(
        [
            River(
                id=f"river-{number}",
                source="original",
                mouths=(at(course[0][0]), at(course[-1][0])),
                edges=tuple([(at(one), at(other)) for one, other in course]),
            )
            for number, course in enumerate(rivers)
        ]
    )
    sides = []
    for module, outline in enumerate(OUTLINES):
        cells = [
            Cell(hex_, 0, 0, False, PLAIN, "")
            if hex_ in wet
            else Cell(hex_, ANY_LAND, 1, hex_ not in dry, PLAIN, "")
            for hex_ in outline
        ]
        sides.append(
            Side(
                id=f"{MODULES[module]}0",
                source="original",
                module=module,
                cells=tuple(cells),
                rivers=streams if module == 0 else (),
            )
        )
    return assemble(sides, 2)
