"""Tiles, landmark cards and events of the tome."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from bothy.games.glenmore.expansions.tome.effects import TOME_VERBS
from bothy.games.glenmore.pack.types import Landmark, Piece, Tile
from bothy.games.glenmore.pack.types.declared import Verbs, effects, price
from bothy.games.glenmore.pack.types.effects import ICONS, Effects
from bothy.games.glenmore.pack.types.price import Price
from bothy.games.glenmore.pack.types.tiles import read_landmark, read_tile
from bothy.kernel.pack import DataFile, Row
from bothy.kernel.pack.module_rows import ModuleRows

NAME: Final = "tome"
TOME_ICONS: Final = (*ICONS, "gathering")


@dataclass(frozen=True, slots=True, kw_only=True)
class History(Piece):
    """The event of a landmark card."""

    card: str
    pay: Price
    vp: int
    """Victory points paid in addition."""
    effects: "Effects"
    """In the order they happen."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TomeRows:
    """All rows of the tome."""

    tiles: tuple[Tile, ...]
    cards: tuple[Landmark, ...]
    histories: tuple[History, ...]


def _tile(row: Row) -> Tile:
    return read_tile(row, TOME_VERBS, TOME_ICONS, NAME)


def _card(row: Row) -> Landmark:
    return read_landmark(row, TOME_VERBS)


def read_history(row: Row, verbs: Verbs = TOME_VERBS) -> History:
    """Reads an event from its row; a module that joins another chronicle passes its own verbs."""
    return History(
        id=row.id,
        origin=row.origin,
        card=row.text("card"),
        pay=price(row, "pay"),
        vp=row.number("vp", 0),
        effects=effects(row, "effects", verbs),
    )


def _read(sheet: DataFile) -> TomeRows:
    return TomeRows(
        tiles=sheet.rows("tile", _tile),
        cards=sheet.rows("landmark", _card),
        histories=sheet.rows("event", read_history),
    )


ROWS: ModuleRows[TomeRows] = ModuleRows(Path(__file__).parent / "tome.toml", _read)


def sets(rows: TomeRows) -> Sequence[tuple[str, Sequence[Piece]]]:
    """Returns the rows of the data file, set by set."""
    return [
        ("tome tiles", rows.tiles),
        ("tome landmark cards", rows.cards),
        ("events", rows.histories),
    ]
