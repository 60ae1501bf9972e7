"""Clan Stewart: traders (C20.31 to C20.33)."""

from __future__ import annotations

from collections.abc import Sequence

from bothy.games.caledonia.clans.power import Power


class Stewart(Power):
    """Money for each trade. The merchants and ships are in the clan's row."""

    def trade_bonuses(self) -> Sequence[tuple[int, str]]:
        return ((self.figure("trade_bonus"), self.name),)
