"""The value of farmers' markets to bots, in hundredths of a VP."""

from __future__ import annotations

from bothy.games.caledonia.actions.bonuses import Bonuses
from bothy.games.caledonia.expansions.industria.markets.module import FarmersMarkets
from bothy.games.caledonia.expansions.industria.markets.selling import most_at
from bothy.games.caledonia.expansions.industria.markets.stalls import Stalls, bonus_on, uncovered
from bothy.games.caledonia.position import Caledonia

POUND = 20
"""An extra pound."""


class ValuedMarkets(FarmersMarkets):
    """What an open sale would bring above the price."""

    def estimate(self, pos: Caledonia, seat: int) -> int:
        stalls = pos.part(Stalls)
        if not stalls.open or not any(isinstance(frame, Bonuses) and frame.seat == seat for frame in pos.stack):
            return 0
        pounds = [
            max([most_at(pos, seat, good) * bonus_on(pos, market, good) for good in uncovered(pos, market)])
            for market in stalls.open
        ]
        return POUND * sum(pounds)
