"""Clan Buchanan: two export boxes (C20.1 to C20.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bothy.games.caledonia.clans.power import Power

if TYPE_CHECKING:
    from bothy.games.caledonia.position import Caledonia


class Buchanan(Power):
    """Obtains, keeps and fulfils up to two contracts at once; the cost of the round is paid once a turn."""

    def contract_cost(self, pos: Caledonia) -> int:
        return 0 if pos.now.obtained else pos.contract_cost()

    def contracts_drawn(self) -> int:
        return self.figure("building_bonus_draw")

    def most_obtained(self) -> int:
        return self.figure("contracts_obtained")

    def most_fulfilled(self) -> int:
        return self.figure("contracts_fulfilled")
