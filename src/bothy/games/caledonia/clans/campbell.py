"""Clan Campbell: cheaper buildings (C20.6, C20.7)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from bothy.games.caledonia.clans.power import Power
from bothy.games.caledonia.pack.types.units import BAKERY, CHEESE_DAIRY, DISTILLERY

if TYPE_CHECKING:
    from bothy.games.caledonia.position import Caledonia

BUILDINGS = (CHEESE_DAIRY, BAKERY, DISTILLERY)


class Campbell(Power):
    """A discount by the number of that kind on the map (R-C57)."""

    def _discount(self, pos: Caledonia, seat: int, unit: int) -> int:
        if unit not in BUILDINGS:
            return 0
        pieces = pos.rules.pieces[unit]
        out = pieces - pos.players[seat].left[unit]
        return self.figure("building_discount", out) if out < pieces else 0

    def modify_unit_lines(
        self, pos: Caledonia, seat: int, unit: int, lines: list[tuple[int, str]]
    ) -> list[tuple[int, str]]:
        off = self._discount(pos, seat, unit)
        return [*lines, (-off, self.name)] if off else lines

    def modify_unit_costs(self, pos: Caledonia, seat: int, costs: Sequence[int]) -> Sequence[int]:
        found = list(costs)
        for unit in BUILDINGS:
            found[unit] -= self._discount(pos, seat, unit)
        return found
