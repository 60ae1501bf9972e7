"""The game's modules and powers in a fixed order, and the rules of a table.

A new expansion is its own folder in `expansions` and one name here.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from bothy.games.glenmore.module import Module
from bothy.games.glenmore.pack.types import Components
from bothy.games.glenmore.powers import POWERS
from bothy.games.glenmore.ruleset import BASE, GlenMoreRules
from bothy.games.glenmore.variants.die import Die
from bothy.games.glenmore.variants.length import ShortGame
from bothy.kernel import Options, Registry
from bothy.kernel.modules import at_table, expansions

EXPANSIONS: Final = (
    "chronicles",
    "boats",
    "highlander",
    "cask",
    "hammer",
    "haggis",
    "tome",
    "council",
    "mobs",
    "combinations",
)
"""The chronicles in the order of the book, each named for its folder."""
MODULES: tuple[Module, ...] = (Die(), ShortGame(), *expansions("bothy.games.glenmore", EXPANSIONS))
"""Every module, in the order in which hooks are called and options listed."""


@cache
def names_of(modules: tuple[Module, ...]) -> Registry:
    """Returns the names of the game with all these modules, whichever of them a table plays with."""
    return BASE.joined([each.registry for each in (*POWERS, *modules)])


EVERY_NAME: Registry = names_of(MODULES)
"""The game's names with all modules."""


def rules_of(pack: Components, options: Options, seats: int, modules: Sequence[Module] = MODULES) -> GlenMoreRules:
    """Returns the rules of one table."""
    return GlenMoreRules(pack, seats, at_table(modules, options, seats), POWERS, names_of(tuple(modules)))
