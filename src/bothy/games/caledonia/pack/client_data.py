"""Data for clients to draw the game: every component row, with names where the rules have numbers.

`scripts/client_types.py` writes the client's types from the types here and from the rows' own.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Annotated, Any, Final, NamedTuple, TypedDict

from bothy.games.caledonia.map.board import layouts
from bothy.games.caledonia.map.grid import COLUMNS, HEX_NAMES, MODULES, ROWS
from bothy.games.caledonia.pack.types import Components, Contract, Piece, Side, StartingTile, Unit
from bothy.games.caledonia.pack.types.goods import GOODS, MEATS, RARE_IMPORTS, Good, Import, Meat
from bothy.games.caledonia.pack.types.land import LAND_TYPES, Land, land_types
from bothy.games.caledonia.pack.types.market import PriceTrack
from bothy.games.caledonia.pack.types.units import UNITS, Technology, UnitName
from bothy.kernel import Json
from bothy.kernel.rows import SOME, Sets, amounts, row_data
from bothy.kernel.rows import row_types as own_types


class HexData(TypedDict):
    """A printed hex; a loch has no land."""

    land: list[Land]
    cost: int
    mist: bool
    """Out of play with one or two players."""
    feature: str


class RiverData(TypedDict):
    """A river: its two mouths, and the pairs of hexes it separates."""

    id: str
    source: str
    mouths: Annotated[list[str], tuple[str, str]]
    edges: list[Annotated[list[str], tuple[str, str]]]


class SideData(TypedDict):
    """A side of a map module."""

    source: str
    module: str
    hexes: dict[str, HexData]
    rivers: list[RiverData]


class MapData(TypedDict):
    """The map: flat-topped hexes, `a1` at the top left, every second column half a hex lower."""

    columns: int
    rows: int
    modules: list[str]
    layouts: list[str]
    sides: dict[str, SideData]


class CaledoniaPack(TypedDict):
    """A pack: maps, units and contracts in full, and under `sets` every other row by its set."""

    goods: list[Good]
    meats: list[Meat]
    imports: list[Import]
    land: list[Land]
    units: list[Unit]
    contracts: list[Contract]
    map: MapData
    sets: Sets


class Named(NamedTuple):
    """A field with names: its type, and its value for that of a row."""

    type: Any
    value: Callable[[Any], Json]


NAMED: Final[Mapping[type[Piece], Mapping[str, Named]]] = {
    Unit: {
        "land": Named(Land, lambda bits: land_types(bits)[0]),
        "makes": Named(Good | None, lambda good: None if good is None else GOODS[good]),
        "uses": Named(Good | None, lambda good: None if good is None else GOODS[good]),
        "meat": Named(Meat | None, lambda meat: None if meat is None else MEATS[meat]),
    },
    Contract: {
        "goods": Named(Annotated[dict[Good, int], SOME], lambda counts: amounts(GOODS, counts)),
        "meat": Named(Annotated[dict[Meat, int], SOME], lambda counts: amounts(MEATS, counts)),
        "imports": Named(Annotated[dict[Import, int], SOME], lambda counts: amounts(RARE_IMPORTS, counts)),
    },
    Technology: {"unit": Named(UnitName, lambda unit: UNITS[unit])},
    PriceTrack: {"good": Named(Good, lambda good: GOODS[good])},
    StartingTile: {"goods": Named(Annotated[dict[Good, int], SOME], lambda counts: amounts(GOODS, counts))},
}
"""The fields that have names instead of numbers."""


def pack_data(pack: Components) -> CaledoniaPack:
    """Returns a pack, without the sets of modules."""
    elsewhere = {"map module sides", "units", "export contracts", "export contract totals", "rivers"}
    return {
        "goods": list(GOODS),
        "meats": list(MEATS),
        "imports": list(RARE_IMPORTS),
        "land": [name for name, _, _ in LAND_TYPES],
        "units": [_row(unit) for unit in pack.units],
        "contracts": [_row(contract) for contract in pack.contracts],
        "map": _map(pack),
        "sets": Sets({name: [_row(row) for row in rows] for name, rows in pack.sets() if name not in elsewhere}),
    }


def row_types(kind: type) -> Any:
    """Returns the types of a row's fields as a pack has them."""
    return own_types(kind) | {name: named.type for name, named in NAMED.get(kind, {}).items()}


def _row(row: Piece) -> Json:
    named = NAMED.get(type(row), {})
    return row_data(row) | {name: each.value(getattr(row, name)) for name, each in named.items()}


def _map(pack: Components) -> MapData:
    return {
        "columns": COLUMNS,
        "rows": ROWS,
        "modules": list(MODULES),
        "layouts": list(layouts(pack.sides)),
        "sides": {side.id: _side(side) for side in pack.sides},
    }


def _side(side: Side) -> SideData:
    return {
        "source": side.source,
        "module": MODULES[side.module],
        "hexes": {
            HEX_NAMES[cell.hex]: {
                "land": list(land_types(cell.terrain)),
                "cost": cell.cost,
                "mist": cell.mist,
                "feature": cell.feature,
            }
            for cell in side.cells
        },
        "rivers": [
            {
                "id": river.id,
                "source": river.source,
                "mouths": [HEX_NAMES[hex_] for hex_ in river.mouths],
                "edges": [[HEX_NAMES[one], HEX_NAMES[other]] for one, other in river.edges],
            }
            for river in side.rivers
        ],
    }
