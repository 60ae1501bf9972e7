"""The game's modules in their fixed order, its options, and the rules of a table.

A new module is its own folder or file and one line here.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from bothy.games.caledonia.automa import MODULES as AUTOMA
from bothy.games.caledonia.combinations import MODULES as COMBINATIONS
from bothy.games.caledonia.industria import clans as industria_clans
from bothy.games.caledonia.industria import ground
from bothy.games.caledonia.industria import ports as industria_ports
from bothy.games.caledonia.industria import scoring as industria_scoring
from bothy.games.caledonia.industria.awards import AWARD_TILES
from bothy.games.caledonia.industria.future import FUTURE_CONTRACTS
from bothy.games.caledonia.industria.ground import MAP_SIDES
from bothy.games.caledonia.industria.markets import FARMERS_MARKETS
from bothy.games.caledonia.industria.sets import INDUSTRIA
from bothy.games.caledonia.industria.trains import MODULES as RAILWAY
from bothy.games.caledonia.industria.variants import CLOSER_SCORING, STARTING_PRICES
from bothy.games.caledonia.map.grid import MODULES as LETTERS
from bothy.games.caledonia.module import Module
from bothy.games.caledonia.pack.types import Components, Side, components
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
SIDES: tuple[Side, ...] = (*components().sides, *MAP_SIDES.built_in())
"""All sides of the map modules, those of the base game first."""
OPTIONS: tuple[Option, ...] = (
    *[
        Option(
            f"map-{letter.lower()}",
            (RANDOM, *[side.id for side in SIDES if side.module == at]),
            RANDOM,
            group="map",
        )
        for at, letter in enumerate(LETTERS)
    ],
    Option("clans", ("choice", "auction", "none"), "choice", seats={"auction": (2, 3, 4)}),  # C23.1
)
"""The base game's options; modules add theirs."""
GROUPS: tuple[str, ...] = ("industria", "industria-tiles", "industria-variants", "automa", "map")
"""Groups of options beyond the base game's, in the order in which a table checks them."""
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
    FARMERS_MARKETS,
    *industria_clans.MODULES,
    *ground.MODULES,
    *industria_ports.MODULES,
    *industria_scoring.MODULES,
    *RAILWAY,
    *COMBINATIONS,
)


@cache
def names_of(modules: tuple[Module, ...]) -> Registry:
    """Returns the names of the game with all of these modules, whichever of them a table plays with."""
    return BASE.joined([module.registry for module in modules])


def sides_of(options: Options) -> tuple[tuple[str, ...], ...]:
    """Returns the sides each map module is drawn from: one, if it is named (I7.3)."""
    drawn = MAP_SIDES.drawn(options)
    found = []
    for letter in LETTERS:
        side = str(options[f"map-{letter.lower()}"])
        found.append(tuple([each for each in drawn if each[0] == letter]) if side == RANDOM else (side,))
    return tuple(found)


def rules_of(modules: Sequence[Module], pack: Components, options: Options, seats: int) -> CaledoniaRules:
    """Returns the rules of a table of the game with these modules."""
    here = at_table(modules, options, seats)
    return CaledoniaRules(pack, seats, sides_of(options), here, names_of(tuple(modules)))
