"""What bots expect of clans' powers."""

from __future__ import annotations

from collections.abc import Sequence

from bothy.games.caledonia.clans.cunningham import Cunningham
from bothy.games.caledonia.clans.mackenzie import MacKenzie
from bothy.games.caledonia.pack.types.units import COW, DISTILLERY, FIELD
from bothy.games.caledonia.position import Caledonia


class ValuedCunningham(Cunningham):
    """The income from butter."""

    def modify_income(self, pos: Caledonia, seat: int, out: Sequence[int], pounds: int) -> int:
        return pounds + out[COW] * (self.figure("butter") // 2)  # the other half of the milk's worth


class ValuedMacKenzie(MacKenzie):
    """The income from whisky."""

    def modify_income(self, pos: Caledonia, seat: int, out: Sequence[int], pounds: int) -> int:
        made = min(out[DISTILLERY], 2 * out[FIELD])  # one of these barrels per production may age to the end
        return pounds + made * self.figure("whisky_income") + (self.figure("aged_whisky", 1) if made else 0)
