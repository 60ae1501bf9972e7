"""Combinations of two expansions: Industria's modules at a table with the Automa (A2.9, A4.23, A7)."""

from bothy.games.caledonia.expansions.combinations.automa_markets import AutomaMarkets, AutomaMarketsPlaced
from bothy.games.caledonia.expansions.combinations.automa_railway import AutomaRailway
from bothy.games.caledonia.module import Module

MODULES: tuple[Module, ...] = (AutomaMarkets(), AutomaMarketsPlaced(), AutomaRailway())

__all__ = ["MODULES"]
