"""Clan Robertson: cheaper on river deltas (C20.29, C20.30)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from bothy.games.caledonia.powers.power import Power

if TYPE_CHECKING:
    from bothy.games.caledonia.position import Caledonia


class Robertson(Power):
    """The discount comes off the whole bill, first workers included."""

    def hex_discounts(self, pos: Caledonia) -> Sequence[int] | None:
        off = self.figure("delta_discount", 0 if pos.board.small else 1)
        return [off if delta else 0 for delta in pos.board.delta]
