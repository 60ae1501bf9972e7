"""The entry point of Glen More II: Chronicles: its rules, and what hangs on the game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from bothy.games.glenmore import versions
from bothy.games.glenmore.bots.appraisal import appraise, by_list
from bothy.games.glenmore.bots.estimate import estimate
from bothy.games.glenmore.bots.plan_bias import PLAN_BIAS
from bothy.games.glenmore.bots.price_lists import LISTS
from bothy.games.glenmore.bots.ratings import RATINGS
from bothy.games.glenmore.bots.remarks import remarks
from bothy.games.glenmore.bots.study import GlenMoreStudy
from bothy.games.glenmore.bots.tuning_parameters import TUNING_PARAMETERS
from bothy.games.glenmore.manifest import MODULES, rules_of
from bothy.games.glenmore.module import Module
from bothy.games.glenmore.position import GlenMore
from bothy.games.glenmore.ruleset import GlenMoreRules
from bothy.games.glenmore.scoring.review import GlenMoreReview
from bothy.kernel import Bots, Options, Pack, PackagedGame, Remark, Stage
from bothy.kernel.prices import PriceList, TuningParameter


class GlenMoreBots(Bots[GlenMore]):
    """Two estimates, one for plans."""

    def estimate(self, pos: GlenMore, seat: int) -> int:
        return estimate(pos, seat)

    @property
    def editions(self) -> Mapping[int, Callable[[GlenMore, int], int]]:
        return {1: estimate}

    def ratings(self, seats: int) -> Mapping[str, int]:
        return RATINGS.get(seats, {})

    def remarks(self, timeline: Sequence[Stage[GlenMore]]) -> Sequence[Remark]:
        return remarks(timeline)

    def priced(self, prices: PriceList) -> Callable[[GlenMore, int], int]:
        return by_list(prices)

    def price_list(self, seats: int) -> PriceList:
        return LISTS[seats]

    def tuning_parameters(self, seats: int) -> Sequence[TuningParameter]:
        return TUNING_PARAMETERS

    def planned(self, pos: GlenMore, seat: int) -> int:
        return appraise(pos, seat)

    def plan_bias(self, seats: int) -> Mapping[str, int]:
        return PLAN_BIAS.get(seats, {})


class GlenMoreChronicles(PackagedGame[GlenMore]):
    """Two to four players, with or without the die, full or short, and any of the eight chronicles."""

    def __init__(self, modules: Sequence[Module] = MODULES) -> None:
        super().__init__(
            "bothy.games.glenmore",
            "glenmore",
            versions.NEWEST,
            (2, 3, 4),  # G1.4
            modules=modules,
            kept=versions.KEPT,
            bots=GlenMoreBots(),
            review=GlenMoreReview(),
            study=GlenMoreStudy(),
        )

    def ruleset(self, options: Options, seats: int, pack: Pack) -> GlenMoreRules:
        modules = [each for each in self.modules if isinstance(each, Module)]
        return rules_of(self.packs.components(pack), options, seats, modules)


GLENMORE = GlenMoreChronicles()
