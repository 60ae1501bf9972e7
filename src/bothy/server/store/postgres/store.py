"""The complete PostgreSQL store."""

from __future__ import annotations

from bothy.server.store.postgres.accounts import PostgresAccounts
from bothy.server.store.postgres.limits import PostgresLimits
from bothy.server.store.postgres.matches import PostgresMatches
from bothy.server.store.postgres.migrate import Connection, check_older
from bothy.server.store.postgres.notices import PostgresNotices
from bothy.server.store.postgres.operators import PostgresOperators
from bothy.server.store.postgres.overview import PostgresOverview
from bothy.server.store.postgres.people import PostgresPeople
from bothy.server.store.postgres.processes import PostgresProcesses
from bothy.server.store.postgres.records import PostgresRecords
from bothy.server.store.postgres.results import PostgresResults
from bothy.server.store.postgres.tables import PostgresTables
from bothy.server.store.postgres.tickets import PostgresAccountTransfers, PostgresTickets
from bothy.server.store.postgres.timers import PostgresTimers


class PostgresStore(
    PostgresMatches,
    PostgresTables,
    PostgresPeople,
    PostgresAccounts,
    PostgresTickets,
    PostgresAccountTransfers,
    PostgresTimers,
    PostgresNotices,
    PostgresResults,
    PostgresRecords,
    PostgresOperators,
    PostgresOverview,
    PostgresLimits,
    PostgresProcesses,
):
    """Everything in one database, which any number of processes may use at once. `migrate` it first."""


class PostgresBefore(PostgresStore):
    """A database before its migration, read-only."""

    def __init__(self, dsn: str) -> None:
        super().__init__(dsn)
        self.server_settings = {"default_transaction_read_only": "on"}

    async def check_schema(self, connection: Connection) -> None:
        """Accept an older schema: games are read from it the same way."""
        await check_older(connection)
