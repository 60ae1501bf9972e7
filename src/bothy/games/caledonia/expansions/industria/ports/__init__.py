"""Ports 10 to 18: one more set for the corners (I22)."""

from bothy.games.caledonia.expansions.industria.ports.module import MODULES, PORT_TILES, PortTiles

__all__ = ["MODULES", "PORT_TILES", "PortTiles"]
