"""Farmers' markets (booklet 5.3)."""

from bothy.games.caledonia.expansions.industria.markets.bot import ValuedMarkets

FARMERS_MARKETS: ValuedMarkets = ValuedMarkets()

__all__ = ["FARMERS_MARKETS"]
