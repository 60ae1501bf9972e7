"""The current time: the database's, for every process of a host. Rules have no clock.

SQL reads it with `bothy_now()`. Python calculates it from the database's last answer and a monotonic clock that
measures the time since. So a machine with a wrong clock neither pauses nor ends a player's time.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from datetime import UTC, date, datetime

import structlog

from bothy.kernel import BothyError
from bothy.server.metrics import CLOCK_SKEW

EVERY = 1.0
"""Seconds between two readings of the database's clock."""
SKEWED = 2_000
"""Milliseconds by which a machine's clock may be wrong before a warning."""

Ask = Callable[[], Awaitable[int]]
"""Reads the database's time: `Store.time`."""

LOG = structlog.get_logger("clock")


def wall_ms() -> int:
    """Return milliseconds since 1970 by this machine's clock. For a SQLite file, this is the database's time."""
    return time.time_ns() // 1_000_000


def _steady_ms() -> int:
    return time.monotonic_ns() // 1_000_000


class DatabaseClock:
    """The database's time, as far as this process knows it."""

    def __init__(self) -> None:
        self._ahead = wall_ms() - _steady_ms()
        """Lead of the database's time over our monotonic clock. Until the first reading we trust the machine."""
        self._skewed = False

    def now(self) -> int:
        """Return milliseconds since 1970, as stored in rows."""
        return _steady_ms() + self._ahead

    def today(self) -> date:
        """Return the day in UTC, for uses without a person's time zone."""
        return datetime.fromtimestamp(self.now() / 1000, UTC).date()

    async def look(self, ask: Ask) -> None:
        """Read the database's time. The answer may be late, so the old offset is kept if it's still possible."""
        asked = _steady_ms()
        said = await ask()
        answered = _steady_ms()
        self._ahead = min(max(self._ahead, said - answered), said - asked)
        self._compare()

    def _compare(self) -> None:
        skew = wall_ms() - self.now()
        CLOCK_SKEW.set(skew / 1000)
        if (abs(skew) > SKEWED) != self._skewed:
            self._skewed = not self._skewed
            tell, what = (LOG.warning, "clock-skewed") if self._skewed else (LOG.info, "clock-right-again")
            tell(what, seconds=skew / 1000)


CLOCK = DatabaseClock()
now_ms = CLOCK.now


async def keep_time(ask: Ask) -> None:
    """Read the database's clock every second, forever."""
    while True:
        try:
            await CLOCK.look(ask)
        except BothyError:
            pass  # the store is down, which others report: keep calculating
        except Exception:
            LOG.exception("broken")
        await asyncio.sleep(EVERY)
