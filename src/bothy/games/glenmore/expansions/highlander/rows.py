"""The one component of Highlander (X2.1)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from bothy.games.glenmore.pack.types import Piece, Tile
from bothy.games.glenmore.pack.types.tiles import read_tile
from bothy.kernel.pack import DataFile, Row
from bothy.kernel.pack.module_rows import ModuleRows

NAME: Final = "highlander"
MOUNTAIN: Final = "mountain"


@dataclass(frozen=True, slots=True, kw_only=True)
class HighlanderRows:
    """The mountain."""

    tiles: "tuple[Tile, ...]"


def read_own(row: Row) -> Tile:
    """Reads a tile with this chronicle's icon."""
    return read_tile(row, module=NAME)


def read(sheet: DataFile) -> HighlanderRows:
    """Reads the data file."""
    return HighlanderRows(tiles=sheet.rows("tile", read_own))


ROWS: ModuleRows[HighlanderRows] = ModuleRows(Path(__file__).parent / "highlander.toml", read)


def sets(rows: HighlanderRows) -> Sequence[tuple[str, Sequence[Piece]]]:
    """Returns the rows of the data file, set by set."""
    return [("mountain", rows.tiles)]
