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
from bothy.games.glenmore.pack.types.tiles import STACKS, Landmark, Tile, read_landmark, read_tile
from bothy.kernel.pack import Tables
from bothy.kernel.pack.tables import Changes
from bothy.kernel.rows import IF_ANY, NEVER

BUILT_IN: Final = Path(__file__).parent.parent / "data"


@dataclass(frozen=True, slots=True, kw_only=True)
class Components:
    """Every table of the base game. Market rows stand at their resource's number, seats in turn order."""

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
    kept: Path | None = field(default=None, metadata=NEVER)
    """The folder modules read their rows from, if these are of a version kept."""

    def stack(self, letter: str) -> tuple[Tile, ...]:
        """The tiles of a stack, in the order of the file."""
        return tuple([tile for tile in self.tiles if tile.stack == letter])

    @property
    def rondel_tiles(self) -> tuple[Tile, ...]:
        """The tiles that come to the rondel."""
        return tuple([tile for letter in STACKS for tile in self.stack(letter)])

    def tile(self, id_: str) -> Tile:
        """The tile of an id."""
        return next(iter([tile for tile in self.tiles if tile.id == id_]))

    def landmark(self, id_: str) -> Landmark:
        """The landmark card of an id."""
        return next(iter([card for card in self.landmarks if card.id == id_]))

    def table(self, players: int, die: bool) -> Table:
        """What is laid out for so many players."""
        return next(iter([table for table in self.tables if (table.players, table.die) == (players, die)]))

    def smallest_table(self, players: int) -> Table:
        """What is laid out for so many players before anything is added."""
        rows = [table for table in self.tables if table.players == players]
        return next(iter([*[table for table in rows if not table.die], *rows]))

    def end_worth(self, thing: str) -> int:
        """What one of something is worth at the end."""
        return next(iter([each.vp for each in self.end_worths if each.id == thing]))

    def sets(self) -> tuple[tuple[str, Sequence[Piece]], ...]:
        """Every row there is, set by set, under the names people know the sets by."""
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
    """The built-in components, read when they are first asked for."""
    return read_components(BUILT_IN)


def read_components(folder: Path) -> Components:
    """The components of a folder of data files; a slip in one raises ComponentError."""
    return build_components(Tables.read(folder))


def build_components(files: Tables) -> Components:
    """The components out of the tables of their files, every one of which must be asked for."""
    board = files.sheet("clan_board.toml")
    start = files.sheet("setup.toml")
    scoring = files.sheet("scoring.toml")
    places = (board.row("start", clans.read_start), *board.rows("clan", clans.read_clan_territory))
    built = Components(
        tiles=files.sheet("tiles.toml").rows("tile", read_tile),
        landmarks=files.sheet("landmarks.toml").rows("landmark", read_landmark),
        clan_board=build_board(places, board.rows("road", clans.read_road)),
        market=files.sheet("market.toml").rows("row", tables.read_market_row),
        rondel=start.row("rondel", tables.read_rondel),
        pieces=start.row("pieces", tables.read_pieces),
        die=start.row("die", tables.read_die),
        stacks=start.rows("stack", tables.read_stack),
        lengths=start.rows("length", tables.read_length),
        seats=start.rows("seat", tables.read_seat),
        tables=start.rows("table", tables.read_table),
        differences=scoring.row("differences", tables.read_differences),
        categories=scoring.rows("category", tables.read_category),
        end_worths=scoring.rows("final", tables.read_end_worth),
    )
    files.close()
    return built
