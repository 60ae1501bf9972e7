"""The SQLite store as a whole."""

from __future__ import annotations

from bothy.server.store.sqlite.games import SqliteGames
from bothy.server.store.sqlite.people import SqlitePeople
from bothy.server.store.sqlite.tables import SqliteTables


class SqliteStore(SqliteGames, SqliteTables, SqlitePeople):
    """Everything in one file, for a laptop: no server, no password, and it can be copied when nobody plays."""
