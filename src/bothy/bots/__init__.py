"""Game-independent opponents: they play any ruleset by deciding on imagined positions."""

from bothy.bots.bot import Bot, Question, ask
from bothy.bots.opponents import OPPONENTS, Opponent, find_opponent
from bothy.bots.roster import BOTS, NAMES, find_bot, installed

__all__ = [
    "BOTS",
    "NAMES",
    "OPPONENTS",
    "Bot",
    "Opponent",
    "Question",
    "ask",
    "find_bot",
    "find_opponent",
    "installed",
]
