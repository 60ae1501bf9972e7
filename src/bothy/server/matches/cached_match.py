"""A loaded match with its row and its lock. It may be behind the store."""

from __future__ import annotations

from asyncio import Lock

from bothy.local.bots import bot_at
from bothy.local.games import known_game
from bothy.local.loaded_match import LoadedMatch
from bothy.server.matches.lines import read_entry, read_header
from bothy.server.rows import MatchRow
from bothy.table import Match, Shuffle

BYTES_A_MATCH = 40_000
BYTES_AN_ENTRY = 800
"""Memory per match and per entry: positions kept for undo and history, entries, newest events. Measured and
rounded up by `tests/server/test_matches.py`; rulesets are shared and not counted.
"""


class CachedMatch(LoadedMatch):
    """One match in memory. Acting and catching up hold its lock; reading needs none."""

    __slots__ = ("lock", "row", "timed")

    def __init__(self, row: MatchRow, match: Match) -> None:
        super().__init__(match)
        self.row = row
        self.lock = Lock()
        self.timed: bool | None = None
        """True if it has a clock; None if not checked yet."""

    @classmethod
    def read(cls, row: MatchRow, lines: list[bytes], snapshot: tuple[int, object] | None) -> CachedMatch:
        """Loads a match from its log. A snapshot saves replaying the steps before it."""
        header = read_header(row.header)
        entries = [read_entry(line) for line in lines]
        usable = snapshot if snapshot is not None and snapshot[0] < len(entries) else None
        shuffle = Shuffle.in_force(row.seed, header, entries)
        return cls(row, Match.load(known_game(header.game), header, entries, shuffle, usable))

    @property
    def id(self) -> str:
        """The game's id."""
        return self.row.id

    @property
    def bytes(self) -> int:
        """Approximate memory use."""
        return BYTES_A_MATCH + BYTES_AN_ENTRY * len(self.match.log)

    def bot_at(self, seat: int) -> str | None:
        """Returns the bot that plays a seat, as its own or for an absent person."""
        return bot_at(self.match, self.row.bots, seat)
