"""The components of Hammer of the Scots: four tiles, their cards, the England row (X4.1, X4.3)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Final

from bothy.games.glenmore.pack.types import Landmark, Piece, Tile
from bothy.games.glenmore.pack.types.declared import VERBS, Table, Verbs, truth_of
from bothy.games.glenmore.pack.types.effects import Effect, ModuleEffect
from bothy.games.glenmore.pack.types.tiles import read_landmark, read_tile
from bothy.kernel.pack import DataFile, Row, Within
from bothy.kernel.pack.module_rows import ModuleRows

NAME: Final = "hammer"


@dataclass(frozen=True, slots=True)
class TakeToken(ModuleEffect):
    """The England token, given to the player."""


def _england(table: Table) -> Effect:
    if not truth_of(table, "england"):
        raise ValueError("england can only be true")
    return TakeToken()


OWN_VERBS: Final[Verbs] = {**VERBS, "england": (_england, ())}


@dataclass(frozen=True, slots=True, kw_only=True)
class EnglandRow(Piece):
    """The England row: the coins on its spaces from left to right, and how many are filled at the start."""

    prices: Annotated[tuple[int, ...], Within(1)]
    filled: Annotated[int, Within(most=20)]


@dataclass(frozen=True, slots=True, kw_only=True)
class HammerRows:
    """All rows of Hammer of the Scots."""

    tiles: "tuple[Tile, ...]"
    landmarks: "tuple[Landmark, ...]"
    row: EnglandRow


def read_own_tile(row: Row) -> Tile:
    """Reads a tile with this chronicle's icon."""
    return read_tile(row, OWN_VERBS, module=NAME)


def read_own_landmark(row: Row) -> Landmark:
    """Reads a card that brings the token."""
    return read_landmark(row, OWN_VERBS)


def read(sheet: DataFile) -> HammerRows:
    """Reads the data file."""
    return HammerRows(
        tiles=sheet.rows("tile", read_own_tile),
        landmarks=sheet.rows("landmark", read_own_landmark),
        row=sheet.row("row", EnglandRow),
    )


ROWS: ModuleRows[HammerRows] = ModuleRows(Path(__file__).parent / "hammer.toml", read)


def sets(rows: HammerRows) -> Sequence[tuple[str, Sequence[Piece]]]:
    """Returns the rows of the data file, set by set."""
    return [("hammer tiles", rows.tiles), ("hammer landmarks", rows.landmarks), ("England row", [rows.row])]


def row_faults(rows: HammerRows) -> list[str]:
    """Checks that each tile has a card in its stack that brings the token, and that the row rises."""
    cards = {card.id: card for card in rows.landmarks}
    faults = [
        f"{tile.id}: has no card of its stack that brings the England token"
        for tile in rows.tiles
        if tile.card not in cards
        or cards[tile.card].stack != tile.stack
        or TakeToken() not in cards[tile.card].effects
    ]
    if list(rows.row.prices) != sorted(rows.row.prices) or not 0 <= rows.row.filled <= len(rows.row.prices):
        faults.append(f"{rows.row.id}: its spaces should rise, and no more can be filled than there are")
    return faults
