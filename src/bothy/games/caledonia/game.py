"""The entry point of Clans of Caledonia: its rules, and what hangs on the game."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence

from bothy.games.caledonia import versions
from bothy.games.caledonia.bots import plans
from bothy.games.caledonia.bots.appraisal import appraise, by_list
from bothy.games.caledonia.bots.estimate import estimate
from bothy.games.caledonia.bots.plan_bias import PLAN_BIAS
from bothy.games.caledonia.bots.price_lists import LISTS
from bothy.games.caledonia.bots.ratings import RATINGS
from bothy.games.caledonia.bots.remarks import remarks
from bothy.games.caledonia.bots.study import CaledoniaStudy
from bothy.games.caledonia.bots.tuning_parameters import TUNING_PARAMETERS
from bothy.games.caledonia.manifest import MODULES, OPTIONS, rules_of
from bothy.games.caledonia.module import Module
from bothy.games.caledonia.position import Caledonia
from bothy.games.caledonia.ruleset import CaledoniaRules
from bothy.games.caledonia.scoring.review import CaledoniaReview
from bothy.kernel import Action, Bots, Option, Options, Pack, PackagedGame, Plan, Remark, Stage
from bothy.kernel.prices import PriceList, TuningParameter


class CaledoniaBots(Bots[Caledonia]):
    """Two estimates, one for plans, and plans of several actions."""

    def estimate(self, pos: Caledonia, seat: int) -> int:
        return estimate(pos, seat)

    @property
    def editions(self) -> Mapping[int, Callable[[Caledonia, int], int]]:
        return {1: estimate}

    def ratings(self, seats: int) -> Mapping[str, int]:
        return RATINGS.get(seats, {})

    def remarks(self, timeline: Sequence[Stage[Caledonia]]) -> Sequence[Remark]:
        return remarks(timeline)

    def priced(self, prices: PriceList) -> Callable[[Caledonia, int], int]:
        return by_list(prices)

    def price_list(self, seats: int) -> PriceList:
        return LISTS[seats]

    def tuning_parameters(self, seats: int) -> Sequence[TuningParameter]:
        return TUNING_PARAMETERS

    def planned(self, pos: Caledonia, seat: int) -> int:
        return appraise(pos, seat)

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

    def plan_bias(self, seats: int) -> Mapping[str, int]:
        return PLAN_BIAS.get(seats, {})


class ClansOfCaledonia(PackagedGame[Caledonia]):
    """The base game for one to four players with its variants."""

    def __init__(
        self,
        options: tuple[Option, ...] = OPTIONS,
        modules: Sequence[Module] = MODULES,
        rules_version: int = versions.NEWEST,
        kept: tuple[int, ...] = versions.KEPT,
    ) -> None:
        super().__init__(
            "bothy.games.caledonia",
            "caledonia",
            rules_version,
            (1, 2, 3, 4),  # C1.3
            options,
            modules,
            kept,
            CaledoniaBots(),
            CaledoniaReview(),
            CaledoniaStudy(),
        )

    def ruleset(self, options: Options, seats: int, pack: Pack) -> CaledoniaRules:
        modules = [module for module in self.modules if isinstance(module, Module)]
        return rules_of(modules, self.packs.components(pack), options, seats)


CALEDONIA = ClansOfCaledonia()
