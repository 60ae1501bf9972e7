"""The ground of Industria: waterfalls and rivers, shared hexes, moving units; starting tiles and sides of the map.

The base game implements chapters I2 to I6 in `map.board`, `actions.stand`, `actions.moving` and
`actions.bonuses`. Here are the text of those chapters, and the two sets of chapter I7.
"""

from __future__ import annotations

from bothy.games.caledonia.expansions.industria.ground.map_sides import MAP_SIDES, ONLY_MAP_SIDES, OnlyNamed
from bothy.games.caledonia.expansions.industria.ground.starting_tiles import ONLY_STARTING_TILES, STARTING_TILES
from bothy.games.caledonia.module import Module

MODULES: tuple[Module, ...] = (STARTING_TILES, ONLY_STARTING_TILES, MAP_SIDES, ONLY_MAP_SIDES, OnlyNamed())

__all__ = ["MAP_SIDES", "MODULES"]
