"""The PostgreSQL store, for hosts. Needs `bothy-games[host]`."""

from bothy.server.store.postgres.migrate import HEAD, go_back, migrate
from bothy.server.store.postgres.store import PostgresBefore, PostgresStore

__all__ = ["HEAD", "PostgresBefore", "PostgresStore", "go_back", "migrate"]
