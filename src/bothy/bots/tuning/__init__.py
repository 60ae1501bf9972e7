"""Tuning of price lists by play: pairs of lists on the same deals, moving towards the better ones."""

from bothy.bots.tuning.pairs import Pair, PairRunner
from bothy.bots.tuning.tuner import Tuner, Verdict

__all__ = ["Pair", "PairRunner", "Tuner", "Verdict"]
