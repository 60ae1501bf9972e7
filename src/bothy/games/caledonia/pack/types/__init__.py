"""The components of the base game: rows read from the data files, frozen and typed."""

from bothy.games.caledonia.pack.types.contracts import Contract
from bothy.games.caledonia.pack.types.maps import Cell, River, Side
from bothy.games.caledonia.pack.types.pack import BUILT_IN, Components, components, read_components
from bothy.games.caledonia.pack.types.reading import ComponentError, Piece
from bothy.games.caledonia.pack.types.tiles import Clan, Port, ScoringTile, StartingTile
from bothy.games.caledonia.pack.types.units import Unit

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
    "components",
    "read_components",
]
