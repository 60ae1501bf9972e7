"""The complete SQLite store."""

from __future__ import annotations

import sqlite3

from bothy.server.store.sqlite.accounts import SqliteAccounts
from bothy.server.store.sqlite.file import opened_before
from bothy.server.store.sqlite.limits import SqliteLimits
from bothy.server.store.sqlite.matches import SqliteMatches
from bothy.server.store.sqlite.notices import SqliteNotices
from bothy.server.store.sqlite.operators import SqliteOperators
from bothy.server.store.sqlite.overview import SqliteOverview
from bothy.server.store.sqlite.people import SqlitePeople
from bothy.server.store.sqlite.processes import SqliteProcesses
from bothy.server.store.sqlite.records import SqliteRecords
from bothy.server.store.sqlite.results import SqliteResults
from bothy.server.store.sqlite.tables import SqliteTables
from bothy.server.store.sqlite.tickets import SqliteAccountTransfers, SqliteTickets
from bothy.server.store.sqlite.timers import SqliteTimers


class SqliteStore(
    SqliteMatches,
    SqliteTables,
    SqlitePeople,
    SqliteAccounts,
    SqliteTickets,
    SqliteAccountTransfers,
    SqliteTimers,
    SqliteNotices,
    SqliteResults,
    SqliteRecords,
    SqliteOperators,
    SqliteOverview,
    SqliteLimits,
    SqliteProcesses,
):
    """Everything in one file, for a laptop: no server, no password. It can be copied while no game is running."""


class SqliteBefore(SqliteStore):
    """A file before its migration, read-only."""

    def connected(self) -> sqlite3.Connection:
        """Open the file as it is."""
        return opened_before(self.path)
