"""The value of tokens on a table to bots: the expected points of the next feast."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from bothy.games.glenmore.expansions.haggis.feast import FeastRoll, OwnRoll, Serve
from bothy.games.glenmore.expansions.haggis.module import AddressToAHaggis
from bothy.games.glenmore.expansions.haggis.rows import VALUES
from bothy.games.glenmore.expansions.haggis.tables import figures, tables, value_of
from bothy.games.glenmore.expansions.haggis.taking import TakingHaggis
from bothy.games.glenmore.hook_types import EffectKind
from bothy.games.glenmore.position import GlenMore
from bothy.games.glenmore.tally import OTHER, Gift
from bothy.kernel import Frame

TOKEN: Final = 260
"""A promised token."""
WAKE: Final = 70
"""A token that a sheep may buy in a later turn."""
KEPT: Final = 60
"""A token that stays for another feast."""


class ValuedHaggis(AddressToAHaggis):
    """The haggis, valued by the tokens of a seat."""

    def effects(self) -> Sequence[EffectKind]:
        (haggis,) = super().effects()
        return (haggis.valued(((OTHER, TOKEN),), WAKE),)

    def estimate(self, pos: GlenMore, seat: int, coins: int) -> int:
        part, bounds = tables(pos), figures(pos)
        left = bounds.feasts - part.feasts
        if not left:
            return 0
        have = [value_of(each) for each in part.on_table(seat)]
        serving = any(isinstance(frame, Serve) for frame in pos.stack)
        rolls = len([1 for frame in pos.stack if isinstance(frame, FeastRoll)]) if serving else bounds.rolls
        rolls += len([1 for frame in pos.stack if isinstance(frame, OwnRoll) and frame.seat == seat])
        faces = pos.rules.pack.die.faces
        counts, weights = [have.count(each) for each in VALUES], [faces.count(each) for each in VALUES]
        served = part.served[seat]
        worth = expected(tuple(counts), len(served), sum(served), rolls, tuple(weights), bounds.served)
        return worth + (KEPT * len(have) if left > 1 else 0)

    def pending_gifts(self, pos: GlenMore, seat: int, frame: Frame[GlenMore]) -> Gift:
        return ((OTHER, TOKEN),) if isinstance(frame, TakingHaggis) and frame.seat == seat else ()


@cache
def expected(
    counts: tuple[int, ...], served: int, total: int, rolls: int, weights: tuple[int, ...], most: int
) -> int:
    """Returns the expected points of these tokens after this many more rolls, in hundredths of a VP."""
    if not rolls or served >= most or not any(counts):
        return 100 * served * total
    worth = 0
    for at, weight in enumerate(weights):
        if counts[at]:
            fewer = (*counts[:at], counts[at] - 1, *counts[at + 1 :])
            worth += weight * expected(fewer, served + 1, total + VALUES[at], rolls - 1, weights, most)
        else:
            worth += weight * expected(counts, served, total, rolls - 1, weights, most)
    return worth // sum(weights)
