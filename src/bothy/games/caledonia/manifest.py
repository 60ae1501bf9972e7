"""What the game is made of: its modules in their fixed order, its options, and the way to a table's rules.

Adding a module is a folder or file of its own and a line here.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from bothy.games.caledonia.automa import MODULES as AUTOMA
from bothy.games.caledonia.industria import clans as industria_clans
from bothy.games.caledonia.industria import ports as industria_ports
from bothy.games.caledonia.industria import scoring as industria_scoring
from bothy.games.caledonia.industria.awards import AWARD_TILES
from bothy.games.caledonia.industria.future import FUTURE_CONTRACTS
from bothy.games.caledonia.industria.sets import INDUSTRIA
from bothy.games.caledonia.industria.trains import MODULES as RAILWAY
from bothy.games.caledonia.industria.variants import CLOSER_SCORING, STARTING_PRICES
from bothy.games.caledonia.map.board import layouts
from bothy.games.caledonia.module import Module
from bothy.games.caledonia.pack.types import Components, components
from bothy.games.caledonia.ports import PORTS
from bothy.games.caledonia.ruleset import BASE, CaledoniaRules
from bothy.games.caledonia.variants.auction import ClanAuction
from bothy.games.caledonia.variants.extra_tiles import ExtraTiles
from bothy.games.caledonia.variants.fixed_imports import FixedImports
from bothy.games.caledonia.variants.no_clans import NoClans
from bothy.games.caledonia.variants.scoring_tiles import ScoringTiles
from bothy.games.caledonia.variants.solo import Solo
from bothy.games.caledonia.variants.tighter_map import TighterMap
from bothy.kernel import Option, Options, Registry
from bothy.kernel.modules import at_table

RANDOM: Final = "random"
OPTIONS: tuple[Option, ...] = (
    Option("map", (RANDOM, *layouts(components().sides)), RANDOM),
    Option("clans", ("choice", "auction", "none"), "choice", seats={"auction": (2, 3, 4)}),  # C23.1
)
"""Those of the base game; modules bring theirs."""
MODULES: tuple[Module, ...] = (
    Solo(),
    ClanAuction(),
    NoClans(),
    FixedImports(),
    ScoringTiles(),
    PORTS,
    TighterMap(),
    ExtraTiles(),
    *AUTOMA,
    INDUSTRIA,
    FUTURE_CONTRACTS,
    STARTING_PRICES,
    CLOSER_SCORING,
    AWARD_TILES,
    *industria_clans.MODULES,
    *industria_ports.MODULES,
    *industria_scoring.MODULES,
    *RAILWAY,
)


@cache
def names_of(modules: tuple[Module, ...]) -> Registry:
    """The names of the game with all of these modules: one list, whichever of them a table plays with."""
    return BASE.joined([module.registry for module in modules])


def rules_of(modules: Sequence[Module], pack: Components, options: Options, seats: int) -> CaledoniaRules:
    """The rules of a table of the game with these modules."""
    layout = str(options["map"])
    here = at_table(modules, options, seats)
    return CaledoniaRules(pack, seats, "" if layout == RANDOM else layout, here, names_of(tuple(modules)))
