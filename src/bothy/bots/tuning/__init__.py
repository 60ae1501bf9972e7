"""Better price lists by play: pairs of lists on common deals, and what the better halves have in common."""

from bothy.bots.tuning.pairs import Bench, Pair
from bothy.bots.tuning.tuner import Tuner, Verdict

__all__ = ["Bench", "Pair", "Tuner", "Verdict"]
