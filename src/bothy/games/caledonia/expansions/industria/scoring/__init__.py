"""Scoring tiles 10 to 18: one more set for the rounds (I23)."""

from bothy.games.caledonia.expansions.industria.scoring.module import MODULES, ROUND_TILES, RoundTiles

__all__ = ["MODULES", "ROUND_TILES", "RoundTiles"]
