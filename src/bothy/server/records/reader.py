"""Replays records for this process, in a worker with limited memory, CPU and time."""

from __future__ import annotations

import sys
from collections.abc import Sequence

import structlog

from bothy.kernel import Reason
from bothy.server.errors import StoreUnavailable
from bothy.server.metrics import RECORD_READERS_LOST
from bothy.server.records.messages import Reading, Sound, Unsound, read_answer, write
from bothy.server.refusals import TooOften
from bothy.server.workers.pool import Pool
from bothy.server.workers.process import Lost
from bothy.table import RecordError

PROGRAM = (sys.executable, "-m", "bothy.server.records.worker")
SECONDS = 10.0
"""Wall-clock limit per record, on however busy a machine."""
MOST_WAITING = 20
"""Maximum records in the queue; each is a megabyte at most."""

log = structlog.get_logger("records")


class RecordReader:
    """Verifies one record after another. The first one starts the worker; a lost worker is started again."""

    def __init__(self, seconds: float = SECONDS, program: Sequence[str] = PROGRAM) -> None:
        self._seconds = seconds
        self._pool = Pool(1, program, read_answer, StoreUnavailable)
        self._waiting = 0

    @property
    def pids(self) -> list[int]:
        """Id of the process, if it runs."""
        return self._pool.pids

    async def verified(self, text: str, keep: bool = False) -> Sound:
        """Verify a record and return its facts; raises `RecordError` if it doesn't verify."""
        if self._waiting >= MOST_WAITING:
            raise TooOften(round(self._seconds))
        self._waiting += 1
        try:
            worker = await self._pool.free()
        finally:
            self._waiting -= 1
        question = write(Reading(text, self._seconds, keep))
        try:
            answer = await self._pool.ask(worker, question, self._seconds)
        except Lost as lost:
            RECORD_READERS_LOST.labels(lost.how).inc()
            log.warning("record-reader-lost", how=lost.how, length=len(text))
            raise RecordError(0, Reason("record-too-dear")) from lost
        if isinstance(answer, Unsound):
            raise RecordError(answer.step, Reason(answer.key, answer.rule, **answer.values))
        return answer

    async def close(self) -> None:
        """Stop the worker; pending callers get an error."""
        await self._pool.close()
