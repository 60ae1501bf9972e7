"""Clans of Caledonia as the entry point names it: options, pack, and the way to its rules."""

from __future__ import annotations

from bothy.games.caledonia.bots.estimate import estimate
from bothy.games.caledonia.map.board import layouts
from bothy.games.caledonia.pack.types import components
from bothy.games.caledonia.position import Caledonia
from bothy.games.caledonia.ruleset import CaledoniaRules
from bothy.kernel import Option, Options, Pack, PackagedGame


class ClansOfCaledonia(PackagedGame[Caledonia]):
    """The base game for one to four players with its variants."""

    def ruleset(self, options: Options, seats: int, pack: Pack) -> CaledoniaRules:
        return CaledoniaRules(self.components(pack), options, seats)

    def estimate(self, pos: Caledonia, seat: int) -> int:
        return estimate(pos, seat)


OPTIONS = (
    Option("map", ("random", *layouts(components().sides)), "random"),
    Option("clans", ("choice", "auction", "none"), "choice", seats={"auction": (2, 3, 4)}),
    Option("imports", ("ranked", "fixed"), "ranked"),
    Option("scoring", (True, False), True),
    Option("ports", (True, False), True),
    Option("tight", (False, True), False, seats={True: (2, 3)}),
    Option("extras", (True, False), True),
)
CALEDONIA = ClansOfCaledonia(
    "bothy.games.caledonia",
    "caledonia",
    3,  # since one contract spares two animals, and all end their production at the same time
    (1, 2, 3, 4),  # C1.3
    OPTIONS,
)
