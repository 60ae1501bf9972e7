"""Glen More II: Chronicles as the entry point names it: options, pack, and the way to its rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from bothy.games.glenmore.bots.estimate import estimate
from bothy.games.glenmore.manifest import MODULES, rules_of
from bothy.games.glenmore.module import Module
from bothy.games.glenmore.pack.types import components
from bothy.games.glenmore.position import GlenMore
from bothy.games.glenmore.ruleset import GlenMoreRules
from bothy.kernel import Figures, Game, Json, Options, Pack, ScoreBreakdown, Stage, Study
from bothy.kernel.features import Arguments, Features
from bothy.kernel.rows import rows_digest


class GlenMoreChronicles(Game[GlenMore]):
    """The base game for two to four players, with the die or without, long or short."""

    def ruleset(self, options: Options, seats: int, pack: Pack) -> GlenMoreRules:
        modules = [each for each in self.modules if isinstance(each, Module)]
        return rules_of(components(), options, seats, modules)

    def pack_digest(self) -> str:
        return rows_digest(components())

    def pack_rows(self) -> Sequence[tuple[str, str, str]]:
        from bothy.games.glenmore.pack.tools import rows

        return rows()

    def pack_faults(self) -> Sequence[str]:
        from bothy.games.glenmore.pack.tools import check

        return check()

    def pack_drawings(self) -> Mapping[str, Callable[[], str]]:
        from bothy.games.glenmore.pack.tools import drawings

        return drawings()

    def pack_data(self) -> dict[str, Json]:
        from bothy.games.glenmore.pack.client_data import pack_data

        return pack_data()

    def estimate(self, pos: GlenMore, seat: int) -> int:
        return estimate(pos, seat)

    def study(self) -> Study[GlenMore]:
        from bothy.games.glenmore.bots.study import GlenMoreStudy

        return GlenMoreStudy()

    def arguments(self) -> Arguments:
        from bothy.games.glenmore.bots.features import arguments

        return arguments()

    def features(self, view: Mapping[str, Json], seat: int) -> Features:
        from bothy.games.glenmore.bots.features import features

        return features(view, seat)

    def score_breakdown(self, timeline: Sequence[Stage[GlenMore]]) -> ScoreBreakdown:
        from bothy.games.glenmore.scoring.score_breakdown import score_breakdown

        return score_breakdown(timeline)

    def figures(self, view: Mapping[str, Json]) -> Figures:
        from bothy.games.glenmore.scoring.score_breakdown import figures

        return figures(view)


HERE = Path(__file__).parent
GLENMORE = GlenMoreChronicles(
    "glenmore",
    2,
    (2, 3, 4),
    locales=HERE / "locales",
    reference=HERE / "rules",
    lessons=HERE / "lessons",
    modules=MODULES,
)
