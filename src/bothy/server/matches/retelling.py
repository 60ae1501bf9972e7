"""What happened in steps of long ago: worked out a little at a time, and kept for the next who asks."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from weakref import ref

from bothy.server.matches.cached_match import CachedMatch
from bothy.server.slices import in_slices
from bothy.table import Played

PAGE = 100
"""Steps kept together."""
MOST_PAGES = 128
"""Each takes some tens of kilobytes."""


class Retellings:
    """The pages asked for last. Anybody may ask for any, so one is worked out at a time, and once."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[str, int], tuple[ref[CachedMatch], list[Played]]] = OrderedDict()
        self._working = asyncio.Lock()

    async def steps(self, cached: CachedMatch, since: int, until: int) -> list[Played]:
        """The steps from one up to another, without that."""
        found: list[Played] = []
        for page in range(since // PAGE, (until - 1) // PAGE + 1) if since < until else ():
            first = page * PAGE
            steps = await self._page(cached, page, min(until - first, PAGE))
            found += steps[max(since - first, 0) : until - first]
        return found

    async def _page(self, cached: CachedMatch, page: int, wanted: int) -> list[Played]:
        """A page with at least so many steps. What is kept of a match since loaded anew may be of lost entries."""
        key = cached.id, page
        async with self._working:
            of, steps = self._kept.get(key, (None, []))
            if of is None or of() is not cached:
                steps = []
            if len(steps) < wanted:
                first = page * PAGE
                until = min(cached.seq + 1, first + PAGE)
                steps = [*steps, *await in_slices(cached.match.retold(first + len(steps), until))]
            self._kept[key] = ref(cached), steps
            self._kept.move_to_end(key)
            if len(self._kept) > MOST_PAGES:
                self._kept.popitem(last=False)
            return steps
