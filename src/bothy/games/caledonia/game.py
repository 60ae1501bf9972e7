"""The entry point of Clans of Caledonia: modules, pack, and rules."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence

from bothy.games.caledonia import versions
from bothy.games.caledonia.bots import plans
from bothy.games.caledonia.bots.appraisal import appraise, by_list, list_for
from bothy.games.caledonia.bots.estimate import estimate
from bothy.games.caledonia.bots.tuning_parameters import TUNING_PARAMETERS
from bothy.games.caledonia.manifest import MODULES, OPTIONS, rules_of
from bothy.games.caledonia.module import Module
from bothy.games.caledonia.position import Caledonia
from bothy.games.caledonia.ruleset import CaledoniaRules
from bothy.kernel import Action, Options, Pack, PackagedGame, Plan
from bothy.kernel.prices import PriceList, TuningParameter


class ClansOfCaledonia(PackagedGame[Caledonia]):
    """The base game for one to four players with its variants."""

    def ruleset(self, options: Options, seats: int, pack: Pack) -> CaledoniaRules:
        modules = [module for module in self.modules if isinstance(module, Module)]
        return rules_of(modules, self.components(pack), options, seats)

    def estimate(self, pos: Caledonia, seat: int) -> int:
        return estimate(pos, seat)

    def planned(self, pos: Caledonia, seat: int) -> int:
        return appraise(pos, seat)

    @property
    def editions(self) -> Mapping[int, Callable[[Caledonia, int], int]]:
        return {1: estimate}

    def priced(self, prices: PriceList) -> Callable[[Caledonia, int], int]:
        return by_list(prices)

    def price_list(self, seats: int) -> PriceList:
        return list_for(seats)

    def tuning_parameters(self, seats: int) -> Sequence[TuningParameter]:
        return TUNING_PARAMETERS

    def plans(self, pos: Caledonia, seat: int) -> Sequence[Plan]:
        return plans.plans(pos, seat)

    def without_opponents(self, pos: Caledonia, seat: int) -> Caledonia | None:
        return plans.without_opponents(pos, seat)

    def planning_period(self, pos: Caledonia, seat: int) -> int:
        return pos.round

    def contested(self, pos: Caledonia, seat: int, action: Action) -> bool:
        return plans.contested(pos, seat, action)

    def plan_key(self, pos: Caledonia, seat: int) -> Hashable:
        return plans.plan_key(pos, seat)


CALEDONIA = ClansOfCaledonia(
    "bothy.games.caledonia",
    "caledonia",
    versions.NEWEST,
    (1, 2, 3, 4),  # C1.3
    OPTIONS,
    modules=MODULES,
    kept=versions.KEPT,
)
