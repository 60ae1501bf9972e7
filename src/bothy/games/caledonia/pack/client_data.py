"""Data for clients to draw the game: every component row, with names where the rules have numbers."""

from __future__ import annotations

from bothy.games.caledonia.map.board import layouts
from bothy.games.caledonia.map.grid import COLUMNS, HEX_NAMES, MODULES, ROWS
from bothy.games.caledonia.pack.types import Components, Contract, Side, Unit
from bothy.games.caledonia.pack.types.goods import GOODS, MEATS, RARE_IMPORTS
from bothy.games.caledonia.pack.types.land import LAND_TYPES, land_types
from bothy.games.caledonia.pack.types.units import UNITS
from bothy.kernel import Json
from bothy.kernel.rows import amounts, row_data


def pack_data(pack: Components) -> dict[str, Json]:
    """Returns a pack: maps, units and contracts in full, and under `sets` every other row by its set."""
    named = {"map module sides", "units", "export contracts", "export contract totals", "rivers"}
    return {
        "goods": list(GOODS),
        "meats": list(MEATS),
        "imports": list(RARE_IMPORTS),
        "land": [name for name, _, _ in LAND_TYPES],
        "units": [_unit(unit) for unit in pack.units],
        "contracts": [_contract(contract) for contract in pack.contracts],
        "map": _map(pack),
        "sets": {name: row_data(rows) for name, rows in _word_rows(pack) if name not in named},
    }


def _word_rows(pack: Components) -> list[tuple[str, Json]]:
    """Returns all other sets, with goods and units by name."""
    found = []
    for name, rows in pack.sets():
        data = [row_data(row) for row in rows]
        for row in data:
            if name == "technology tiles":
                row["unit"] = UNITS[row["unit"]]
            if name == "price tracks":
                row["good"] = GOODS[row["good"]]
            if name == "starting tiles":
                row["goods"] = amounts(GOODS, row["goods"])
        found.append((name, data))
    return found


def _unit(unit: Unit) -> Json:
    return row_data(unit) | {
        "land": land_types(unit.land)[0],
        "makes": None if unit.makes is None else GOODS[unit.makes],
        "uses": None if unit.uses is None else GOODS[unit.uses],
        "meat": None if unit.meat is None else MEATS[unit.meat],
    }


def _contract(contract: Contract) -> Json:
    return row_data(contract) | {
        "goods": amounts(GOODS, contract.goods),
        "meat": amounts(MEATS, contract.meat),
        "imports": amounts(RARE_IMPORTS, contract.imports),
    }


def _map(pack: Components) -> dict[str, Json]:
    """Returns the map: flat-topped hexes, `a1` at the top left, every second column half a hex lower."""
    return {
        "columns": COLUMNS,
        "rows": ROWS,
        "modules": list(MODULES),
        "layouts": list(layouts(pack.sides)),
        "sides": {side.id: _side(side) for side in pack.sides},
    }


def _side(side: Side) -> dict[str, Json]:
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
