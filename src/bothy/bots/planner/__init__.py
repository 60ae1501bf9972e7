"""The bot that plans the rest of its round."""

from bothy.bots.planner.planner import planner

__all__ = ["planner"]
