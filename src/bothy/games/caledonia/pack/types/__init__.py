"""The components of the base game: rows read from the data files, frozen and typed."""

from bothy.games.caledonia.pack.types.contracts import Contract
from bothy.games.caledonia.pack.types.maps import Cell, River, Side
from bothy.games.caledonia.pack.types.pack import (
    BUILT_IN,
    Components,
    build_components,
    components,
    read_components,
)
from bothy.games.caledonia.pack.types.piece import Piece
from bothy.games.caledonia.pack.types.tiles import Clan, Port, ScoringTile, StartingTile
from bothy.games.caledonia.pack.types.units import Unit
from bothy.kernel.pack import ComponentError

__all__ = [
    "BUILT_IN",
    "Cell",
    "Clan",
    "ComponentError",
    "Components",
    "Contract",
    "Piece",
    "Port",
    "River",
    "ScoringTile",
    "Side",
    "StartingTile",
    "Unit",
    "build_components",
    "components",
    "read_components",
]
