"""The matches this process refuses, because it cannot reproduce what their logs say."""

from __future__ import annotations

from collections import OrderedDict
from time import monotonic

import structlog

from bothy.server.metrics import DIVERGED
from bothy.table import Diverged

LOOK_AGAIN = 60.0
"""Seconds after which a refused match is looked at once more: the store may have been put right."""
MOST_NOTED = 10_000

LOG = structlog.get_logger("matches")


class Divergences:
    """Noted, so that nobody can have a long log read in vain over and over."""

    def __init__(self) -> None:
        self._noted: OrderedDict[str, tuple[Diverged, float]] = OrderedDict()

    def note(self, match_id: str, error: Diverged) -> None:
        """Refuse a match from now on, loudly: a process with other rules or components must not go unnoticed."""
        DIVERGED.labels(error.reason.key).inc()
        LOG.error("match-refused", game=match_id, reason=error.reason.key, values=dict(error.reason.values))
        self._noted[match_id] = error, monotonic() + LOOK_AGAIN
        if len(self._noted) > MOST_NOTED:
            self._noted.popitem(last=False)

    def check(self, match_id: str) -> None:
        """Refuse a match that was refused a short while ago."""
        error, until = self._noted.get(match_id, (None, 0.0))
        if error is None:
            return
        if monotonic() < until:
            raise Diverged(error.reason)
        del self._noted[match_id]
