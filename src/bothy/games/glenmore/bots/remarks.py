"""Remarks on a finished game: unused leftovers, and the cost of a large territory."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bothy.games.glenmore.position import GlenMore
from bothy.games.glenmore.scoring.scores import size_fines
from bothy.kernel import Remark, Stage

GOODS = 3
COINS = 8
FINE = 6
"""Smaller amounts aren't worth a remark."""


def remarks(timeline: Sequence[Stage[GlenMore]]) -> list[Remark]:
    """Returns the remarks, seat by seat."""
    pos = timeline[-1].position
    return [remark for seat in range(len(pos.players)) for remark in _of(pos, seat)]


def _of(pos: GlenMore, seat: int) -> Iterator[Remark]:
    player = pos.players[seat]
    goods = sum([sum(each) for each in player.goods.values()])
    fine = -size_fines(pos)[seat]
    if fine >= FINE:
        least = min([len(other.tiles) for other in pos.players])
        yield Remark(seat, "territory-large", {"tiles": len(player.tiles) - least, "points": fine})
    if goods >= GOODS:
        yield Remark(seat, "resources-left", {"resources": goods})
    if player.coins >= COINS:
        yield Remark(seat, "coins-left", {"coins": player.coins})
