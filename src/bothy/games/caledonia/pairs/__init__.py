"""Combinations of two expansions: Industria's modules at a table with the Automa (A2.9, A4.23, A7)."""

from bothy.games.caledonia.module import Module
from bothy.games.caledonia.pairs.automa_markets import AutomaMarkets, AutomaMarketsPlaced
from bothy.games.caledonia.pairs.automa_railway import AutomaRailway

MODULES: tuple[Module, ...] = (AutomaMarkets(), AutomaMarketsPlaced(), AutomaRailway())

__all__ = ["MODULES"]
