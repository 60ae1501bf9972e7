"""Clan Douglas: wholesale (I21.2 to I21.6)."""

from __future__ import annotations

from collections.abc import Sequence

from bothy.games.caledonia.clans.power import Power
from bothy.games.caledonia.module import Quote
from bothy.games.caledonia.position import Caledonia
from bothy.kernel.event import Line

MERCHANT = 25
"""What a merchant, in stock or on the market, is worth more than another clan's with each round to come."""


class Douglas(Power):
    """A merchant deals in two units, and a pair of them brings money once it is paid (R-I48)."""

    def clan_start(self, pos: Caledonia, seat: int) -> Sequence[Line]:
        """One of the first merchants leaves the game (I21.2)."""
        gone = self.figure("merchants_fewer")
        pos.players[seat].merchants -= gone
        return [(f"merchants-{seat}", -gone, self.name)]

    def quote(self, pos: Caledonia, seat: int, good: int, quote: Quote) -> Quote:
        """The fewest merchants for these units; the marker moves by merchants, the pairs pay (I21.3 to I21.5)."""
        each, units = self.figure("units_a_merchant"), abs(quote.units)
        sent = -(-units // each)
        money = quote.after + units // each * self.figure("pair_bonus")
        return quote._replace(merchants=sent, steps=sent if quote.units > 0 else -sent, after=money)

    def most_cheap(self, pos: Caledonia, seat: int, most: int) -> int:
        """However many play (I21.6)."""
        return max(most, self.figure("neighbourhood"))

    def estimate(self, pos: Caledonia, seat: int, worth: int) -> int:
        player, rounds = pos.players[seat], pos.rules.pack.setup.rounds - max(pos.round, 1)
        return worth + MERCHANT * rounds * (player.merchants + sum([abs(count) for count in player.market]))
