"""Events of past steps, calculated in small slices and cached."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Generic, TypeVar
from weakref import ref

import msgspec
from msgspec import Raw

from bothy.server.matches.cached_match import CachedMatch
from bothy.server.slices import Slice, in_slices
from bothy.table import Played

PAGE = 100
"""Steps per page."""
MOST_PAGES = 128
"""Most pages, at some tens of kilobytes each."""

_ENCODE = msgspec.json.Encoder().encode
Key = TypeVar("Key")
Kept = TypeVar("Kept")


class Pages(Generic[Key, Kept]):
    """LRU cache of pages. Those of a match that was reloaded are dropped: they may hold lost entries."""

    def __init__(self) -> None:
        self._kept: OrderedDict[Key, tuple[ref[CachedMatch], list[Kept]]] = OrderedDict()

    def of(self, cached: CachedMatch, key: Key) -> list[Kept]:
        """Returns the page for this key, for the caller to fill."""
        match, page = self._kept.get(key, (None, []))
        if match is None or match() is not cached:
            page = []
            self._kept[key] = ref(cached), page
        self._kept.move_to_end(key)
        if len(self._kept) > MOST_PAGES:
            self._kept.popitem(last=False)
        return page


class Retellings:
    """Past steps, as played and as an audience may know them. Anyone may request any of them."""

    def __init__(self) -> None:
        self._played: Pages[tuple[str, int], Played] = Pages()
        self._told: Pages[tuple[str, int, int | None], tuple[bool, Raw]] = Pages()
        self._working = asyncio.Lock()
        """Ensures that pages are calculated one at a time, and only once."""

    async def steps(self, cached: CachedMatch, since: int, until: int) -> list[Played]:
        """Returns steps from `since` up to but not including `until`."""
        found: list[Played] = []
        for page, start, end in _pages(since, until):
            found += (await self._page(cached, page, end))[start:end]
        return found

    async def told(self, cached: CachedMatch, since: int, until: int, audience: int | None) -> list[Raw]:
        """Returns the same steps as JSON, limited to what a seat or spectator may know."""
        found: list[Raw] = []
        for page, start, end in _pages(since, until):
            played = await self._page(cached, page, end)
            told = self._told.of(cached, (cached.id, page, audience))
            share = Slice()
            for at, each in enumerate(played[:end]):
                opened = cached.match.opened(each.entry.seq)
                if at == len(told):
                    told.append((opened, _seen_by(audience, each, opened)))
                elif told[at][0] != opened:
                    told[at] = opened, _seen_by(audience, each, opened)
                await share.pause()
            found += [step for _, step in told[start:end]]
        return found

    async def _page(self, cached: CachedMatch, page: int, wanted: int) -> list[Played]:
        """Returns a page with at least `wanted` steps."""
        async with self._working:
            steps = self._played.of(cached, (cached.id, page))
            if len(steps) < wanted:
                first = page * PAGE
                until = min(cached.seq + 1, first + PAGE)
                steps += await in_slices(cached.match.replay_entries(first + len(steps), until))
            return steps


def _pages(since: int, until: int) -> list[tuple[int, int, int]]:
    """Returns the pages that hold these steps, with the range on each."""
    pages = range(since // PAGE, (until - 1) // PAGE + 1) if since < until else ()
    return [(page, max(since - page * PAGE, 0), min(until - page * PAGE, PAGE)) for page in pages]


def _seen_by(audience: int | None, played: Played, opened: bool) -> Raw:
    return Raw(_ENCODE(played.seen_by(audience, opened)))
