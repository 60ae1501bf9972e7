"""The game's modules in their fixed order, its options, and the rules of a table.

A new expansion is its own folder in `expansions` and one name here.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from bothy.games.caledonia.map.grid import MODULES as LETTERS
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
from bothy.kernel.modules import at_table, expansions

RANDOM: Final = "random"
OPTIONS: tuple[Option, ...] = (
    *[
        Option(
            f"map-{letter.lower()}",
            (RANDOM, *[side.id for side in components().sides if side.module == at]),
            RANDOM,
            group="map",
        )
        for at, letter in enumerate(LETTERS)
    ],
    Option("clans", ("choice", "auction", "none"), "choice", seats={"auction": (2, 3, 4)}),  # C23.1
)
"""The base game's options; modules add theirs."""
EXPANSIONS: Final = ("automa", "industria", "combinations")
"""The expansions, each named for its folder, in the order in which their hooks are called."""
MODULES: tuple[Module, ...] = (
    Solo(),
    ClanAuction(),
    NoClans(),
    FixedImports(),
    ScoringTiles(),
    PORTS,
    TighterMap(),
    ExtraTiles(),
    *expansions("bothy.games.caledonia", EXPANSIONS),
)


@cache
def names_of(modules: tuple[Module, ...]) -> Registry:
    """Returns the names of the game with all of these modules, whichever of them a table plays with."""
    return BASE.joined([module.registry for module in modules])


def named_sides(options: Options) -> tuple[str, ...]:
    """Returns the side that each map module's option names, empty if it's drawn (I7.3)."""
    named = [str(options[f"map-{letter.lower()}"]) for letter in LETTERS]
    return tuple(["" if side == RANDOM else side for side in named])


def rules_of(modules: Sequence[Module], pack: Components, options: Options, seats: int) -> CaledoniaRules:
    """Returns the rules of a table of the game with these modules."""
    here = at_table(modules, options, seats)
    return CaledoniaRules(pack, seats, named_sides(options), here, names_of(tuple(modules)))
