"""Tiles and tokens of the haggis chronicle, and the figures of its feasts."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from bothy.games.glenmore.pack.types import Piece, Tile
from bothy.games.glenmore.pack.types.declared import VERBS, Verbs, count_of
from bothy.games.glenmore.pack.types.effects import ModuleEffect
from bothy.games.glenmore.pack.types.tiles import read_tile
from bothy.kernel.pack import DataFile, Row
from bothy.kernel.pack.module_rows import ModuleRows

NAME: Final = "haggis"
VALUES: Final = (1, 2, 3)
"""Possible values of a token, as on the die."""


@dataclass(frozen=True, slots=True)
class GainHaggis(ModuleEffect):
    """Haggis tokens from the reserve."""

    count: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Token(Piece):
    """Tokens of one value."""

    value: int
    count: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Figures(Piece):
    """The limits on tokens, and the number of rolls."""

    shown: int
    """Tokens face up in the reserve."""
    room: int
    """The most tokens on a serving table."""
    served: int
    """The most tokens face up on a serving table."""
    rolls: int
    """Rolls of a feast that apply to all players."""
    feasts: int


@dataclass(frozen=True, slots=True, kw_only=True)
class HaggisRows:
    """All rows of the haggis."""

    tiles: tuple[Tile, ...]
    tokens: tuple[Token, ...]
    figures: Figures


HAGGIS_VERBS: Final[Verbs] = {**VERBS, "haggis": (lambda t: GainHaggis(count_of(t, "haggis")), ())}


def _tile(row: Row) -> Tile:
    return read_tile(row, HAGGIS_VERBS, module=NAME)


def _token(row: Row) -> Token:
    return Token(
        id=row.id,
        origin=row.origin,
        value=row.number("value", least=1, most=9),
        count=row.number("count", most=40),
    )


def _figures(row: Row) -> Figures:
    return Figures(
        id=row.id,
        origin=row.origin,
        shown=row.number("shown", most=20),
        room=row.number("room", most=20),
        served=row.number("served", most=20),
        rolls=row.number("rolls", most=20),
        feasts=row.number("feasts", most=20),
    )


def _read(sheet: DataFile) -> HaggisRows:
    return HaggisRows(
        tiles=sheet.rows("tile", _tile),
        tokens=sheet.rows("token", _token),
        figures=sheet.row("figures", _figures),
    )


ROWS: ModuleRows[HaggisRows] = ModuleRows(Path(__file__).parent / "haggis.toml", _read)


def sets(rows: HaggisRows) -> Sequence[tuple[str, Sequence[Piece]]]:
    """Returns the rows of the data file, set by set."""
    return [
        ("haggis tiles", rows.tiles),
        ("haggis tokens", rows.tokens),
        ("haggis figures", [rows.figures]),
    ]
