"""Matches this process refuses, because it can't reproduce their logs."""

from __future__ import annotations

from collections import OrderedDict
from time import monotonic

import structlog

from bothy.server.metrics import DIVERGED
from bothy.table import Diverged

LOOK_AGAIN = 60.0
"""Seconds before a refused match is checked again: the store may have been repaired."""
MOST_NOTED = 10_000

LOG = structlog.get_logger("matches")


class Divergences:
    """Remembered refusals, so that repeated requests don't read a long log each time."""

    def __init__(self) -> None:
        self._noted: OrderedDict[str, tuple[Diverged, float]] = OrderedDict()

    def note(self, match_id: str, error: Diverged) -> None:
        """Refuses a match from now on. Logs an error, because this process may have other rules or components."""
        DIVERGED.labels(error.reason.key).inc()
        LOG.error("match-refused", match=match_id, reason=error.reason.key, values=dict(error.reason.values))
        self._noted[match_id] = error, monotonic() + LOOK_AGAIN
        if len(self._noted) > MOST_NOTED:
            self._noted.popitem(last=False)

    def check(self, match_id: str) -> None:
        """Raises if the match was refused recently."""
        error, until = self._noted.get(match_id, (None, 0.0))
        if error is None:
            return
        if monotonic() < until:
            raise Diverged(error.reason)
        del self._noted[match_id]
