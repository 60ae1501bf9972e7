"""When matches moved last, as far as this process has seen it happen: nothing in a log tells the time."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable

from bothy.server.clock import now_ms
from bothy.server.matches.cached_match import CachedMatch
from bothy.server.matches.service import Matches

MOST_KEPT = 20_000


class Moments:
    """The time of the newest step of matches. One that was loaded moved before anybody here looked."""

    def __init__(self, matches: Matches, clock: Callable[[], int] = now_ms) -> None:
        self._clock = clock
        self._seen: OrderedDict[str, tuple[int, int]] = OrderedDict()
        """By match the step, and when it came."""
        matches.moved.append(self._moved)

    def since(self, cached: CachedMatch) -> int | None:
        """Since when a match stands as it does; None if that was before we looked."""
        seq, at = self._seen.get(cached.id, (-1, 0))
        return at if seq == cached.seq and at else None

    def _moved(self, cached: CachedMatch, ours: bool) -> None:
        before = self._seen.get(cached.id)
        if before is not None and before[0] == cached.seq:
            return  # the cache had dropped it, and it was loaded again as it was
        known = ours or before is not None
        self._seen[cached.id] = cached.seq, self._clock() if known else 0
        self._seen.move_to_end(cached.id)
        if len(self._seen) > MOST_KEPT:
            self._seen.popitem(last=False)
