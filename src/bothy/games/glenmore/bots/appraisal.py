"""The estimate for bots that plan: the same estimate with the price list for the number of seats."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from bothy.games.glenmore.bots.estimate import appraised
from bothy.games.glenmore.bots.price_lists import LISTS
from bothy.games.glenmore.bots.tile_values import ProspectsByRules
from bothy.games.glenmore.position import GlenMore
from bothy.kernel.prices import PriceList

BY_SEATS: Final = ProspectsByRules(LISTS.__getitem__)


def appraise(pos: GlenMore, seat: int) -> int:
    """Returns a position's value for a seat, using the price list for the number of seats."""
    return appraised(pos, seat, BY_SEATS)


def by_list(prices: PriceList) -> Callable[[GlenMore, int], int]:
    """Returns the estimate that uses a price list."""
    return partial(appraised, by_rules=ProspectsByRules(lambda seats: prices))
