"""Score breakdowns and curves of finished matches, calculated once and cached."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from dataclasses import dataclass

from bothy.kernel import Reason, ScoreBreakdown, Text
from bothy.server.matches.cached_match import CachedMatch
from bothy.server.refusals import Conflict
from bothy.table import Match
from bothy.table.timeline import Curves, curves, score_breakdown, verdict

MOST_KEPT = 64
"""Matches, at some tens of kilobytes each."""


@dataclass(frozen=True, slots=True)
class Ending:
    """A finished match's score breakdown, verdict and curves."""

    score_breakdown: ScoreBreakdown
    verdict: tuple[Text, ...]
    curves: Curves


class Endings:
    """Cache of recent endings. A replay takes a tenth of a second, so it runs in a thread, one at a time."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, Ending] = OrderedDict()
        self._working = asyncio.Semaphore(1)

    async def of(self, cached: CachedMatch) -> Ending:
        """Returns a match's ending. Raises while it is played, because it could reveal hidden information."""
        if not cached.match.finished:
            raise Conflict(Reason("match-not-over"))
        async with self._working:
            kept = self._kept.get(cached.id)
            if kept is None:
                kept = self._kept[cached.id] = await asyncio.to_thread(_ending, cached.match)
                if len(self._kept) > MOST_KEPT:
                    self._kept.popitem(last=False)
            self._kept.move_to_end(cached.id)
            return kept


def _ending(match: Match) -> Ending:
    return Ending(score_breakdown(match), verdict(match), curves(match))
