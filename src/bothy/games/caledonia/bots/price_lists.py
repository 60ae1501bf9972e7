"""What things are worth by number of seats, in hundredths of a VP, with 0 to 5 productions still to come.

Until tuning has found better ones, each is the first list (`worths`) with little for what that one doesn't count.
"""

from __future__ import annotations

from typing import Final

from bothy.games.caledonia.bots.worths import CLANS, WORTHS
from bothy.kernel.prices import PriceList

NOTHING: Final = (0, 0, 0, 0, 0, 0)
BROUGHT: Final[dict[str, tuple[int, ...]]] = {
    "box": NOTHING,
    "box_ready": NOTHING,
    "offer": NOTHING,
    "offer_next": NOTHING,
    "pending": (60, 60, 60, 60, 60, 60),
}
"""The first rows are percents of what contracts would bring, in the order of `outlook.box`."""
SHARES: Final = len(BROUGHT)
FURTHER: Final = ("exports", "settled", "new_land", "returning")
"""What else is counted, in the order of `appraisal.more`."""

FIRST: Final = PriceList(
    {
        **BROUGHT,
        **WORTHS,
        **dict.fromkeys(FURTHER, NOTHING),
        **{f"clan_{clan}": prices for clan, prices in enumerate(zip(*CLANS, strict=True))},
    }
)
LISTS: Final[dict[int, PriceList]] = dict.fromkeys((1, 2, 3, 4), FIRST)
"""One row a thing: what contracts bring, `estimate.counts`, what else there is, and one a clan."""
