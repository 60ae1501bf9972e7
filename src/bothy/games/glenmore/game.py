"""Glen More II: Chronicles, as named by the entry point: modules, pack and rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from bothy.games.glenmore import versions
from bothy.games.glenmore.bots.appraisal import appraise, by_list
from bothy.games.glenmore.bots.estimate import estimate
from bothy.games.glenmore.bots.price_lists import LISTS
from bothy.games.glenmore.bots.tuning_parameters import TUNING_PARAMETERS
from bothy.games.glenmore.manifest import MODULES, rules_of
from bothy.games.glenmore.module import Module
from bothy.games.glenmore.position import GlenMore
from bothy.games.glenmore.ruleset import GlenMoreRules
from bothy.kernel import Options, Pack, PackagedGame
from bothy.kernel.prices import PriceList, TuningParameter


class GlenMoreChronicles(PackagedGame[GlenMore]):
    """Two to four players, with or without the die, full or short, and any of the eight chronicles."""

    def ruleset(self, options: Options, seats: int, pack: Pack) -> GlenMoreRules:
        modules = [each for each in self.modules if isinstance(each, Module)]
        return rules_of(self.components(pack), options, seats, modules)

    def estimate(self, pos: GlenMore, seat: int) -> int:
        return estimate(pos, seat)

    @property
    def editions(self) -> Mapping[int, Callable[[GlenMore, int], int]]:
        return {1: estimate}

    def planned(self, pos: GlenMore, seat: int) -> int:
        return appraise(pos, seat)

    def priced(self, prices: PriceList) -> Callable[[GlenMore, int], int]:
        return by_list(prices)

    def price_list(self, seats: int) -> PriceList:
        return LISTS[seats]

    def tuning_parameters(self, seats: int) -> Sequence[TuningParameter]:
        return TUNING_PARAMETERS


GLENMORE = GlenMoreChronicles(
    "bothy.games.glenmore",
    "glenmore",
    versions.NEWEST,
    (2, 3, 4),  # G1.4
    modules=MODULES,
    kept=versions.KEPT,
)
