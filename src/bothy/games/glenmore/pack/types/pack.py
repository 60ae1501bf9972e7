"""All components of the base game together, read once."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Final

from bothy.games.glenmore.pack.types import clan_board as clans
from bothy.games.glenmore.pack.types import tables
from bothy.games.glenmore.pack.types.clan_board import ClanBoard, build_board
from bothy.games.glenmore.pack.types.piece import Piece
from bothy.games.glenmore.pack.types.tables import (
    Die,
    Differences,
    EndWorth,
    Length,
    MarketRow,
    Pieces,
    Rondel,
    SeatCoins,
    Stack,
    Table,
)
from bothy.games.glenmore.pack.types.tiles import ASIDE, END, STACKS, Landmark, Tile, read_landmark, read_tile
from bothy.kernel.pack import ComponentError, DataFile, Tables
from bothy.kernel.pack.tables import Changes
from bothy.kernel.rows import IF_ANY, NEVER

ALONE: Final = (("clan", "david-hume"), (END, "the-end"), ("start", "home-castle"), ("start", "home-village"))
"""Tiles that the rules know by name."""
BUILT_IN: Final = Path(__file__).parent.parent / "data"


@dataclass(frozen=True, slots=True, kw_only=True)
class Components:
    """Every table of the base game. Market rows are indexed by resource number, seats in turn order."""

    tiles: "tuple[Tile, ...]"
    landmarks: "tuple[Landmark, ...]"
    clan_board: ClanBoard
    market: "tuple[MarketRow, ...]"
    rondel: Rondel
    pieces: Pieces
    die: Die
    stacks: "tuple[Stack, ...]"
    lengths: "tuple[Length, ...]"
    seats: "tuple[SeatCoins, ...]"
    tables: "tuple[Table, ...]"
    differences: Differences
    categories: "tuple[Piece, ...]"
    end_worths: "tuple[EndWorth, ...]"
    changes: Changes = field(default_factory=dict, metadata=IF_ANY)
    """Rows of modules that differ from their built-in ones."""
    kept: tuple[Path, ...] = field(default=(), metadata=NEVER)
    """Folders with older files, for a kept version: modules look there before they read the current ones."""

    def stack(self, letter: str) -> tuple[Tile, ...]:
        """Returns the tiles of a stack, in the order of the file."""
        return tuple([tile for tile in self.tiles if tile.stack == letter])

    @property
    def rondel_tiles(self) -> tuple[Tile, ...]:
        """The tiles that come to the rondel."""
        return tuple([tile for letter in STACKS for tile in self.stack(letter)])

    def tile(self, id_: str) -> Tile:
        """Returns the tile with an id."""
        return next(iter([tile for tile in self.tiles if tile.id == id_]))

    def landmark(self, id_: str) -> Landmark:
        """Returns the landmark card with an id."""
        return next(iter([card for card in self.landmarks if card.id == id_]))

    def table(self, players: int, die: bool) -> Table:
        """Returns the layout for this number of players."""
        return next(iter([table for table in self.tables if (table.players, table.die) == (players, die)]))

    def smallest_table(self, players: int) -> Table:
        """Returns the layout for this number of players before modules add to it."""
        rows = [table for table in self.tables if table.players == players]
        return next(iter([*[table for table in rows if not table.die], *rows]))

    def end_worth(self, thing: str) -> int:
        """Returns the value of one of something at the end."""
        return next(iter([each.vp for each in self.end_worths if each.id == thing]))

    def sets(self) -> tuple[tuple[str, Sequence[Piece]], ...]:
        """Returns every row, set by set, under the sets' usual names."""
        return (
            ("home tiles", self.stack("start")),
            *[(f"stack {letter}", self.stack(letter)) for letter in STACKS],
            ("David Hume", self.stack("clan")),
            ("laid out at set-up", self.stack("set-up")),
            ("landmark cards", self.landmarks),
            ("clan territories", self.clan_board.territories),
            ("clan board start", self.clan_board.places[:1]),
            ("roads", self.clan_board.roads),
            ("market rows", self.market),
            ("rondel", (self.rondel, self.die)),
            ("pieces", (self.pieces,)),
            ("stacks", self.stacks),
            ("game lengths", self.lengths),
            ("starting coins", self.seats),
            ("player counts", self.tables),
            ("scoring", (self.differences, *self.categories)),
            ("final scoring", self.end_worths),
        )


@cache
def components() -> Components:
    """Returns the built-in components, read on first use."""
    return read_components(BUILT_IN)


def read_components(folder: Path) -> Components:
    """Reads the components of a folder of data files; raises ComponentError on any fault."""
    return build_components(Tables.read(folder))


def _read_tiles(sheet: DataFile) -> tuple[Tile, ...]:
    """Reads the tiles: any number for the rondel; The End and those kept elsewhere exactly once each."""
    tiles = sheet.rows("tile", read_tile, any_number=True)
    found = [(tile.stack if tile.stack in ASIDE else tile.kind, tile.id) for tile in tiles]
    aside = sorted([each for each in found if each[0] in (*ASIDE, END)])
    for each in ALONE:
        if each not in aside:
            raise ComponentError(f"tile {each[1]}: nobody can play without it")
    if len(aside) > len(ALONE):
        strange = [id_ for kind, id_ in aside if (kind, id_) not in ALONE]
        raise ComponentError(f"tile {strange[0]}: only tiles of the stacks {', '.join(STACKS)} can be added")
    empty = [letter for letter in STACKS if all(tile.stack != letter for tile in tiles)]
    if empty:
        raise ComponentError(f"stack {empty[0]}: no tile is left in it")
    return tiles


def build_components(files: Tables) -> Components:
    """Builds the components from their files' tables, every one of which must be read."""
    board = files.sheet("clan_board.toml")
    start = files.sheet("setup.toml")
    scoring = files.sheet("scoring.toml")
    places = (board.row("start", clans.read_start), *board.rows("clan", clans.read_clan_territory))
    built = Components(
        tiles=_read_tiles(files.sheet("tiles.toml")),
        landmarks=files.sheet("landmarks.toml").rows("landmark", read_landmark),
        clan_board=build_board(places, board.rows("road", clans.read_road, any_number=True)),
        market=files.sheet("market.toml").rows("row", MarketRow),
        rondel=start.row("rondel", Rondel),
        pieces=start.row("pieces", Pieces),
        die=start.row("die", Die),
        stacks=start.rows("stack", Stack),
        lengths=start.rows("length", Length),
        seats=start.rows("seat", SeatCoins),
        tables=start.rows("table", Table),
        differences=scoring.row("differences", Differences),
        categories=scoring.rows("category", tables.read_category),
        end_worths=scoring.rows("final", EndWorth),
    )
    files.close()
    return built
