"""Backups of a host: made while games go on, tested without touching the host, and restored."""

from bothy.server.backups.keeping import make, newest_first, prune
from bothy.server.backups.restore_drill import DrillResult, restore, run_drill

__all__ = ["DrillResult", "make", "newest_first", "prune", "restore", "run_drill"]
