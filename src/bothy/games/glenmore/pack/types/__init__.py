"""The components of the base game: rows read from the data files, frozen and typed."""

from bothy.games.glenmore.pack.types.clan_board import START, ClanBoard, ClanTerritory, Road
from bothy.games.glenmore.pack.types.pack import (
    BUILT_IN,
    Components,
    build_components,
    components,
    read_components,
)
from bothy.games.glenmore.pack.types.piece import Piece
from bothy.games.glenmore.pack.types.price import RESOURCES, Price
from bothy.games.glenmore.pack.types.tables import CATEGORIES
from bothy.games.glenmore.pack.types.tiles import STACKS, Landmark, Tile
from bothy.kernel.pack import ComponentError, Origin

__all__ = [
    "BUILT_IN",
    "CATEGORIES",
    "RESOURCES",
    "STACKS",
    "START",
    "ClanBoard",
    "ClanTerritory",
    "ComponentError",
    "Components",
    "Landmark",
    "Origin",
    "Piece",
    "Price",
    "Road",
    "Tile",
    "build_components",
    "components",
    "read_components",
]
