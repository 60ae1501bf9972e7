"""The PostgreSQL store as a whole."""

from __future__ import annotations

from bothy.server.store.postgres.games import PostgresGames
from bothy.server.store.postgres.people import PostgresPeople
from bothy.server.store.postgres.tables import PostgresTables


class PostgresStore(PostgresGames, PostgresTables, PostgresPeople):
    """Everything in one database, which any number of processes may use at once. `migrate` it first."""
