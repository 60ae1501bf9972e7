"""A part of a delivery bonus as a question: skipped if declining is its only answer (I14.2)."""

from __future__ import annotations

from collections.abc import Sequence

from bothy.games.caledonia.actions.at_hand import has_choice
from bothy.games.caledonia.expansions.industria.trains.demands import rows_of
from bothy.games.caledonia.expansions.industria.trains.rows import Delivery
from bothy.games.caledonia.position import Caledonia
from bothy.kernel import Frame, value

WHY = "delivery"
"""The reason given in accounts for anything a delivery bonus brings or takes."""


@value
class BonusPart(Frame[Caledonia]):
    """A question whose last option is to decline."""

    def seats_to_act(self, pos: Caledonia) -> Sequence[int]:
        return (self.seat,) if has_choice(pos, self.seat, self) else ()


def bonus_row(pos: Caledonia, tile: int) -> Delivery:
    """Returns the row of a delivery bonus."""
    return rows_of(pos).deliveries[tile]
