"""The matches at hand, those used last, within a memory budget."""

from __future__ import annotations

from collections import OrderedDict

from bothy.server.matches.held import Held


class Cache:
    """Least recently used goes first. Dropping a match costs whoever asks next a load, never a move."""

    def __init__(self, budget: int) -> None:
        self.budget = budget
        """Bytes, as matches reckon themselves."""
        self.bytes = 0
        self._held: OrderedDict[str, tuple[Held, int]] = OrderedDict()

    def __len__(self) -> int:
        return len(self._held)

    def get(self, game_id: str) -> Held | None:
        """The match if it is at hand; it is then the last to go."""
        found = self._held.get(game_id)
        if found is None:
            return None
        self._held.move_to_end(game_id)
        return found[0]

    def put(self, held: Held) -> None:
        """Keep a match, reckon its size anew, and drop others until all fit. One match always stays."""
        known = self._held.get(held.id)
        size = held.bytes
        self._held[held.id] = held, size
        self._held.move_to_end(held.id)
        self.bytes += size if known is None else size - known[1]
        while self.bytes > self.budget and len(self._held) > 1:
            self.drop(next(iter(self._held)))

    def drop(self, game_id: str) -> None:
        """Forget a match."""
        found = self._held.pop(game_id, None)
        if found is not None:
            self.bytes -= found[1]
