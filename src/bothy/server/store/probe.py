"""Checks that a store accepts writes, by writing, but not on every request."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from time import monotonic

import structlog

EVERY = 10.0
"""Seconds for which a successful write is trusted: proxies ask every other second."""
ANEW = 1.0
"""Seconds for which a failure is trusted: short, so that the host is back soon after space is freed."""
BYTES = 8 * 1024
"""Bytes written: more than a page, so that new space must be found."""
ROW = "probe"
"""Key of the row, which can't be a game's id."""

log = structlog.get_logger()


class Probe:
    """Probes the store with an occasional write, and keeps the last outcome."""

    def __init__(self, write: Callable[[], Awaitable[None]], failures: tuple[type[Exception], ...]) -> None:
        self._write = write
        self._failures = failures
        self._well = True
        self._until = 0.0

    async def went_well(self) -> bool:
        """Return whether the store accepted the newest write. Writes again if that was a while ago."""
        if monotonic() < self._until:
            return self._well
        self._until = monotonic() + ANEW  # meanwhile, other callers get the previous outcome
        try:
            await self._write()
            well = True
        except self._failures as error:
            log.error("store-unwritable", error=repr(error))
            well = False
        except BaseException:  # the caller couldn't wait any longer
            self._well = False
            raise
        self._well, self._until = well, monotonic() + (EVERY if well else ANEW)
        return well
