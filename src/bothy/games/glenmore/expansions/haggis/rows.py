"""Tiles and tokens of the haggis chronicle, and the figures of its feasts."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Final

from bothy.games.glenmore.pack.types import Piece, Tile
from bothy.games.glenmore.pack.types.declared import VERBS, Verbs, count_of
from bothy.games.glenmore.pack.types.effects import ModuleEffect
from bothy.games.glenmore.pack.types.tiles import read_tile
from bothy.kernel.pack import DataFile, Row, Within
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

    value: Annotated[int, Within(1, 9)]
    count: Annotated[int, Within(most=40)]


@dataclass(frozen=True, slots=True, kw_only=True)
class Figures(Piece):
    """The limits on tokens, and the number of rolls."""

    shown: Annotated[int, Within(most=20)]
    """Tokens face up in the reserve."""
    room: Annotated[int, Within(most=20)]
    """The most tokens on a serving table."""
    served: Annotated[int, Within(most=20)]
    """The most tokens face up on a serving table."""
    rolls: Annotated[int, Within(most=20)]
    """Rolls of a feast that apply to all players."""
    feasts: Annotated[int, Within(most=20)]


@dataclass(frozen=True, slots=True, kw_only=True)
class HaggisRows:
    """All rows of the haggis."""

    tiles: tuple[Tile, ...]
    tokens: tuple[Token, ...]
    figures: Figures


HAGGIS_VERBS: Final[Verbs] = {**VERBS, "haggis": (lambda t: GainHaggis(count_of(t, "haggis")), ())}


def _tile(row: Row) -> Tile:
    return read_tile(row, HAGGIS_VERBS, module=NAME)


def _read(sheet: DataFile) -> HaggisRows:
    return HaggisRows(
        tiles=sheet.rows("tile", _tile),
        tokens=sheet.rows("token", Token),
        figures=sheet.row("figures", Figures),
    )


ROWS: ModuleRows[HaggisRows] = ModuleRows(Path(__file__).parent / "haggis.toml", _read)


def sets(rows: HaggisRows) -> Sequence[tuple[str, Sequence[Piece]]]:
    """Returns the rows of the data file, set by set."""
    return [
        ("haggis tiles", rows.tiles),
        ("haggis tokens", rows.tokens),
        ("haggis figures", [rows.figures]),
    ]
