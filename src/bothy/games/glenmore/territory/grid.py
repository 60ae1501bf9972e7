"""The places of a territory as numbers: neighbours are sums, and their order is reading order."""

from __future__ import annotations

from typing import Final

ROW: Final = 256
FARTHEST: Final = 100
"""No territory reaches so far: there are not that many tiles."""
NOWHERE: Final = -(1 << 30)
VILLAGE: Final = 0
"""Where the start village lies: column 0, row 0."""
CASTLE: Final = 1
"""Where the home castle lies, on the right of the village."""
EDGES: Final = (-ROW, -1, 1, ROW)
AROUND: Final = (-ROW - 1, -ROW, -ROW + 1, -1, 1, ROW - 1, ROW, ROW + 1)


def cell_at(column: int, row: int) -> int:
    """The number of a place; columns grow to the right, rows downwards."""
    if not (-FARTHEST <= column <= FARTHEST and -FARTHEST <= row <= FARTHEST):
        return NOWHERE
    return row * ROW + column


def column_of(cell: int) -> int:
    """The column of a place."""
    return (cell + ROW // 2) % ROW - ROW // 2


def row_of(cell: int) -> int:
    """The row of a place."""
    return (cell + ROW // 2) // ROW


def column_row(cell: int) -> tuple[int, int]:
    """A place as column and row."""
    return column_of(cell), row_of(cell)
