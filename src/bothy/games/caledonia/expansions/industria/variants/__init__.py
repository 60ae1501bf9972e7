"""Variants: random starting prices (booklet 7.1) and closer scoring for two (7.2)."""

from bothy.games.caledonia.expansions.industria.variants.closer_scoring import CloserScoring
from bothy.games.caledonia.expansions.industria.variants.starting_prices import StartingPrices

STARTING_PRICES: StartingPrices = StartingPrices()
CLOSER_SCORING: CloserScoring = CloserScoring()

__all__ = ["CLOSER_SCORING", "STARTING_PRICES"]
