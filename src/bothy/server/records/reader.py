"""Replays records for this process, in a worker with limited memory, CPU and time."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Sequence

import structlog

from bothy.kernel import Reason
from bothy.server.errors import StoreUnavailable
from bothy.server.metrics import RECORD_READERS_LOST, RECORDS_WAITING
from bothy.server.people.limits import Limits, counted
from bothy.server.records.limits import CPU_SECONDS
from bothy.server.records.messages import Answer, Reading, Sound, Unsound, read_answer, write
from bothy.server.refusals import TooOften
from bothy.server.workers.pool import Pool
from bothy.server.workers.process import Lost
from bothy.server.workers.queue import FairQueue
from bothy.table import RecordError

PROGRAM = (sys.executable, "-m", "bothy.server.records.worker")
SECONDS = 10.0
"""Wall-clock limit per record, on however busy a machine."""
MOST_OF_A_NETWORK, MOST_WAITING = 5, 60
"""Maximum records of one network, and of all, waiting or being read; each is a megabyte at most."""

log = structlog.get_logger("records")


class RecordReader:
    """Verifies one record after another, fairly by network. The first one starts the worker.

    A lost worker is started again.
    """

    def __init__(self, limits: Limits, seconds: float = SECONDS, program: Sequence[str] = PROGRAM) -> None:
        self._limits = limits
        self._seconds = seconds
        self._pool = Pool(1, program, read_answer, StoreUnavailable)
        self._queue = FairQueue(1, RECORDS_WAITING)
        self._at_hand: Counter[str] = Counter()
        """Records waiting or being read, by network."""

    @property
    def pids(self) -> list[int]:
        """Id of the process, if it runs."""
        return self._pool.pids

    async def verified(self, text: str, person: str, network: str, keep: bool = False) -> Sound:
        """Verify a record and return its facts; raises `RecordError` if it doesn't verify.

        The network is charged the worker's CPU time, and `TooOften` is raised while it is in debt.
        """
        if self._at_hand[network] >= MOST_OF_A_NETWORK or self._at_hand.total() >= MOST_WAITING:
            raise TooOften(round(self._seconds))
        with counted(self._at_hand, network):
            async with self._queue.turn(person, network):
                bucket = self._limits.work(network)
                answer = await self._answer(Reading(text, self._seconds, keep))
                if bucket is not None:
                    bucket.spend(1000 * answer.cpu)
        if isinstance(answer, Unsound):
            raise RecordError(answer.step, Reason(answer.key, answer.rule, **answer.values))
        return answer

    async def _answer(self, reading: Reading) -> Answer:
        """Return the worker's answer. A record that costs us the worker is refused, at the cost of a new one."""
        worker = await self._pool.free()
        try:
            return await self._pool.ask(worker, write(reading), self._seconds)
        except Lost as lost:
            RECORD_READERS_LOST.labels(lost.how).inc()
            log.warning("record-reader-lost", how=lost.how, length=len(reading.text))
            return Unsound(0, "record-too-dear", {}, cpu=CPU_SECONDS)

    async def close(self) -> None:
        """Stop the worker; pending callers get an error."""
        await self._pool.close()
