"""The store of a laptop: one file, no server."""

from bothy.server.store.sqlite.store import SqliteStore

__all__ = ["SqliteStore"]
