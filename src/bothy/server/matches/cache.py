"""LRU cache of loaded matches, bounded by memory."""

from __future__ import annotations

from collections import OrderedDict

from bothy.server.matches.cached_match import CachedMatch


class Cache:
    """Least-recently-used cache. A dropped match must be loaded again, but no move is lost."""

    def __init__(self, budget: int) -> None:
        self.budget = budget
        """Bytes, by the matches' own estimates."""
        self.bytes = 0
        self._held: OrderedDict[str, tuple[CachedMatch, int]] = OrderedDict()

    def __len__(self) -> int:
        return len(self._held)

    def ids(self) -> list[str]:
        """Returns the ids of the loaded matches."""
        return list(self._held)

    def get(self, match_id: str) -> CachedMatch | None:
        """Returns the match if it is loaded, and marks it as recently used."""
        found = self._held.get(match_id)
        if found is None:
            return None
        self._held.move_to_end(match_id)
        return found[0]

    def put(self, cached: CachedMatch) -> None:
        """Adds a match or updates its size, then drops others until all fit. One match always stays."""
        known = self._held.get(cached.id)
        size = cached.bytes
        self._held[cached.id] = cached, size
        self._held.move_to_end(cached.id)
        self.bytes += size if known is None else size - known[1]
        while self.bytes > self.budget and len(self._held) > 1:
            self.drop(next(iter(self._held)))

    def drop(self, match_id: str) -> None:
        """Drops a match."""
        found = self._held.pop(match_id, None)
        if found is not None:
            self.bytes -= found[1]
