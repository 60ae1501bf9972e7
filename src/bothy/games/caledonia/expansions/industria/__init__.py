"""Industria, the first expansion: sets of tiles, modules and variants, each with its own switch.

One folder per area, with its data, messages and rules. An area imports the base and `sets`, never another area.
"""

from bothy.games.caledonia.expansions.industria import clans, ground, ports, scoring, trains
from bothy.games.caledonia.expansions.industria.awards import AWARD_TILES
from bothy.games.caledonia.expansions.industria.future import FUTURE_CONTRACTS
from bothy.games.caledonia.expansions.industria.markets import FARMERS_MARKETS
from bothy.games.caledonia.expansions.industria.sets import INDUSTRIA
from bothy.games.caledonia.expansions.industria.variants import CLOSER_SCORING, STARTING_PRICES
from bothy.games.caledonia.module import Module

MODULES: tuple[Module, ...] = (
    INDUSTRIA,
    FUTURE_CONTRACTS,
    STARTING_PRICES,
    CLOSER_SCORING,
    AWARD_TILES,
    FARMERS_MARKETS,
    *clans.MODULES,
    *ground.MODULES,
    *ports.MODULES,
    *scoring.MODULES,
    *trains.MODULES,
)

__all__ = ["MODULES"]
