"""Works the outbox off: decides on notices, sends parcels, and looks for digests, as long as the process lives."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable
from functools import partial

import structlog

from bothy.kernel import BothyError
from bothy.server.metrics import NOTICES
from bothy.server.notices.deciding import Decided, Deciding
from bothy.server.notices.delivering import Delivering
from bothy.server.notices.digests import Digests
from bothy.server.notices.failures import Later, seconds_until_next
from bothy.server.notices.notice import CHANNELS, Channel
from bothy.server.notices.rows import OutboxRow
from bothy.server.store import Store

EVERY = 1.0
DIGESTS_EVERY = 30.0
LEASE = 120_000
"""Milliseconds after which what a process has claimed is anybody's again: it must have died."""
AT_ONCE = 50
SIDE_BY_SIDE = 4
"""So many notices are decided on at a time: nobody at a table waits for a crowd of them."""

LOG = structlog.get_logger("notices")


class Carriage(ABC):
    """Whoever sees to it that each parcel is sent, at least once, and again if it could not be."""

    @abstractmethod
    async def run(self) -> None:
        """Send what is to be sent. Forever."""


class Working:
    """The work on notices. Each step may be repeated without harm, so a process may die at any point."""

    def __init__(self, store: Store, deciding: Deciding, digests: Digests, carriage: Carriage) -> None:
        self._store = store
        self._deciding = deciding
        self._digests = digests
        self._carriage = carriage

    async def run(self) -> None:
        """Work. Forever."""
        await asyncio.gather(
            forever(self.decide_some, EVERY), forever(self._look_for_digests, DIGESTS_EVERY), self._carriage.run()
        )

    async def decide_some(self) -> bool:
        """Decide on some notices; say whether there may be more."""
        rows = await self._store.claim_notices(LEASE, AT_ONCE)
        waiting, seen_to = iter(rows), list[int]()

        async def decide() -> None:
            for row in waiting:
                if await self._decide(row):
                    seen_to.append(row.id)

        await asyncio.gather(*[decide() for _ in range(SIDE_BY_SIDE)])
        if seen_to:
            await self._store.forget_notices(seen_to)
        return len(rows) == AT_ONCE

    async def _decide(self, row: OutboxRow) -> bool:
        """Decide on one; whether it is seen to."""
        outcome = Decided("broken")
        try:
            outcome = await self._deciding.decide(row.body)
            if outcome.again is not None:
                await self._store.postpone(row.id, outcome.again)
        except BothyError as error:
            LOG.warning("not-decided", reason=error.reason.key)
            return False
        except Exception:
            LOG.exception("broken-notice")
        NOTICES.labels("notice", outcome.outcome).inc()
        return outcome.again is None

    async def _look_for_digests(self) -> bool:
        await self._digests.send_due()
        return False


class OwnCarriage(Carriage):
    """The process itself sends: on SQLite there is no other."""

    def __init__(self, store: Store, delivering: Delivering, clock: Callable[[], int]) -> None:
        self._store = store
        self._delivering = delivering
        self._clock = clock

    async def run(self) -> None:
        """Send what is to be sent, by each channel for itself: nobody's mail waits for a web hook. Forever."""
        await asyncio.gather(*[forever(partial(self.send_some, channel), EVERY) for channel in CHANNELS])

    async def send_some(self, channel: Channel) -> bool:
        """Send some parcels by a channel; say whether there may be more."""
        rows = await self._store.claim_parcels(channel, LEASE, AT_ONCE)
        await asyncio.gather(*(self._send(row) for row in rows))
        return len(rows) == AT_ONCE

    async def _send(self, row: OutboxRow) -> None:
        outcome = await attempt(self._delivering, row.body)
        if outcome is None:
            await self._store.postpone(row.id, self._clock() + 1000 * seconds_until_next(row.tries))
        else:
            await self._store.forget_notices([row.id])


async def attempt(delivering: Delivering, body: bytes) -> str | None:
    """What became of a parcel; None if it should be tried again."""
    try:
        outcome = await delivering.deliver(body)
    except (Later, BothyError):
        NOTICES.labels("parcel", "later").inc()
        return None
    except Exception:
        LOG.exception("broken-parcel")
        outcome = "broken"
    NOTICES.labels("parcel", outcome).inc()
    return outcome


async def forever(work: Callable[[], Awaitable[bool]], seconds: float) -> None:
    """Work, at once again while there is more, else after a while. What goes wrong is logged, and tried again."""
    while True:
        more = False
        try:
            more = await work()
        except BothyError as error:
            LOG.warning("not-worked", reason=error.reason.key)
        except Exception:
            LOG.exception("broken")
        if not more:
            await asyncio.sleep(seconds)
