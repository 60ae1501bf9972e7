"""A pool of workers. One that crashes or hangs is replaced before it's used again."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

import structlog

from bothy.kernel import BothyError
from bothy.server.workers.process import Lost, Worker

A = TypeVar("A")
log = structlog.get_logger()


class Pool(Generic[A]):
    """A fixed number of workers, each with one question at a time; further questions wait in order of arrival."""

    def __init__(
        self, workers: int, program: Sequence[str], read: Callable[[bytes], A], closed: Callable[[], BothyError]
    ) -> None:
        """Take the parser of answers, and the error raised for pending callers when the pool is closed."""
        self._workers = [Worker(program, read) for _ in range(workers)]
        self._idle: asyncio.Queue[Worker[A]] = asyncio.Queue()
        self._renewals: set[asyncio.Task[None]] = set()
        self._closed = False
        self._told_closed = closed
        for worker in self._workers:
            self._idle.put_nowait(worker)

    def __len__(self) -> int:
        return len(self._workers)

    def start(self) -> None:
        """Start all workers. Only immediate callers wait for that. A pool not started starts on demand."""
        while not self._idle.empty():
            self._renew(self._idle.get_nowait())

    @property
    def pids(self) -> list[int]:
        """Ids of the running processes."""
        return [worker.pid for worker in self._workers if worker.pid is not None]

    async def free(self) -> Worker[A]:
        """Wait for an idle worker, for one question: see `ask`."""
        return await self._idle.get()

    async def ask(self, worker: Worker[A], question: bytes, seconds: float) -> A:
        """Return a worker's answer within `seconds`, or raise `Lost`. Then others may use it."""
        sound = False
        try:
            if self._closed:
                raise self._told_closed()
            answer = await worker.ask(question, seconds)
            sound = True
            return answer
        finally:
            if sound or self._closed:
                self._idle.put_nowait(worker)
            else:  # lost, or we were cancelled while it was thinking: either way its pipe is out of step
                self._renew(worker)

    def _renew(self, worker: Worker[A]) -> None:
        """Replace a worker's process, and release it only then."""

        async def renewed() -> None:
            try:
                await worker.stop()
                if not self._closed:
                    await worker.start()
            except Lost as lost:
                log.error("worker-not-started", program=worker.program[-1], how=lost.how)
                await worker.stop()  # the next caller starts it again
            finally:
                self._idle.put_nowait(worker)

        task = asyncio.create_task(renewed())
        self._renewals.add(task)
        task.add_done_callback(self._renewals.discard)

    async def close(self) -> None:
        """Stop all workers; pending callers get an error."""
        self._closed = True
        for renewal in self._renewals:
            renewal.cancel()
        await asyncio.gather(*self._renewals, return_exceptions=True)
        await asyncio.gather(*[worker.stop() for worker in self._workers])
        for worker in self._workers:  # wakes pending callers, which then find it closed
            self._idle.put_nowait(worker)
