"""Clan Douglas: wholesale (I21.2 to I21.6)."""

from __future__ import annotations

from collections.abc import Sequence

from bothy.games.caledonia.clans.power import Power
from bothy.games.caledonia.module import Quote
from bothy.games.caledonia.position import Caledonia
from bothy.kernel.event import Line


class Douglas(Power):
    """A merchant trades two units, and each pair pays money once it is paid for (R-I48)."""

    def start_lines(self, pos: Caledonia, seat: int) -> Sequence[Line]:
        """Removes one of the first merchants from the game (I21.2)."""
        gone = self.figure("merchants_fewer")
        pos.players[seat].merchants -= gone
        return [(f"merchants-{seat}", -gone, self.name)]

    def modify_quote(self, pos: Caledonia, seat: int, good: int, quote: Quote) -> Quote:
        """Sends the fewest merchants for these units; merchants move the marker, pairs pay (I21.3 to I21.5)."""
        each, units = self.figure("units_per_merchant"), abs(quote.units)
        sent = -(-units // each)
        money = quote.after + units // each * self.figure("pair_bonus")
        return quote._replace(merchants=sent, steps=sent if quote.units > 0 else -sent, after=money)

    def modify_most_cheap(self, pos: Caledonia, seat: int, most: int) -> int:
        """Returns the clan's limit, for any number of players (I21.6)."""
        return max(most, self.figure("neighbourhood"))
