"""The estimate for bots that plan: the same estimate with the price list for the number of seats."""

from __future__ import annotations

from collections.abc import Callable

from bothy.games.glenmore.bots.estimate import appraised
from bothy.games.glenmore.bots.price_lists import LISTS
from bothy.games.glenmore.bots.tile_values import Prospects, by_stack
from bothy.games.glenmore.position import GlenMore
from bothy.games.glenmore.ruleset import GlenMoreRules
from bothy.kernel.prices import PriceList


def appraise(pos: GlenMore, seat: int) -> int:
    """Returns a position's value for a seat, using the price list for the number of seats."""
    rules = pos.rules
    if not rules.plan_prospects:
        rules.plan_prospects = by_stack(rules, LISTS[rules.seats])
    return appraised(pos, seat, rules.plan_prospects)


def by_list(prices: PriceList) -> Callable[[GlenMore, int], int]:
    """Returns the estimate that uses a price list."""
    return Appraiser(prices).value


class Appraiser:
    """A price list, with its prospects cached for the last ruleset."""

    def __init__(self, prices: PriceList) -> None:
        self.prices: PriceList = prices
        self.rules: GlenMoreRules | None = None
        self.by_stack: tuple[Prospects, ...] = ()

    def value(self, pos: GlenMore, seat: int) -> int:
        """Returns a position's value for a seat."""
        if self.rules is not pos.rules:
            self.rules, self.by_stack = pos.rules, by_stack(pos.rules, self.prices)
        return appraised(pos, seat, self.by_stack)
