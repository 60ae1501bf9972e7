"""A host that doesn't answer isn't asked again for a while: whoever waits for it would wait in vain."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from time import monotonic

import structlog

from bothy.server.notices.failures import Later

FAILURES = 3
"""In a row, before the breaker opens."""
OPEN_SECONDS = 60.0
MOST_HOSTS = 10_000

LOG = structlog.get_logger("notices")


class Breaker:
    """One switch for each host and port that has failed. An answer closes it, whatever the answer says.

    The port is part of it: whoever names a port of a chat service where nothing answers breaks only that.
    """

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self._failed: OrderedDict[str, tuple[int, float]] = OrderedDict()
        """How often in a row, and until when nobody asks."""

    def check(self, host: str, patience: float) -> None:
        """`Later` while a host isn't asked. Afterwards one request finds out, and the others wait for it."""
        failures, until = self._failed.get(host, (0, 0.0))
        if failures < FAILURES:
            return
        now = self._clock()
        if now < until:
            raise Later("host-silent")
        self._failed[host] = failures, now + patience

    def answered(self, host: str) -> None:
        """There was an answer."""
        self._failed.pop(host, None)

    def failed(self, host: str) -> None:
        """There was none."""
        failures = self._failed.pop(host, (0, 0.0))[0] + 1
        self._failed[host] = failures, self._clock() + OPEN_SECONDS
        if failures == FAILURES:
            LOG.warning("host-silent", host=host, seconds=OPEN_SECONDS)
        if len(self._failed) > MOST_HOSTS:
            self._failed.popitem(last=False)
