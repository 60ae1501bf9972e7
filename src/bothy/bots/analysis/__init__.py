"""Analysis of finished games: possible points, and where they were missed."""

from bothy.bots.analysis.analysis import BOT, Analysis, GameReview, analyse
from bothy.bots.analysis.turn_review import TurnReview, look

__all__ = ["BOT", "Analysis", "GameReview", "TurnReview", "analyse", "look"]
