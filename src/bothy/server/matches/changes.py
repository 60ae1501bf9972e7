"""What is about to be written to a log, for those who want something written beside it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Coroutine, Sequence
from dataclasses import dataclass
from typing import Any

from bothy.server.matches.cached_match import CachedMatch
from bothy.server.rows import Beside, MatchRow
from bothy.table import Entry
from bothy.table.steps import Draft


@dataclass(frozen=True, slots=True)
class Change:
    """Entries on their way: drawn up on a match at hand, or such as move nothing on any board."""

    row: MatchRow
    entries: Sequence[Entry]
    away: Collection[int]
    """The seats whose person didn't play before."""
    drawn: tuple[CachedMatch, Draft] | None = None
    """The match and what was drawn up on it; None if the match need not be at hand."""

    @property
    def seq(self) -> int:
        """The number of the last entry."""
        return self.entries[-1].seq


Besides = Callable[[Change], Coroutine[Any, Any, Beside | None]]
"""Asked before a change is written what shall be written with it."""
