"""Data a client needs to draw the game: every component row, with names instead of numbers."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from typing import Any

from bothy.games.glenmore.pack.types import CATEGORIES, RESOURCES, STACKS, Components
from bothy.games.glenmore.pack.types.effects import ICONS, Produce
from bothy.games.glenmore.pack.types.price import OTHERS, Price
from bothy.kernel import Json
from bothy.kernel.rows import amounts


def pack_data(pack: Components) -> dict[str, Json]:
    """Returns a pack. Tiles, cards and clan territories are by id; `sets` holds all other rows by set."""
    board = pack.clan_board
    tiles = {"home tiles", "David Hume", "laid out at set-up", *[f"stack {letter}" for letter in STACKS]}
    named = {"landmark cards", "clan territories", "clan board start", "roads"}
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
        "sets": {
            name: [_row(row) for row in rows]
            for name, rows in pack.sets()
            if name not in tiles and name not in named
        },
    }


def _row(value: Any) -> Json:
    """Returns a row; prices are by name, and effects include their kind."""
    if isinstance(value, Price):
        others = [getattr(value, name) for name in OTHERS]
        return amounts(RESOURCES, value.resources) | amounts(OTHERS, others)
    if is_dataclass(value):
        data = {field.name: _row(getattr(value, field.name)) for field in fields(value)}
        if isinstance(value, Produce):
            data["resources"] = amounts(RESOURCES, value.resources)
        return data if "id" in data or "source" in data else {"effect": _words(type(value).__name__)} | data
    if isinstance(value, Mapping):
        return {str(key): _row(item) for key, item in value.items()}
    if isinstance(value, tuple | list):
        return [_row(item) for item in value]
    return value


def _words(name: str) -> str:
    """Converts `GainCoins` to `gain-coins`."""
    return "".join(["-" + letter.lower() if letter.isupper() else letter for letter in name])[1:]
