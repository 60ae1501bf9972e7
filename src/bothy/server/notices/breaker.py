"""Circuit breaker: a host that doesn't answer isn't contacted for a while, so that nothing waits for it."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from time import monotonic

import structlog

from bothy.server.notices.failures import TemporaryFailure

FAILURES = 3
"""Failures in a row before the breaker opens."""
OPEN_SECONDS = 60.0
MOST_HOSTS = 10_000

LOG = structlog.get_logger("notices")


class Breaker:
    """One breaker per failed host and port. Any answer closes it, whatever its status.

    The port counts, so that naming a dead port of a chat service blocks only that port.
    """

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self._failed: OrderedDict[str, tuple[int, float]] = OrderedDict()
        """Failures in a row, and when requests may resume."""

    def check(self, host: str, patience: float) -> None:
        """Raises `TemporaryFailure` while the breaker is open.

        Then one request probes the host while the others wait.
        """
        failures, until = self._failed.get(host, (0, 0.0))
        if failures < FAILURES:
            return
        now = self._clock()
        if now < until:
            raise TemporaryFailure("host-silent")
        self._failed[host] = failures, now + patience

    def answered(self, host: str) -> None:
        """Closes the breaker after an answer."""
        self._failed.pop(host, None)

    def failed(self, host: str) -> None:
        """Counts a request without an answer."""
        failures = self._failed.pop(host, (0, 0.0))[0] + 1
        self._failed[host] = failures, self._clock() + OPEN_SECONDS
        if failures == FAILURES:
            LOG.warning("host-silent", host=host, seconds=OPEN_SECONDS)
        if len(self._failed) > MOST_HOSTS:
            self._failed.popitem(last=False)
