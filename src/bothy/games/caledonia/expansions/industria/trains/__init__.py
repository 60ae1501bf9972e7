"""The railway: trains, demands, delivery bonuses, stations (booklet 5.4, 6.2, 7.3, 8.3)."""

from bothy.games.caledonia.expansions.industria.milestones import MILESTONES, MILESTONES_FOR_FIVE
from bothy.games.caledonia.expansions.industria.trains.bot import ValuedTrains
from bothy.games.caledonia.expansions.industria.trains.demands import DEMANDS
from bothy.games.caledonia.expansions.industria.trains.simple import SIMPLE_DEMANDS
from bothy.games.caledonia.module import Module

TRAINS: ValuedTrains = ValuedTrains()
MODULES: tuple[Module, ...] = (MILESTONES, DEMANDS, TRAINS, MILESTONES_FOR_FIVE, SIMPLE_DEMANDS)

__all__ = ["MODULES", "TRAINS"]
