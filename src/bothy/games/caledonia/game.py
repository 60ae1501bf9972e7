"""Clans of Caledonia as the entry point names it: options, pack, and the way to its rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from bothy.games.caledonia.bots.estimate import estimate
from bothy.games.caledonia.manifest import MODULES, OPTIONS, rules_of
from bothy.games.caledonia.module import Module
from bothy.games.caledonia.pack.types import components
from bothy.games.caledonia.position import Caledonia
from bothy.games.caledonia.ruleset import CaledoniaRules
from bothy.kernel import Figures, Game, Json, Options, Pack, ScoreBreakdown, Stage, Study, Text
from bothy.kernel.features import Arguments, Features
from bothy.kernel.rows import rows_digest


class ClansOfCaledonia(Game[Caledonia]):
    """The base game for one to four players with its variants."""

    def ruleset(self, options: Options, seats: int, pack: Pack) -> CaledoniaRules:
        modules = [module for module in self.modules if isinstance(module, Module)]
        return rules_of(modules, components(), options, seats)

    def pack_digest(self) -> str:
        return rows_digest(components())

    def pack_rows(self) -> Sequence[tuple[str, str, str]]:
        from bothy.games.caledonia.pack.tools import rows

        return rows()

    def pack_faults(self) -> Sequence[str]:
        from bothy.games.caledonia.pack.tools import check

        return check()

    def pack_drawings(self) -> Mapping[str, Callable[[], str]]:
        from bothy.games.caledonia.pack.tools import drawings

        return drawings()

    def pack_data(self) -> dict[str, Json]:
        from bothy.games.caledonia.pack.client_data import pack_data

        return pack_data()

    def estimate(self, pos: Caledonia, seat: int) -> int:
        return estimate(pos, seat)

    def study(self) -> Study[Caledonia]:
        from bothy.games.caledonia.bots.study import CaledoniaStudy

        return CaledoniaStudy()

    def arguments(self) -> Arguments:
        from bothy.games.caledonia.bots.features import arguments

        return arguments()

    def features(self, view: Mapping[str, Json], seat: int) -> Features:
        from bothy.games.caledonia.bots.features import features

        return features(view, seat)

    def score_breakdown(self, timeline: Sequence[Stage[Caledonia]]) -> ScoreBreakdown:
        from bothy.games.caledonia.scoring.score_breakdown import score_breakdown

        return score_breakdown(timeline)

    def verdict(self, pos: Caledonia) -> Sequence[Text]:
        from bothy.games.caledonia.scoring.score_breakdown import verdict

        return verdict(pos)

    def figures(self, view: Mapping[str, Json]) -> Figures:
        from bothy.games.caledonia.scoring.score_breakdown import figures

        return figures(view)


HERE = Path(__file__).parent
CALEDONIA = ClansOfCaledonia(
    "caledonia",
    3,  # since one contract spares two animals, and all end their production at the same time
    (1, 2, 3, 4),
    OPTIONS,
    locales=HERE / "locales",
    reference=HERE / "rules",
    lessons=HERE / "lessons",
    modules=MODULES,
)
