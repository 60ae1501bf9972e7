"""Looking back on finished games: what was to be had, and where it was left."""

from bothy.bots.analysis.analysis import BOT, Analysis, Hindsight, analyse
from bothy.bots.analysis.look import Look, look

__all__ = ["BOT", "Analysis", "Hindsight", "Look", "analyse", "look"]
