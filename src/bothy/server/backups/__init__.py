"""Backups of a host: made while games go on, tested without touching the host, and restored."""

from bothy.server.backups.keeping import make, newest_first, prune
from bothy.server.backups.restore_drill import Tried, restore, try_out

__all__ = ["Tried", "make", "newest_first", "prune", "restore", "try_out"]
