"""Balance by self-play: how often a game's components are taken and win, compared with its study's aims."""

from bothy.bots.balance.aims import Fault, Verdict, judge, sentence
from bothy.bots.balance.tally import Factor, factors, kinds, winners_points
from bothy.bots.balance.trial import Trial

__all__ = [
    "Factor",
    "Fault",
    "Trial",
    "Verdict",
    "factors",
    "judge",
    "kinds",
    "sentence",
    "winners_points",
]
