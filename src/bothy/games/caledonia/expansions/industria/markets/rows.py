"""The nine farmers' markets and their figures (booklet 5.3)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from bothy.games.caledonia.own_rows import ModuleRows
from bothy.games.caledonia.pack.types.goods import BASIC_GOODS, GOODS, PROCESSED_GOODS
from bothy.games.caledonia.pack.types.piece import Piece
from bothy.kernel.pack import DataFile, Row


@dataclass(frozen=True, slots=True, kw_only=True)
class MarketTile(Piece):
    """The two goods a market buys, the basic one first."""

    goods: tuple[int, int]


@dataclass(frozen=True, slots=True, kw_only=True)
class MarketFigures(Piece):
    """Figures common to all markets."""

    land_around: int
    """Minimum number of neighbouring land hexes."""
    steps_apart: int
    most: int
    """Maximum units per sale."""
    bonus: tuple[int, int]
    """Pounds above the price, for a basic and a processed good."""
    pass_less: int


@dataclass(frozen=True, slots=True, kw_only=True)
class MarketRows:
    """All rows of the farmers' markets."""

    tiles: tuple[MarketTile, ...]
    figures: MarketFigures


def read_tile(row: Row) -> MarketTile:
    """Reads a tile from its row."""
    basic = row.word("basic", [GOODS[good] for good in BASIC_GOODS])
    processed = row.word("processed", [GOODS[good] for good in PROCESSED_GOODS])
    return MarketTile(id=row.id, source=row.source, goods=(GOODS.index(basic), GOODS.index(processed)))


def read_figures(row: Row) -> MarketFigures:
    """Reads the figures from their row."""
    return MarketFigures(
        id=row.id,
        source=row.source,
        land_around=row.number("land_around", most=6),
        steps_apart=row.number("steps_apart", most=20),
        most=row.number("most", most=20),
        bonus=(row.number("basic_bonus"), row.number("processed_bonus")),
        pass_less=row.number("pass_less"),
    )


def read(sheet: DataFile) -> MarketRows:
    """Reads the data file."""
    return MarketRows(tiles=sheet.rows("market", read_tile), figures=sheet.row("figures", read_figures))


MARKETS: ModuleRows[MarketRows] = ModuleRows(Path(__file__).parent / "farmers-markets.toml", read)


def sets(rows: MarketRows) -> Sequence[tuple[str, Sequence[Piece]]]:
    """Returns the rows of the data file, set by set."""
    return [("farmers’ markets", rows.tiles), ("farmers’ market figures", [rows.figures])]
