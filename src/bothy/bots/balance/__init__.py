"""Balance by self-play: how often the things of a game are taken and win, against what its study aims at."""

from bothy.bots.balance.aims import Fault, Verdict, judge, sentence
from bothy.bots.balance.tally import Thing, kinds, things, winners_points
from bothy.bots.balance.trial import Trial

__all__ = [
    "Fault",
    "Thing",
    "Trial",
    "Verdict",
    "judge",
    "kinds",
    "sentence",
    "things",
    "winners_points",
]
