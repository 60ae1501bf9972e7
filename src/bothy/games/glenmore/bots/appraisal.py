"""How good a position looks for a seat to a bot that plans: the same estimate by the list for so many seats."""

from __future__ import annotations

from collections.abc import Callable

from bothy.games.glenmore.bots.estimate import appraised
from bothy.games.glenmore.bots.price_lists import LISTS
from bothy.games.glenmore.bots.tile_values import Prospects, by_stack
from bothy.games.glenmore.position import GlenMore
from bothy.games.glenmore.ruleset import GlenMoreRules
from bothy.kernel.prices import PriceList


def appraise(pos: GlenMore, seat: int) -> int:
    """The value of a position for a seat, by the list for so many seats."""
    rules = pos.rules
    if not rules.plan_prospects:
        rules.plan_prospects = by_stack(rules, LISTS[rules.seats])
    return appraised(pos, seat, rules.plan_prospects)


def by_list(prices: PriceList) -> Callable[[GlenMore, int], int]:
    """The estimate that goes by a list."""
    return Appraiser(prices).value


class Appraiser:
    """A price list, and what it makes of the rules last met."""

    def __init__(self, prices: PriceList) -> None:
        self.prices: PriceList = prices
        self.rules: GlenMoreRules | None = None
        self.by_stack: tuple[Prospects, ...] = ()

    def value(self, pos: GlenMore, seat: int) -> int:
        """The value of a position for a seat."""
        if self.rules is not pos.rules:
            self.rules, self.by_stack = pos.rules, by_stack(pos.rules, self.prices)
        return appraised(pos, seat, self.by_stack)
