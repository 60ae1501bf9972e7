"""The store's interface. `(match, seq)` is the only lock: the second of two concurrent appends fails and rereads.

A game's rows are in the shard named by its id, all others in the home shard. No method needs rows of two games, or
of a game and a table, at once. A sharded store can therefore be put in front of many of these without other
changes.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence

from bothy.server.rows import ChatRow, MatchRow, PersonRow, SessionRow, SideWrites, TableRow
from bothy.server.store.accounts import Accounts, Tickets, Transfers
from bothy.server.store.limits import Limits
from bothy.server.store.notices import Outbox, Reaching, Told
from bothy.server.store.operators import Operators, Overview, Processes
from bothy.server.store.records import KeptRecords
from bothy.server.store.results import Results
from bothy.server.store.timers import Timers


class Store(
    Timers,
    Outbox,
    Told,
    Reaching,
    Accounts,
    Tickets,
    Transfers,
    Results,
    Operators,
    Overview,
    Processes,
    Limits,
    KeptRecords,
):
    """Games with their clocks, tables, people, accounts, sessions, chat, notices, results, operators' decisions.

    A returned write is durable. If a database doesn't answer in time, `StoreUnavailable` is raised: the write may
    or may not have happened, and the caller reads again. Missing rows are None, never an error. Creating the same
    row twice has no further effect. Values that no row can hold raise `NotStorable`.
    """

    # Lifecycle

    @abstractmethod
    async def open(self) -> None:
        """Connect. If this back end migrates automatically, bring an older or empty database up to date."""

    @abstractmethod
    async def close(self) -> None:
        """Finish pending work, then disconnect. A closed store can be opened again."""

    @abstractmethod
    async def ready(self) -> bool:
        """Return whether the store answers and accepts writes now. Never raises; takes at most a second."""

    @abstractmethod
    async def time(self) -> int:
        """Return the time in milliseconds since 1970, as `bothy_now()` gives it: the only clock that SQL reads."""

    # Games

    @abstractmethod
    async def create_match(self, row: MatchRow, entries: Sequence[bytes]) -> None:
        """Create a game with the first entries of its log, from number 0. `Taken` if another game has this id."""

    @abstractmethod
    async def match(self, match_id: str) -> MatchRow | None:
        """Return a game's opening and its progress."""

    @abstractmethod
    async def reseat(self, match_id: str, seat: int, person: str) -> None:
        """Assign a seat to another person."""

    @abstractmethod
    async def append(
        self,
        match_id: str,
        after: int,
        entries: Sequence[bytes],
        finished: bool = False,
        side_writes: SideWrites | None = None,
        at: int = 0,
    ) -> bool:
        """Write entries from `after + 1`, all or none. False if the newest entry is no longer `after`.

        `side_writes` is written atomically with them.

        True means that these entries are in the log durably, exactly once. Of several callers that append after
        the same entry, exactly one gets True. If an answer is lost on the way, the store itself finds out whether
        the write happened.
        """

    @abstractmethod
    async def entries(self, match_id: str, since: int = 0, limit: int | None = None) -> list[bytes]:
        """Return the entries from number `since`, oldest first, byte for byte as given; at most `limit`."""

    @abstractmethod
    async def seq(self, match_id: str) -> int | None:
        """Return the number of the newest entry."""

    @abstractmethod
    async def seqs(self, match_ids: Sequence[str]) -> dict[str, int]:
        """Return the number of each existing game's newest entry, in one query."""

    @abstractmethod
    async def moments(self, match_ids: Sequence[str]) -> dict[str, int]:
        """Return when each game's newest entry was written, for games where that was recorded."""

    @abstractmethod
    async def unfinished_matches(self, after: str = "", limit: int = 1000) -> list[str]:
        """Return the ids of unfinished games in order, starting after `after`."""

    @abstractmethod
    async def incomplete_matches(self, limit: int = 100) -> list[str]:
        """Return the ids of some games, finished or not, with missing entries. Reads everything: for backups."""

    @abstractmethod
    async def snapshot(self, match_id: str) -> tuple[int, bytes] | None:
        """Return the newest position snapshot and the number of the entry it follows."""

    @abstractmethod
    async def keep_snapshot(self, match_id: str, seq: int, data: bytes) -> None:
        """Save a position unless a newer one is saved already. A cache: losing it only costs time."""

    @abstractmethod
    async def analysis(self, match_id: str) -> bytes | None:
        """Return the analysis of a finished game."""

    @abstractmethod
    async def keep_analysis(self, match_id: str, data: bytes) -> None:
        """Save an analysis, replacing any earlier one."""

    # Tables

    @abstractmethod
    async def create_table(self, row: TableRow) -> None:
        """Create a table. `Taken` if another table has this id or invite code."""

    @abstractmethod
    async def table(self, table_id: str) -> TableRow | None:
        """Return the table with this id."""

    @abstractmethod
    async def table_by_invite(self, invite: str) -> TableRow | None:
        """Return the table with this invite code."""

    @abstractmethod
    async def tables_of(self, person_id: str, limit: int = 100) -> list[TableRow]:
        """Return the tables where a person sits, is host or was invited, newest first."""

    @abstractmethod
    async def open_tables(self, limit: int = 100) -> list[TableRow]:
        """Return the listed tables that wait for players, newest first."""

    @abstractmethod
    async def offered_tables(self, limit: int = 100) -> list[TableRow]:
        """Return the listed games in progress with a seat on offer, newest first."""

    @abstractmethod
    async def change_table(self, table_id: str, version: int, row: TableRow) -> bool:
        """Replace version `version` with `row`, which becomes version + 1. False if another change came first."""

    @abstractmethod
    async def waiting_tables_of(self, person_id: str, limit: int = 1000) -> list[TableRow]:
        """Return the waiting tables where a person sits, is host or was invited, newest first."""

    @abstractmethod
    async def forget_table(self, table_id: str, version: int) -> bool:
        """Drop a waiting table and its chat. False if it's another version, or has started."""

    @abstractmethod
    async def forget_tables(self, before: int, limit: int = 1000) -> int:
        """Drop waiting tables opened before a time, at most `limit`; return how many."""

    # People and their sessions

    @abstractmethod
    async def create_person(self, row: PersonRow) -> None:
        """Create a person. `Taken` if another person has this id."""

    @abstractmethod
    async def person(self, person_id: str) -> PersonRow | None:
        """Return the person with this id."""

    @abstractmethod
    async def rename_person(self, person_id: str, name: str) -> bool:
        """Rename a person. False if there's no such person."""

    @abstractmethod
    async def create_session(self, row: SessionRow) -> None:
        """Create a session. `Taken` if another session has this hash."""

    @abstractmethod
    async def session(self, token_hash: bytes) -> SessionRow | None:
        """Return the session with this token hash, expired or not. The caller checks expiry by its own clock."""

    @abstractmethod
    async def touch_session(self, token_hash: bytes, seen: int, ends: int) -> bool:
        """Record a session's last use and expiry. False if it has ended."""

    @abstractmethod
    async def end_session(self, token_hash: bytes) -> None:
        """End one session."""

    @abstractmethod
    async def end_sessions_of(self, person_id: str) -> int:
        """End all of a person's sessions, and return how many."""

    @abstractmethod
    async def forget_sessions(self, before: int) -> int:
        """Drop the sessions that expired before a time, and return how many."""

    # Chat

    @abstractmethod
    async def say(self, table_id: str, person_id: str, text: str, at: int) -> ChatRow | None:
        """Add a chat line to a table, and number it. None if there's no such table."""

    @abstractmethod
    async def chat(self, table_id: str, since: int = 0, limit: int = 200) -> list[ChatRow]:
        """Return the chat from number `since`, oldest first."""

    @abstractmethod
    async def said(self, table_id: str) -> int:
        """Count a table's chat lines: the number of the next one."""
