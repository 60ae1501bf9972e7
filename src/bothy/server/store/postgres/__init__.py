"""The store of a host: PostgreSQL. Needs `bothy-games[host]`."""

from bothy.server.store.postgres.migrate import HEAD, go_back, migrate
from bothy.server.store.postgres.store import PostgresStore

__all__ = ["HEAD", "PostgresStore", "go_back", "migrate"]
