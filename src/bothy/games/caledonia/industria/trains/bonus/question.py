"""A part of a delivery bonus as a question: asked if there is anything to answer but that it is left (I14.2)."""

from __future__ import annotations

from collections.abc import Sequence

from bothy.games.caledonia.actions.at_hand import has_choice
from bothy.games.caledonia.industria.trains.demands import rows_of
from bothy.games.caledonia.industria.trains.rows import Delivery
from bothy.games.caledonia.position import Caledonia
from bothy.kernel import Frame, value

WHY = "delivery"
"""What accounts say of whatever a delivery bonus brings or takes."""


@value
class BonusPart(Frame[Caledonia]):
    """Its last option is to want nothing of it."""

    def owes(self, pos: Caledonia) -> Sequence[int]:
        return (self.seat,) if has_choice(pos, self.seat, self) else ()


def bonus_row(pos: Caledonia, tile: int) -> Delivery:
    """The row of a delivery bonus."""
    return rows_of(pos).deliveries[tile]
