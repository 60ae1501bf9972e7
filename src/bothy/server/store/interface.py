"""The one way to what is kept. `(game, seq)` is the only lock: whoever appends second has lost, and reads again.

Rows of a game lie in the shard its id names, all others at home; no method needs rows of two games, or of a game
and a table, at once. So a store over many databases can be put in front of many of these and change nothing else.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence

from bothy.server.rows import Beside, ChatRow, MatchRow, PersonRow, SessionRow, TableRow
from bothy.server.store.accounts import Accounts, Partings, Tickets
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
    Partings,
    Results,
    Operators,
    Overview,
    Processes,
    Limits,
    KeptRecords,
):
    """Games with their clocks, tables, people, accounts, sessions, chat, notices, results, operators' decisions.

    What is answered has been written for good. If a database does not answer in time, `StoreAway` is raised: then
    a write may stand or not, and the caller reads again. Rows that are not there are None, never an error.
    Creating the very same thing twice is creating it once. What no row can hold is refused as `NotStorable`.
    """

    # Its life

    @abstractmethod
    async def open(self) -> None:
        """Connect, and bring an empty or older database to the newest form if this back end does so by itself."""

    @abstractmethod
    async def close(self) -> None:
        """Finish what waits, then disconnect. A closed store can be opened again."""

    @abstractmethod
    async def ready(self) -> bool:
        """Whether it answers just now and can be written to; never raises, and never takes more than a second."""

    @abstractmethod
    async def time(self) -> int:
        """What time it is, in milliseconds since 1970: what `bothy_now()` says, the only clock that SQL reads."""

    # Games

    @abstractmethod
    async def create_game(self, row: MatchRow, entries: Sequence[bytes]) -> None:
        """A new game with the first entries of its log, from number 0 on. `Taken` if the id is another game's."""

    @abstractmethod
    async def game(self, match_id: str) -> MatchRow | None:
        """How it was opened, and how far it is now."""

    @abstractmethod
    async def reseat(self, match_id: str, seat: int, person: str) -> None:
        """Let somebody else hold a seat."""

    @abstractmethod
    async def append(
        self,
        match_id: str,
        after: int,
        entries: Sequence[bytes],
        finished: bool = False,
        beside: Beside | None = None,
        at: int = 0,
    ) -> bool:
        """Write entries `after + 1` and on, all or none. False if the newest entry is no longer `after`.

        What stands `beside` them is written with them or not at all.

        True means: these very entries are in the log, for good, once. Exactly one of those who append after the
        same entry is told True. If an answer is lost on the way, the store finds out by itself what became of it.
        """

    @abstractmethod
    async def entries(self, match_id: str, since: int = 0, limit: int | None = None) -> list[bytes]:
        """The entries from number `since` on, oldest first, byte for byte as they were given; so many at most."""

    @abstractmethod
    async def seq(self, match_id: str) -> int | None:
        """The number of the newest entry."""

    @abstractmethod
    async def seqs(self, match_ids: Sequence[str]) -> dict[str, int]:
        """The number of the newest entry of each of these games that there is, asked for at once."""

    @abstractmethod
    async def moments(self, match_ids: Sequence[str]) -> dict[str, int]:
        """When the newest entry of each of these games was written, of those of which that was noted."""

    @abstractmethod
    async def unfinished_games(self, after: str = "", limit: int = 1000) -> list[str]:
        """Ids of games still being played, in order, from the first behind `after` on."""

    @abstractmethod
    async def holed_games(self, limit: int = 100) -> list[str]:
        """Ids of some games, finished ones too, of which entries are missing. Reads everything: for backups."""

    @abstractmethod
    async def snapshot(self, match_id: str) -> tuple[int, bytes] | None:
        """The newest position kept beside the log, and the entry it stands after."""

    @abstractmethod
    async def keep_snapshot(self, match_id: str, seq: int, data: bytes) -> None:
        """Keep a position, unless a newer one is kept already. A cache: losing it costs time, nothing else."""

    @abstractmethod
    async def analysis(self, match_id: str) -> bytes | None:
        """What was found when a finished game was looked back on."""

    @abstractmethod
    async def keep_analysis(self, match_id: str, data: bytes) -> None:
        """Keep what was found, in place of what was kept."""

    # Tables

    @abstractmethod
    async def create_table(self, row: TableRow) -> None:
        """A new table. `Taken` if the id or the invite code is another table's."""

    @abstractmethod
    async def table(self, table_id: str) -> TableRow | None:
        """The table of this id."""

    @abstractmethod
    async def table_by_invite(self, invite: str) -> TableRow | None:
        """The table whose link holds this code."""

    @abstractmethod
    async def tables_of(self, person_id: str, limit: int = 100) -> list[TableRow]:
        """The tables where a person sits, is host or was asked to come, newest first."""

    @abstractmethod
    async def open_tables(self, limit: int = 100) -> list[TableRow]:
        """The tables that wait and may be found by anybody, newest first."""

    @abstractmethod
    async def offered_tables(self, limit: int = 100) -> list[TableRow]:
        """The tables that play and may be found by anybody, with a seat for whoever comes, newest first."""

    @abstractmethod
    async def change_table(self, table_id: str, version: int, row: TableRow) -> bool:
        """Put `row` in place of version `version`; it becomes version + 1. False if somebody was faster."""

    @abstractmethod
    async def waiting_tables_of(self, person_id: str, limit: int = 1000) -> list[TableRow]:
        """The tables that wait where a person sits, is host or was asked to come, newest first."""

    @abstractmethod
    async def forget_table(self, table_id: str, version: int) -> bool:
        """Drop a table that waits, and what was said there. False if it is another version, or has begun."""

    @abstractmethod
    async def forget_tables(self, before: int, limit: int = 1000) -> int:
        """Drop the tables opened before a time that still wait, some of them at once; say how many it were."""

    # People and their sessions

    @abstractmethod
    async def create_person(self, row: PersonRow) -> None:
        """A new person. `Taken` if the id is another's."""

    @abstractmethod
    async def person(self, person_id: str) -> PersonRow | None:
        """The person of this id."""

    @abstractmethod
    async def rename_person(self, person_id: str, name: str) -> bool:
        """Another name for a person. False if there is no such person."""

    @abstractmethod
    async def create_session(self, row: SessionRow) -> None:
        """A new session. `Taken` if the hash is another's."""

    @abstractmethod
    async def session(self, token_hash: bytes) -> SessionRow | None:
        """The session of this token, over or not: whether it has run out is the caller's to see, by its clock."""

    @abstractmethod
    async def touch_session(self, token_hash: bytes, seen: int, ends: int) -> bool:
        """Note that a session was used, and when it will run out. False if it has been ended."""

    @abstractmethod
    async def end_session(self, token_hash: bytes) -> None:
        """End one session."""

    @abstractmethod
    async def end_sessions_of(self, person_id: str) -> int:
        """End all sessions of a person, and say how many there were."""

    @abstractmethod
    async def forget_sessions(self, before: int) -> int:
        """Drop the sessions that ran out before a time, and say how many there were."""

    # Chat

    @abstractmethod
    async def say(self, table_id: str, person_id: str, text: str, at: int) -> ChatRow | None:
        """Something said at a table, numbered. None if there is no such table."""

    @abstractmethod
    async def chat(self, table_id: str, since: int = 0, limit: int = 200) -> list[ChatRow]:
        """What was said from number `since` on, oldest first."""

    @abstractmethod
    async def said(self, table_id: str) -> int:
        """How many things were said at a table: the number the next one will have."""
