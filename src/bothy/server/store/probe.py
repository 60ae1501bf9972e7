"""Whether a store can be written to: found out by writing, but not every time somebody asks."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from time import monotonic

import structlog

EVERY = 10.0
"""Seconds for which a write that went well is proof enough: proxies ask every other second."""
ANEW = 1.0
"""Seconds for which a failure is: who has made room wants to be back soon."""
BYTES = 8 * 1024
"""What is written: more than a page, so that room must be found for it."""
ROW = "probe"
"""Under this name, which is no id of a game."""

log = structlog.get_logger()


class Probe:
    """One write now and then, and how the last one went."""

    def __init__(self, write: Callable[[], Awaitable[None]], failures: tuple[type[Exception], ...]) -> None:
        self._write = write
        self._failures = failures
        self._well = True
        self._until = 0.0

    async def went_well(self) -> bool:
        """Whether the store took the newest write, trying again if that was a while ago."""
        if monotonic() < self._until:
            return self._well
        self._until = monotonic() + ANEW  # who asks meanwhile hears of the one before
        try:
            await self._write()
            well = True
        except self._failures as error:
            log.error("store-unwritable", error=repr(error))
            well = False
        except BaseException:  # whoever asked could not wait any longer
            self._well = False
            raise
        self._well, self._until = well, monotonic() + (EVERY if well else ANEW)
        return well
