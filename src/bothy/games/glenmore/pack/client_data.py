"""Data a client needs to draw the game: every component row, with names instead of numbers.

`scripts/client_types.py` writes the client's types from the types here and from the rows' own.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from typing import Annotated, Any, Final, TypeAlias, TypedDict

from bothy.games.glenmore.pack.types import CATEGORIES, RESOURCES, STACKS, Components, Landmark, Tile
from bothy.games.glenmore.pack.types.clan_board import ClanTerritory, Road
from bothy.games.glenmore.pack.types.effects import ICONS, Produce
from bothy.games.glenmore.pack.types.price import OTHERS, Other, Price, Resource
from bothy.kernel import Json
from bothy.kernel.pack import OneOf
from bothy.kernel.rows import SOME, Sets, amounts
from bothy.kernel.rows import row_types as own_types

PriceData: TypeAlias = Annotated[dict[Resource | Other, int], SOME]
"""What a price takes."""


class ClanBoardData(TypedDict):
    """The start and the clan territories, and the roads between them."""

    places: dict[str, ClanTerritory]
    roads: list[Road]


class GlenPack(TypedDict):
    """A pack. Tiles, cards and clan territories are by id; `sets` holds all other rows by set."""

    resources: list[Resource]
    icons: list[str]
    categories: list[str]
    stacks: list[str]
    tiles: dict[str, Tile]
    landmarks: dict[str, Landmark]
    clan_board: ClanBoardData
    sets: Sets


def pack_data(pack: Components) -> GlenPack:
    """Returns a pack, without the sets of modules."""
    board = pack.clan_board
    tiles = {"home tiles", "David Hume", "laid out at set-up", *[f"stack {letter}" for letter in STACKS]}
    elsewhere = {"landmark cards", "clan territories", "clan board start", "roads"}
    return {
        "resources": list(RESOURCES),
        "icons": list(ICONS),
        "categories": list(CATEGORIES),
        "stacks": list(STACKS),
        "tiles": {tile.id: _row(tile) for tile in pack.tiles},
        "landmarks": {card.id: _row(card) for card in pack.landmarks},
        "clan_board": {
            "places": {place.id: _row(place) for place in board.places},
            "roads": [_row(road) for road in board.roads],
        },
        "sets": Sets(
            {
                name: [_row(row) for row in rows]
                for name, rows in pack.sets()
                if name not in tiles and name not in elsewhere
            }
        ),
    }


def row_types(kind: type) -> Any:
    """Returns the types of what `_row` makes of a row's or an effect's fields, or of a price."""
    if kind is Price:
        return PriceData
    found = own_types(kind)
    if kind is Produce:
        found["resources"] = Annotated[dict[Resource, int], SOME]
    return found if _is_row(found) else {EFFECT: Annotated[str, OneOf((_words(kind.__name__),))]} | found


def _row(value: Any) -> Json:
    """Returns a row; prices are by name, and effects include their kind."""
    if isinstance(value, Price):
        others = [getattr(value, name) for name in OTHERS]
        return amounts(RESOURCES, value.resources) | amounts(OTHERS, others)
    if is_dataclass(value):
        data = {field.name: _row(getattr(value, field.name)) for field in fields(value)}
        if isinstance(value, Produce):
            data["resources"] = amounts(RESOURCES, value.resources)
        return data if _is_row(data) else {EFFECT: _words(type(value).__name__)} | data
    if isinstance(value, Mapping):
        return {str(key): _row(item) for key, item in value.items()}
    if isinstance(value, tuple | list):
        return [_row(item) for item in value]
    return value


EFFECT: Final = "effect"
"""The kind of an effect."""


def _is_row(data: Mapping[str, Any]) -> bool:
    """Returns whether this is a row or its origin, and no effect."""
    return "id" in data or "source" in data


def _words(name: str) -> str:
    """Converts `GainCoins` to `gain-coins`."""
    return "".join(["-" + letter.lower() if letter.isupper() else letter for letter in name])[1:]
