"""A loaded match: its log as far as this process knows it, which may be behind the store."""

from __future__ import annotations

from asyncio import Lock
from collections import deque
from collections.abc import Iterator

from bothy.server.matches.lines import known_game, read_entry, read_header
from bothy.server.rows import MatchRow
from bothy.table import Entry, Header, Match, Played, Shuffle
from bothy.table.steps import Draft

RECENT = 8
"""Steps whose events are kept for live followers; older ones are replayed on request."""

BYTES_A_MATCH = 40_000
BYTES_AN_ENTRY = 800
"""Memory per match and per entry: positions kept for undo and history, entries, newest events. Measured and
rounded up by `tests/server/test_matches.py`; rulesets are shared and not counted.
"""


class CachedMatch:
    """One match in memory. Acting and catching up hold its lock; reading needs none."""

    __slots__ = ("__weakref__", "lock", "match", "recent", "row", "timed")

    def __init__(self, row: MatchRow, match: Match) -> None:
        self.row = row
        self.match = match
        self.lock = Lock()
        self.recent: deque[Played] = deque(maxlen=RECENT)
        self.timed: bool | None = None
        """True if it has a clock; None if not checked yet."""

    @classmethod
    def read(cls, row: MatchRow, lines: list[bytes], snapshot: tuple[int, object] | None) -> CachedMatch:
        """Loads a match from its log. A snapshot saves replaying the steps before it."""
        header = read_header(row.header)
        entries = [read_entry(line) for line in lines]
        usable = snapshot if snapshot is not None and snapshot[0] < len(entries) else None
        shuffle = Shuffle(row.seed, header.words)
        return cls(row, Match.load(known_game(header.game), header, entries, shuffle, usable))

    @property
    def id(self) -> str:
        """The game's id."""
        return self.row.id

    @property
    def header(self) -> Header:
        """The header: everything the match was opened with."""
        return self.match.header

    @property
    def seq(self) -> int:
        """The number of the newest entry known here."""
        return self.match.seq

    @property
    def bytes(self) -> int:
        """Approximate memory use."""
        return BYTES_A_MATCH + BYTES_AN_ENTRY * len(self.match.log)

    @property
    def finished(self) -> bool:
        """True if it is over."""
        return self.match.finished

    @property
    def over(self) -> bool:
        """True if no more is played: it has ended or was abandoned."""
        return self.match.finished or self.match.abandoned

    def bot_at(self, seat: int) -> str | None:
        """Returns the bot that plays a seat, as its own or for an absent person."""
        away = self.match.away
        if away and away.get(seat):
            return away[seat]
        return self.row.bots[seat] if seat < len(self.row.bots) else None

    def commit(self, draft: Draft) -> None:
        """Applies a draft that has been stored."""
        self.recent.extend(self.match.commit(draft))

    def apply_remote(self, entry: Entry) -> None:
        """Applies an entry from another process."""
        self.recent.append(self.match.apply_remote(entry))

    def replay_entries(self, since: int, until: int) -> Iterator[Played]:
        """Yields steps with their events, from `since` up to but not including `until`."""
        first = self.seq - len(self.recent) + 1
        if since < first:
            yield from self.match.replay_entries(since, min(until, first))
        for seq in range(max(since, first), until):
            yield self.recent[seq - first]
