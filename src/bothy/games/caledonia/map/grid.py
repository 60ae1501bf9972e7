"""The grid shared by all maps: 13 columns of 9 flat-topped hexes, every second column half a hex lower.

A hex is a number, counted down the columns from the left; players name it by column and row, `a1` to `m9`. The
map modules define what is printed on the hexes (`components.maps`), and `board` what follows from it.
"""

from __future__ import annotations

from functools import cache
from typing import Final

COLUMNS: Final = 13
ROWS: Final = 9
HEXES: Final = COLUMNS * ROWS
LETTERS: Final = "abcdefghijklm"
OFF_MAP: Final = -1

DIRECTIONS: Final = ("north", "north-east", "south-east", "south", "south-west", "north-west")
_EVEN_COLUMN: Final = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 0), (-1, -1))
_ODD_COLUMN: Final = ((0, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0))

MODULES: Final = "ABCD"
"""Clockwise from the top left, like the letter rocks in the middle of the map."""


def column_of(hex_: int) -> int:
    """Returns the column of a hex, from 0 at the left."""
    return hex_ // ROWS


def row_of(hex_: int) -> int:
    """Returns the row of a hex, from 0 at the top."""
    return hex_ % ROWS


def hex_name(hex_: int) -> str:
    """Returns the name of a hex, such as `c4`."""
    return f"{LETTERS[column_of(hex_)]}{row_of(hex_) + 1}"


def hex_named(name: str) -> int:
    """Returns the hex of a name."""
    column = LETTERS.find(name[:1]) if name else -1
    if column < 0 or len(name) != 2 or name[1] not in "123456789":
        raise ValueError(f"{name!r} is no hex, they are called a1 to m9")
    return column * ROWS + int(name[1]) - 1


def _steps(hex_: int) -> tuple[int, ...]:
    column, row = column_of(hex_), row_of(hex_)
    steps = []
    for right, down in _ODD_COLUMN if column % 2 else _EVEN_COLUMN:
        inside = 0 <= column + right < COLUMNS and 0 <= row + down < ROWS
        steps.append((column + right) * ROWS + row + down if inside else OFF_MAP)
    return tuple(steps)


def _module(hex_: int) -> int:
    """Returns the module of a hex: A and B own five rows in even columns (a, c, ...) and four in odd ones."""
    column, row = column_of(hex_), row_of(hex_)
    upper = row < (4 if column % 2 else 5)
    left = column < 6
    if upper:
        return 0 if left else 1
    return 3 if left else 2


STEPS: Final = tuple([_steps(hex_) for hex_ in range(HEXES)])
"""The hex in each of the six directions from each hex, or OFF_MAP."""

ADJACENT: Final = tuple([tuple([other for other in steps if other != OFF_MAP]) for steps in STEPS])
"""The hexes that touch each hex, clockwise from the north, regardless of rivers."""

ON_EDGE: Final = tuple([len(others) < 6 for others in ADJACENT])
"""True by hex if it is on the outer ring of the map."""

MODULE_OF: Final = tuple([_module(hex_) for hex_ in range(HEXES)])
"""The module of each hex, 0 to 3 for A to D."""

OUTLINES: Final = tuple([tuple([h for h in range(HEXES) if MODULE_OF[h] == module]) for module in range(4)])
"""The hexes of each module."""


def distance(one: int, other: int) -> int:
    """Returns the steps from one hex to another, whatever is between."""
    right = column_of(other) - column_of(one)
    down = (row_of(other) - column_of(other) // 2) - (row_of(one) - column_of(one) // 2)
    # On a flat-topped grid a step east also goes half a hex down, so equal signs add up and opposite ones cancel
    # out.
    return max(abs(right), abs(down), abs(right + down))


@cache
def distances(hex_: int) -> tuple[int, ...]:
    """Returns the steps to every hex from one, cached."""
    return tuple([distance(hex_, other) for other in range(HEXES)])


def corners(one: int, other: int) -> tuple[int, int]:
    """Returns the two hexes at the ends of the border of two adjacent hexes, or OFF_MAP where there is none."""
    steps = STEPS[one]
    towards = steps.index(other)
    return steps[towards - 1], steps[(towards + 1) % 6]


def _line(start: int, direction: int) -> tuple[int, ...]:
    """Returns all hexes on a grid axis from this one on."""
    line = [start]
    while STEPS[line[-1]][direction] != OFF_MAP:
        line.append(STEPS[line[-1]][direction])
    return tuple(line)


LINES: Final = tuple(
    [
        _line(start, direction)
        for direction in range(3)
        for start in range(HEXES)
        if STEPS[start][direction + 3] == OFF_MAP
    ]
)
"""Every straight line of hexes from edge to edge on the three grid axes, rivers and lochs regardless."""

TRIANGLES: Final = tuple(
    [
        (one, other, third)
        for one in range(HEXES)
        for other in sorted(ADJACENT[one])
        for third in sorted(ADJACENT[one])
        if one < other < third and third in ADJACENT[other]
    ]
)
"""Every three hexes that meet at a corner, rivers and lochs regardless."""

HEX_NAMES: Final = tuple([hex_name(hex_) for hex_ in range(HEXES)])
"""The name of each hex, for actions and events."""
HEX_OF: Final = {name: hex_ for hex_, name in enumerate(HEX_NAMES)}
"""The hex of each name."""
