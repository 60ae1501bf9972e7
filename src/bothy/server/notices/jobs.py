"""Parcels as procrastinate jobs in the same PostgreSQL. Any process can take one, and a crash loses none.

Each channel has its own queue and senders, and one person's parcels are sent one at a time, so that no one waits
for another person's webhook. Jobs have no schedule, which would follow another clock than ours: a parcel becomes a
job when it is due, and one that couldn't be delivered goes back to the outbox.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict
from datetime import UTC, datetime
from typing import Any

import structlog
from msgspec import DecodeError
from procrastinate import App, BaseRetryStrategy, JobContext, PsycopgConnector, RetryDecision
from procrastinate.exceptions import ConnectorException
from procrastinate.jobs import Job
from psycopg import AsyncConnection, Error

from bothy.server.notices.failures import seconds_until_next
from bothy.server.notices.notice import CHANNELS, Channel, read_delivery
from bothy.server.notices.notice_sender import NoticeSender
from bothy.server.notices.outbox_worker import EVERY, Carriage, attempt, forever

TASK = "deliver"
SCHEMA = "jobs"
"""The schema of procrastinate's tables; `bothy migrate` creates and updates it."""
SEARCH = f"set search_path to {SCHEMA}, public"
CONNECTIONS = 4
AT_ONCE = 200
SENDERS: dict[Channel, int] = {"mail": 4, "push": 8, "hook": 16}
"""Parcels a process sends at the same time per channel; webhooks wait longest for remote servers."""
APART = 0.1
"""Seconds between starts in a channel: rendering many at once would delay moves at tables."""
HEARTBEAT, SILENT = 5.0, 20.0
"""Seconds. A worker silent for this long counts as crashed, and its jobs are started again."""
SWEEP_EVERY = 10.0
STOPPING = 5.0

TAKE = """
with waiting as (
    select id from outbox where at <= bothy_now() and channel is not null
    order by id limit %s for update skip locked
)
delete from outbox using waiting where outbox.id = waiting.id returning outbox.id, tries, channel, body
"""
# The job's row, and not the body that was sent: erasing a person removes their address from it.
PUT_BACK = """
insert into outbox (at, channel, body, tries)
select bothy_now() + %s, queue_name, convert_to(args ->> 'body', 'UTF8'), %s
from procrastinate_jobs where id = %s for share
"""

LONG_AGO = datetime.fromtimestamp(0, UTC)
"""Due by every clock."""
AGAIN = " again"
"""Retries have a lock of their own, so that they don't delay new parcels."""

LOG = structlog.get_logger("notices")


class _AtOnce(BaseRetryStrategy):
    """Retries at once a job that couldn't put its parcel back."""

    def get_retry_decision(self, *, exception: BaseException, job: Job) -> RetryDecision | None:
        return RetryDecision(retry_at=LONG_AGO)


async def _configure(connection: AsyncConnection[Any]) -> None:
    await connection.execute(SEARCH)
    await connection.commit()


class JobCarriage(Carriage):
    """Hands parcels over to procrastinate, runs its jobs, and restarts those of crashed workers."""

    def __init__(self, dsn: str, sender: NoticeSender) -> None:
        self._connector = PsycopgConnector(
            conninfo=dsn, min_size=1, max_size=CONNECTIONS, timeout=10.0, configure=_configure
        )
        self._app = App(connector=self._connector)
        self._sender = sender

        beginning: defaultdict[str, asyncio.Lock] = defaultdict(asyncio.Lock)

        @self._app.task(name=TASK, retry=_AtOnce(), pass_context=True)
        async def deliver(context: JobContext, body: str, tries: int) -> None:
            async with beginning[context.job.queue]:
                await asyncio.sleep(APART)
            if await attempt(self._sender, body.encode()) is None:
                await self._put_back(context.job, tries)

        self._deliver = deliver

    async def run(self) -> None:
        """Sends parcels forever, retrying while the database is unavailable."""
        while True:
            try:
                async with self._app.open_async():
                    await self._work()
            except (ConnectorException, Error, OSError) as error:
                LOG.warning("jobs-away", fault=type(error).__name__)
            await asyncio.sleep(EVERY)

    async def _work(self) -> None:
        async with asyncio.TaskGroup() as tasks:
            tasks.create_task(forever(self.hand_over, EVERY))
            tasks.create_task(forever(self.take_up, SWEEP_EVERY))
            for channel in CHANNELS:
                tasks.create_task(self._run_worker(channel))

    async def _run_worker(self, channel: Channel) -> None:
        await self._app.run_worker_async(
            queues=[channel],
            concurrency=SENDERS[channel],
            delete_jobs="always",
            install_signal_handlers=False,
            listen_notify=True,
            fetch_job_polling_interval=2.0,
            update_heartbeat_interval=HEARTBEAT,
            stalled_worker_timeout=SILENT,
            shutdown_graceful_timeout=STOPPING,
        )

    async def hand_over(self) -> bool:
        """Turns due parcels into jobs in one transaction, so that none is lost or duplicated."""
        async with self._connector.pool.connection() as connection:
            rows = await (await connection.execute(TAKE, (AT_ONCE,))).fetchall()
            if rows:
                jobs = [self._job(tries, channel, bytes(body)) for _, tries, channel, body in sorted(rows)]
                await self._app.job_manager.batch_defer_jobs_async(jobs, connection=connection)
        return len(rows) == AT_ONCE

    def _job(self, tries: int, channel: str, body: bytes) -> Job:
        job: Job = self._deliver.configure(queue=channel, lock=_lock(body, tries)).job
        return job.evolve(task_kwargs={"body": body.decode(), "tries": tries})

    async def _put_back(self, job: Job, tries: int) -> None:
        """Returns a job's parcel to the outbox, to be tried again later. `NoticeSender` gives up by its age."""
        wait = 1000 * seconds_until_next(tries)
        async with self._connector.pool.connection() as connection:
            await connection.execute(PUT_BACK, (wait, tries + 1, job.id))

    async def take_up(self) -> bool:
        """Restarts jobs of crashed workers."""
        for job in await self._app.job_manager.get_stalled_jobs(task_name=TASK, seconds_since_heartbeat=SILENT):
            LOG.warning("job-taken-up", job=job.id)
            try:
                await self._app.job_manager.retry_job(job, LONG_AGO)
            except ConnectorException:
                LOG.info("job-taken-up-elsewhere", job=job.id)
        return False


def _lock(body: bytes, tries: int) -> str | None:
    """Returns the lock that serialises one person's parcels. Browsers and test notices have their own."""
    try:
        delivery = read_delivery(body)
    except DecodeError:
        return None  # the sender reports it
    kind = AGAIN if tries else "" if delivery.notices else " trial"
    return f"{delivery.channel} {delivery.person} {delivery.to}{kind}"
