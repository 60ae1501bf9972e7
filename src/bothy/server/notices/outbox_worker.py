"""Processes the outbox: decides on notices, sends parcels and checks for digests while the process runs."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable
from functools import partial

import structlog

from bothy.kernel import BothyError
from bothy.server.metrics import NOTICES
from bothy.server.notices.digests import Digests
from bothy.server.notices.failures import TemporaryFailure, seconds_until_next
from bothy.server.notices.notice import CHANNELS, Channel
from bothy.server.notices.notice_policy import Decided, NoticePolicy
from bothy.server.notices.notice_sender import NoticeSender
from bothy.server.notices.rows import OutboxRow
from bothy.server.store import Store

EVERY = 1.0
DIGESTS_EVERY = 30.0
LEASE = 120_000
"""Milliseconds after which a claimed row is free again, because its process must have crashed."""
AT_ONCE = 50
SIDE_BY_SIDE = 4
"""Notices decided at the same time: few, so that a crowd of them doesn't delay the tables."""

LOG = structlog.get_logger("notices")


class Carriage(ABC):
    """Sends each parcel at least once, and retries failures."""

    @abstractmethod
    async def run(self) -> None:
        """Sends parcels forever."""


class OutboxWorker:
    """Processes notices. Every step can be repeated safely, so a process may crash at any point."""

    def __init__(self, store: Store, policy: NoticePolicy, digests: Digests, carriage: Carriage) -> None:
        self._store = store
        self._policy = policy
        self._digests = digests
        self._carriage = carriage

    async def run(self) -> None:
        """Processes notices forever."""
        await asyncio.gather(
            forever(self.decide_some, EVERY), forever(self._look_for_digests, DIGESTS_EVERY), self._carriage.run()
        )

    async def decide_some(self) -> bool:
        """Decides on some notices; returns whether there may be more."""
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
        """Decides on one notice; returns whether it is settled."""
        outcome = Decided("broken")
        try:
            outcome = await self._policy.decide(row.body)
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
    """Sends parcels in this process: with SQLite there is no other."""

    def __init__(self, store: Store, sender: NoticeSender, clock: Callable[[], int]) -> None:
        self._store = store
        self._sender = sender
        self._clock = clock

    async def run(self) -> None:
        """Sends parcels forever, with each channel independent, so that no mail waits for a webhook."""
        await asyncio.gather(*[forever(partial(self.send_some, channel), EVERY) for channel in CHANNELS])

    async def send_some(self, channel: Channel) -> bool:
        """Sends some parcels of a channel; returns whether there may be more."""
        rows = await self._store.claim_parcels(channel, LEASE, AT_ONCE)
        await asyncio.gather(*(self._send(row) for row in rows))
        return len(rows) == AT_ONCE

    async def _send(self, row: OutboxRow) -> None:
        outcome = await attempt(self._sender, row.body)
        if outcome is None:
            await self._store.postpone(row.id, self._clock() + 1000 * seconds_until_next(row.tries))
        else:
            await self._store.forget_notices([row.id])


async def attempt(sender: NoticeSender, body: bytes) -> str | None:
    """Tries to deliver a parcel and returns the outcome; None if it should be retried."""
    try:
        outcome = await sender.deliver(body)
    except (TemporaryFailure, BothyError):
        NOTICES.labels("parcel", "later").inc()
        return None
    except Exception:
        LOG.exception("broken-parcel")
        outcome = "broken"
    NOTICES.labels("parcel", outcome).inc()
    return outcome


async def forever(work: Callable[[], Awaitable[bool]], seconds: float) -> None:
    """Repeats work forever: at once while there is more, otherwise after a pause. Errors are logged."""
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
