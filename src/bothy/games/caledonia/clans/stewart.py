"""Clan Stewart: traders (C20.31 to C20.33)."""

from __future__ import annotations

from bothy.games.caledonia.clans.power import Power


class Stewart(Power):
    """Merchants and ships stand in the clan's row; here is the money for each trade."""

    def trade_bonus(self) -> int:
        return self.figure("trade_bonus")
