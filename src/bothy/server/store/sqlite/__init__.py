"""The SQLite store, for a laptop: one file, no server."""

from bothy.server.store.sqlite.store import SqliteBefore, SqliteStore

__all__ = ["SqliteBefore", "SqliteStore"]
