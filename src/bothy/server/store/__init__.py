"""Persistent storage: one interface, with PostgreSQL for hosts and SQLite for a laptop."""

from bothy.server.store.interface import Store

__all__ = ["Store"]
