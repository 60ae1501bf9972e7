"""Glen More II: Chronicles as the entry point names it: options, pack, and the way to its rules."""

from __future__ import annotations

from bothy.games.glenmore.bots.estimate import estimate
from bothy.games.glenmore.position import GlenMore
from bothy.games.glenmore.ruleset import GlenMoreRules
from bothy.kernel import Option, Options, Pack, PackagedGame


class GlenMoreChronicles(PackagedGame[GlenMore]):
    """The base game for two to four players, with the die or without, long or short."""

    def ruleset(self, options: Options, seats: int, pack: Pack) -> GlenMoreRules:
        return GlenMoreRules(self.components(pack), options, seats)

    def estimate(self, pos: GlenMore, seat: int) -> int:
        return estimate(pos, seat)


OPTIONS = (
    Option("die", (False, True), False),
    Option("length", ("full", "short"), "full"),
)
GLENMORE = GlenMoreChronicles("bothy.games.glenmore", "glenmore", 2, (2, 3, 4), OPTIONS)  # G1.4
