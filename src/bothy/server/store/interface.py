"""The store's interface. `(match, seq)` is the only lock: the second of two concurrent appends fails and rereads.

A game's rows are in the shard named by its id, all others in the home shard. No method needs rows of two games, or
of a game and a table, at once. A sharded store can therefore be put in front of many of these without other
changes.
"""

from __future__ import annotations

from abc import abstractmethod

from bothy.server.store.account_transfers import Transfers
from bothy.server.store.accounts import Accounts, Tickets
from bothy.server.store.limits import Limits
from bothy.server.store.matches import Matches
from bothy.server.store.notices import Outbox, Reaching, Told
from bothy.server.store.operators import Operators
from bothy.server.store.overview import Overview, Processes
from bothy.server.store.people import People
from bothy.server.store.records import KeptRecords
from bothy.server.store.results import Results
from bothy.server.store.tables import Tables
from bothy.server.store.timers import Timers


class Store(
    Matches,
    Timers,
    Tables,
    People,
    Accounts,
    Tickets,
    Transfers,
    Outbox,
    Told,
    Reaching,
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

    @abstractmethod
    async def open(self) -> None:
        """Connect. If this back end migrates automatically, bring an older or empty database up to date."""

    @abstractmethod
    async def close(self) -> None:
        """Finish pending work, then disconnect. A closed store can be opened again."""

    @abstractmethod
    async def ready(self) -> bool:
        """Return whether the store answers and accepts writes now. Never raises; takes at most a second."""

    async def time(self) -> int:
        """Return the time in milliseconds since 1970, as `bothy_now()` gives it: the only clock that SQL reads."""
        found: int = await self.value("select bothy_now()")
        return found
