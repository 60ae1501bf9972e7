"""Refreshes cached operators' decisions, on notification and periodically."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress

import structlog

from bothy.kernel import BothyError
from bothy.server.bus import Bus

SUBJECT = "operators"
EVERY = 5.0
"""Seconds between periodic reads, needed where an operator's command can't reach the process's bus."""

LOG = structlog.get_logger("operators")
Read = Callable[[], Awaitable[None]]
"""Reads current data from the store."""


class OperatorRefresh:
    """Re-reads everything an operator may have changed."""

    def __init__(self, bus: Bus, *reads: Read) -> None:
        self._bus = bus
        self._reads = reads
        self._told = asyncio.Event()
        bus.after_gap(self._told.set)

    async def open(self) -> None:
        """Reads everything and subscribes to changes."""
        await self._bus.subscribe(SUBJECT, lambda _: self._told.set())
        for read in self._reads:
            await read()

    async def run(self) -> None:
        """Re-reads on notification and periodically, forever."""
        while True:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._told.wait(), EVERY)
            self._told.clear()
            try:
                for read in self._reads:
                    await read()
            except BothyError as error:
                LOG.warning("not-read", reason=error.reason.key)
            except Exception:
                LOG.exception("broken")


async def tell(bus: Bus) -> None:
    """Notifies all processes of a decision."""
    await bus.publish(SUBJECT, b"")
