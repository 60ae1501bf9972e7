"""The shape of a territory: edges, free places, connectedness. Tiles are a table of numbers by place."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bothy.games.glenmore.territory.grid import AROUND, CASTLE, EDGES, ROW

Places = tuple[tuple[int, ...], tuple[int, ...]]
"""Free places where a plain tile may go, and where a river tile may."""


def free_places(river: Sequence[bool], tiles: dict[int, int], near: Iterable[int]) -> Places:
    """Returns the free places around `near` for a plain tile and for a river tile (G9)."""
    plain: list[int] = []
    wet: list[int] = []
    for cell in sorted({place + way: None for place in near for way in AROUND if place + way not in tiles}):
        left, right = tiles.get(cell - 1, -1), tiles.get(cell + 1, -1)
        if river[left] or river[right]:
            if (left < 0 or river[left]) and (right < 0 or river[right]):
                wet.append(cell)
        elif left >= 0 or right >= 0 or cell - ROW in tiles or cell + ROW in tiles:
            plain.append(cell)
    return tuple(plain), tuple(wet)


def edge_of(tiles: dict[int, int]) -> list[int]:
    """Returns the free places along the edges of a territory, in reading order."""
    return sorted({cell + way: None for cell in tiles for way in EDGES if cell + way not in tiles})


def wakened(tiles: dict[int, int], cell: int) -> tuple[int, ...]:
    """Returns the places a tile placed here activates: its own and the tiles around it (G12.1)."""
    return (cell, *[cell + way for way in AROUND if cell + way in tiles])


def hangs_together(tiles: dict[int, int], without: int) -> bool:
    """Returns whether a territory without this place stays in one piece, joined by edges."""
    if len([way for way in EDGES if without + way in tiles]) < 2:
        return True  # a tile at the end of a row joins nothing
    seen = {without: None, CASTLE: None}
    waiting = [CASTLE]
    while waiting:
        cell = waiting.pop()
        for way in EDGES:
            if cell + way in tiles and cell + way not in seen:
                seen[cell + way] = None
                waiting.append(cell + way)
    return len(seen) == len(tiles)
