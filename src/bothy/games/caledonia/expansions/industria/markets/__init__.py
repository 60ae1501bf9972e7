"""Farmers' markets (booklet 5.3)."""

from bothy.games.caledonia.expansions.industria.markets.module import FarmersMarkets

FARMERS_MARKETS: FarmersMarkets = FarmersMarkets()

__all__ = ["FARMERS_MARKETS"]
