"""The components of the base game: rows read from the data files, frozen and typed."""

from bothy.games.caledonia.components.contracts import Contract
from bothy.games.caledonia.components.maps import Cell, River, Side
from bothy.games.caledonia.components.pack import BUILT_IN, Components, components, read_components
from bothy.games.caledonia.components.reading import ComponentError, Piece
from bothy.games.caledonia.components.tiles import Clan, Port, ScoringTile, StartingTile
from bothy.games.caledonia.components.units import Unit

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
