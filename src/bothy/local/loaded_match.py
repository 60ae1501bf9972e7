"""A loaded match: its log as far as it is known here, and the newest steps with their events."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator

from bothy.table import Entry, Header, Match, Played
from bothy.table.steps import Draft

RECENT = 8
"""Steps whose events are kept for live followers; older ones are replayed on request."""


class LoadedMatch:
    """One match in memory."""

    __slots__ = ("__weakref__", "match", "recent")

    def __init__(self, match: Match) -> None:
        self.match = match
        self.recent: deque[Played] = deque(maxlen=RECENT)

    @property
    def header(self) -> Header:
        """The header: everything the match was opened with."""
        return self.match.header

    @property
    def seq(self) -> int:
        """The number of the newest entry known here."""
        return self.match.seq

    @property
    def finished(self) -> bool:
        """True if it is over."""
        return self.match.finished

    @property
    def over(self) -> bool:
        """True if no more is played: it has ended or was abandoned."""
        return self.match.finished or self.match.abandoned

    def commit(self, draft: Draft) -> None:
        """Applies a draft that has been stored."""
        self.recent.extend(self.match.commit(draft))

    def apply_remote(self, entry: Entry) -> None:
        """Applies an entry that somebody else has stored."""
        self.recent.append(self.match.apply_remote(entry))

    def replay_entries(self, since: int, until: int) -> Iterator[Played]:
        """Yields steps with their events, from `since` up to but not including `until`."""
        first = self.seq - len(self.recent) + 1
        if since < first:
            yield from self.match.replay_entries(since, min(until, first))
        for seq in range(max(since, first), until):
            yield self.recent[seq - first]
