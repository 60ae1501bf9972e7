"""Ports 10 to 18: one more set for the corners (I22)."""

from bothy.games.caledonia.expansions.industria.ports.bot import ValuedPortTiles
from bothy.games.caledonia.expansions.industria.sets import WithoutBase
from bothy.games.caledonia.module import Module
from bothy.games.caledonia.pack.types.tiles import Port

PORT_TILES: ValuedPortTiles = ValuedPortTiles()
MODULES: tuple[Module, ...] = (PORT_TILES, WithoutBase(PORT_TILES, Port))

__all__ = ["MODULES"]
