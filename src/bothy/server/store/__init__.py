"""What must outlive a process: one interface, PostgreSQL to host, SQLite for a laptop."""

from bothy.server.store.interface import Store

__all__ = ["Store"]
