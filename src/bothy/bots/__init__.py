"""Opponents that know no game: they play any ruleset through decisions on imagined positions."""

from bothy.bots.bot import Bot, Question, ask
from bothy.bots.roster import BOTS, find_bot

__all__ = ["BOTS", "Bot", "Question", "ask", "find_bot"]
