"""What time it is: the database's time, for every process of a host. Rules have no clock.

SQL reads it by `bothy_now()`. Python reckons it from what the database said last and from a clock of its own that
only measures how long that was ago. So a machine whose clock is wrong neither pauses anybody's time nor ends it.
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
"""Seconds between two looks at the database's clock."""
SKEWED = 2_000
"""Milliseconds by which a machine's clock may be wrong before that is said."""

Ask = Callable[[], Awaitable[int]]
"""Asks the database for the time: `Store.time`."""

LOG = structlog.get_logger("clock")


def wall_ms() -> int:
    """Milliseconds since 1970 by the clock of this machine. For a file in it, this is the database's time."""
    return time.time_ns() // 1_000_000


def _steady_ms() -> int:
    return time.monotonic_ns() // 1_000_000


class DatabaseClock:
    """The database's time, as far as this process knows it."""

    def __init__(self) -> None:
        self._ahead = wall_ms() - _steady_ms()
        """How far the database's time is ahead of our steady clock. Until it was asked we believe the machine."""
        self._skewed = False

    def now(self) -> int:
        """Milliseconds since 1970, as rows keep them."""
        return _steady_ms() + self._ahead

    def today(self) -> date:
        """The day, where no people are asked for theirs: by UTC."""
        return datetime.fromtimestamp(self.now() / 1000, UTC).date()

    async def look(self, ask: Ask) -> None:
        """Ask what time it is. The answer may be old when it comes: what we believed stands if it allows it."""
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
    """Look at the database's clock every second. Forever."""
    while True:
        try:
            await CLOCK.look(ask)
        except BothyError:
            pass  # it is away, and others say so: we reckon on
        except Exception:
            LOG.exception("broken")
        await asyncio.sleep(EVERY)
