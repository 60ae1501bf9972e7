"""Changes about to be written to a log, for hooks that write other rows with them."""

from __future__ import annotations

from collections.abc import Callable, Collection, Coroutine, Sequence
from dataclasses import dataclass
from typing import Any

from bothy.server.matches.cached_match import CachedMatch
from bothy.server.rows import MatchRow, SideWrites
from bothy.table import Entry
from bothy.table.steps import Draft


@dataclass(frozen=True, slots=True)
class Change:
    """Entries about to be written: drafted on a loaded match, or ones that don't change the board."""

    row: MatchRow
    entries: Sequence[Entry]
    away: Collection[int]
    """Seats whose person was absent before."""
    drawn: tuple[CachedMatch, Draft] | None = None
    """The match and its draft; None if the match needn't be loaded."""

    @property
    def seq(self) -> int:
        """The number of the last entry."""
        return self.entries[-1].seq


SideWriteHook = Callable[[Change], Coroutine[Any, Any, SideWrites | None]]
"""Called before a change is written; returns rows to write with it."""
