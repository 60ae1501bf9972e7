"""Map module sides, read from the text notation that the head of `data/maps.toml` explains."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from bothy.games.caledonia.map.grid import ADJACENT, MODULES, OUTLINES, column_of, hex_name, hex_named, row_of
from bothy.games.caledonia.pack.types.land import LAND_TYPES
from bothy.games.caledonia.pack.types.piece import Piece
from bothy.kernel.pack import Row

PLAIN: Final = ""
PORT: Final = "port"
SMALL_PORT: Final = "small-port"
ROCK: Final = "rock"
WATERFALL: Final = "waterfall"

LOCHS: Final = {"L": PLAIN, "P": PORT, "p": SMALL_PORT, "R": ROCK}
_LAND: Final = re.compile(r"(g?m?f?)([1-6])(\^?)(~?)([!%]?)")
_LOCH: Final = re.compile(r"([LPpR])(!?)")


@dataclass(frozen=True, slots=True)
class Cell:
    """One printed hex."""

    hex: int
    terrain: int
    """The land types it holds, as bits; 0 is a loch."""
    cost: int
    """The cost of the land; 0 for a loch."""
    mist: bool
    """Out of play with one or two players."""
    feature: str
    """A port place for either map size or the module's letter rock in a loch, a waterfall on land, or nothing."""
    seen: str
    """`!` if terrain and cost come from the public sample, `%` if only the terrain does."""


@dataclass(frozen=True, slots=True, kw_only=True)
class River(Piece):
    """A river to a loch: the borders it follows, in order, each as the two hexes it separates."""

    mouths: tuple[int, int]
    """The loch it leaves, or the waterfall hex at one of whose corners it springs (I2.1); the loch it ends in."""
    edges: tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Side(Piece):
    """One side of a map module."""

    module: int
    cells: tuple[Cell, ...]
    """In the order of the hex numbers."""
    rivers: tuple[River, ...]


def read_side(row: Row) -> Side:
    """Reads a side from its row."""
    if len(row.id) != 2 or row.id[0] not in MODULES:
        raise row.fault("a side is called by its module and a number, like A1")
    module = MODULES.index(row.id[0])
    return Side(
        id=row.id,
        source=row.source,
        module=module,
        cells=_read_grid(row, module),
        rivers=row.rows("river", _read_river),
    )


def _read_grid(row: Row, module: int) -> tuple[Cell, ...]:
    """Reads the cells of the grid: `3` starts a line with the even columns of row 3, `3+` one with the odd."""
    cells: dict[int, Cell] = {}
    for line in row.text("grid").splitlines():
        label, *words = line.split() or ["a"]
        if label[0].isalpha():  # an empty line, or the column letters above the grid
            continue
        places = _places(module, label)
        if not places or places[0] in cells or len(places) != len(words):
            raise row.fault(f"row {label} does not fit the outline of module {MODULES[module]}")
        for hex_, word in zip(places, words, strict=True):
            cells[hex_] = _read_cell(row, hex_, word)
    for hex_ in OUTLINES[module]:
        if hex_ not in cells:
            raise row.fault(f"{hex_name(hex_)} is missing")
    return tuple([cells[hex_] for hex_ in OUTLINES[module]])


def _places(module: int, label: str) -> list[int]:
    odd = 1 if label.endswith("+") else 0
    row = int(label[0]) - 1 if label[: len(label) - odd].isdigit() else -1
    return [hex_ for hex_ in OUTLINES[module] if row_of(hex_) == row and column_of(hex_) % 2 == odd]


def _read_cell(row: Row, hex_: int, word: str) -> Cell:
    land = _LAND.fullmatch(word)
    if land is not None and land[1]:
        terrain = sum([bit for _, letter, bit in LAND_TYPES if letter in land[1]])
        feature = WATERFALL if land[3] else PLAIN
        return Cell(hex_, terrain, int(land[2]), land[4] == "~", feature, land[5])
    loch = _LOCH.fullmatch(word)
    if loch is not None:
        return Cell(hex_, 0, 0, False, LOCHS[loch[1]], loch[2])
    raise row.fault(f"{hex_name(hex_)} cannot be {word!r}")


def _read_river(row: Row) -> River:
    """Reads a river's course: `a2 > a3/b2 b2/b3 > c3`, a loch or waterfall, the borders in order, a loch."""
    course = row.text("course")
    try:
        start, borders, end = course.split(">")
        edges = [_read_edge(border) for border in borders.split()]
        mouths = hex_named(start.strip()), hex_named(end.strip())
    except ValueError as error:
        raise row.fault(f"cannot read the course {course!r}: {error}") from error
    if not edges:
        raise row.fault("a river follows at least one border")
    return River(id=row.id, source=row.source, mouths=mouths, edges=tuple(edges))


def _read_edge(border: str) -> tuple[int, int]:
    names = border.split("/")
    one, other = [hex_named(name) for name in names]
    if other not in ADJACENT[one]:
        raise ValueError(f"{border} are not adjacent")
    return one, other
