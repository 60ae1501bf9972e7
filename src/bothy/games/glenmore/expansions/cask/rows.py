"""Distilleries, sale tiles and cellars (X3)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any, Final

from bothy.games.glenmore.actions.price import Bill
from bothy.games.glenmore.pack.types import Piece, Tile
from bothy.games.glenmore.pack.types.declared import VERBS, Verbs, count_of, price
from bothy.games.glenmore.pack.types.effects import Effect, ModuleEffect
from bothy.games.glenmore.pack.types.price import Price
from bothy.games.glenmore.pack.types.tiles import read_tile
from bothy.kernel.pack import By, DataFile, Row, Within
from bothy.kernel.pack.module_rows import ModuleRows

NAME: Final = "cask"
SUFFIX: Final = "-cask"
"""Suffix of a distillery that replaces the base game's one with the same id."""


@dataclass(frozen=True, slots=True)
class Age(ModuleEffect):
    """A number of moves of a barrel, each one space to the right."""

    count: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Sale(Piece):
    """A sale tile's room apart from the bonus space, with two, three and four players."""

    tile: str
    room: tuple[int, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Cellar(Piece):
    """The values of a cellar's spaces, and its building cost."""

    spaces: Annotated[tuple[int, ...], Within(1)]
    cost: Annotated[Price, By(price)]


@dataclass(frozen=True, slots=True, kw_only=True)
class Casks:
    """All rows of the casks."""

    tiles: tuple[Tile, ...]
    sales: tuple[Sale, ...]
    cellars: tuple[Cellar, ...]
    spaces: tuple[int, ...]
    """Values of barrels, space by space through all cellars."""
    bills: tuple[Bill, ...]
    """Building costs, cellar by cellar."""
    sale_of: dict[str, int]
    """By tile: the index of its sale."""


def _age(table: Mapping[str, Any]) -> Effect:
    return Age(count_of(table, "age"))


OWN_VERBS: Final[Verbs] = {**VERBS, "age": (_age, ())}


def read_own_tile(row: Row) -> Tile:
    """Reads a tile from its row."""
    return read_tile(row, OWN_VERBS, module=NAME)


def read_sale(row: Row) -> Sale:
    """Reads the room of a sale tile from its row."""
    room = (row.number("two", most=20), row.number("three", most=20), row.number("four", most=20))
    return Sale(id=row.id, origin=row.origin, tile=row.text("tile"), room=room)


def spaces_of(cellars: Sequence[Cellar]) -> tuple[int, ...]:
    """Returns the values of barrels, space by space."""
    return tuple([vp for cellar in cellars for vp in cellar.spaces])


def read(sheet: DataFile) -> Casks:
    """Reads the data file."""
    sales, cellars = sheet.rows("sale", read_sale), sheet.rows("cellar", Cellar)
    return Casks(
        tiles=sheet.rows("tile", read_own_tile),
        sales=sales,
        cellars=cellars,
        spaces=spaces_of(cellars),
        bills=tuple([Bill(cellar.cost) for cellar in cellars]),
        sale_of={sale.tile: at for at, sale in enumerate(sales)},
    )


ROWS: ModuleRows[Casks] = ModuleRows(Path(__file__).parent / "cask.toml", read)


def sets(rows: Casks) -> Sequence[tuple[str, Sequence[Piece]]]:
    """Returns the rows of the data file, set by set."""
    return [("cask tiles", rows.tiles), ("cask sales", rows.sales), ("cellars", rows.cellars)]


def faults(rows: Casks) -> list[str]:
    """Returns faults of the rows: a barrel never loses value with age, and a sale needs its tile."""
    found = []
    spaces = list(spaces_of(rows.cellars))
    if spaces != sorted(spaces):
        found.append("cellars: no space should bring less than the one before it")
    if rows.cellars and not rows.cellars[0].cost.free:
        found.append(f"{rows.cellars[0].id}: everybody has it from the start, so it costs nothing")
    tiles = [tile.id for tile in rows.tiles if tile.kind == "rondel"]
    if tiles != [sale.tile for sale in rows.sales]:
        found.append("cask sales: each sale tile should have its room")
    return found
