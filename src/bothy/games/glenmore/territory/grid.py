"""The places of a territory as numbers: neighbours are sums, and numeric order is reading order."""

from __future__ import annotations

from typing import Final

ROW: Final = 256
FARTHEST: Final = 100
"""No territory extends this far: there aren't enough tiles."""
NOWHERE: Final = -(1 << 30)
VILLAGE: Final = 0
"""The place of the start village: column 0, row 0."""
CASTLE: Final = 1
"""The place of the home castle, to the right of the village."""
EDGES: Final = (-ROW, -1, 1, ROW)
AROUND: Final = (-ROW - 1, -ROW, -ROW + 1, -1, 1, ROW - 1, ROW, ROW + 1)


def cell_at(column: int, row: int) -> int:
    """Returns the number of a place; columns grow to the right, rows downwards."""
    if not (-FARTHEST <= column <= FARTHEST and -FARTHEST <= row <= FARTHEST):
        return NOWHERE
    return row * ROW + column


def column_of(cell: int) -> int:
    """Returns the column of a place."""
    return (cell + ROW // 2) % ROW - ROW // 2


def row_of(cell: int) -> int:
    """Returns the row of a place."""
    return (cell + ROW // 2) // ROW


def column_row(cell: int) -> tuple[int, int]:
    """Returns a place as column and row."""
    return column_of(cell), row_of(cell)
