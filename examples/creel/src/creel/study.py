"""Actions and views as numbers, for learning: every argument's possible values, and the numbers of a view."""

from __future__ import annotations

from collections.abc import Mapping

from bothy.kernel import Json, Study
from bothy.kernel.features import Arguments, Features, each_of, flat, numbered, padded, turned
from creel.position import BAYS, COPIES, GOODS, Sea
from creel.seal import Seal

SEATS = 4
WEATHERS = numbered(("calm", "breeze", "gale"))
CHARTS = numbered(range(len(COPIES)))


class CreelStudy(Study[Sea]):
    """It makes Creel an environment for learning."""

    def arguments(self) -> Arguments:
        return {
            "what": ("haul", "build", "peek"),
            "creel": range(10),
            "fish": GOODS[1:],
            "good": GOODS,
            "bay": range(BAYS),
            "chart": tuple(CHARTS),
        }

    def features(self, view: Mapping[str, Json], seat: int) -> Features:
        """Returns the whole view as numbers, the learner's seat first; hidden values are zero."""
        seats = len(view["goods"])
        bays = [0 if bay is None else bay + 1 for bay in view["bays"]] or [0] * seats
        return {
            "day": [view["day"]],
            "weather": each_of([view["weather"]], WEATHERS),
            "charts": [*each_of(view["hands"][seat], CHARTS), *each_of([view["top"]], CHARTS), view["deck"]],
            "goods": padded(
                [count for goods in turned(view["goods"], seat) for count in goods], SEATS * len(GOODS)
            ),
            "creels": padded(turned(view["creels"], seat), SEATS),
            "bays": padded(turned(bays, seat), SEATS),
            "seal": padded(flat(view["parts"].get(Seal.name, [])), 1 + SEATS),
        }
