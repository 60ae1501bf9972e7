"""Keeps at hand what operators decide: looked at when a process is told to, and now and then."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress

import structlog

from bothy.kernel import BothyError
from bothy.server.bus import Bus

SUBJECT = "operators"
EVERY = 5.0
"""Seconds after which the store is asked again: an operator's command has no bus where the process has none."""

LOG = structlog.get_logger("operators")
Read = Callable[[], Awaitable[None]]
"""Takes from the store what it has now."""


class Watching:
    """Reads anew whatever an operator may have changed."""

    def __init__(self, bus: Bus, *reads: Read) -> None:
        self._bus = bus
        self._reads = reads
        self._told = asyncio.Event()
        bus.after_gap(self._told.set)

    async def open(self) -> None:
        """Read everything, and hear of changes."""
        await self._bus.subscribe(SUBJECT, lambda _: self._told.set())
        for read in self._reads:
            await read()

    async def run(self) -> None:
        """Look again when told to, and now and then. Forever."""
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
    """Something was decided: say so to all processes."""
    await bus.publish(SUBJECT, b"")
