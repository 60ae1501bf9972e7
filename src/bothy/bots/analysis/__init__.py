"""Analysis of finished games: possible points, and where they were missed."""

from bothy.bots.analysis.analysis import BOT, Analysis, Hindsight, analyse
from bothy.bots.analysis.look import Look, look

__all__ = ["BOT", "Analysis", "Hindsight", "Look", "analyse", "look"]
