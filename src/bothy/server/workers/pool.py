"""Several workers of one kind. One that dies or hangs is replaced before anybody else is given it."""

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
    """So many workers, each with one question at a time; further questions wait in the order they came."""

    def __init__(
        self, workers: int, program: Sequence[str], read: Callable[[bytes], A], closed: Callable[[], BothyError]
    ) -> None:
        """How an answer is read, and what those are told who still wait when the pool is closed."""
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
        """Start all workers. Nobody waits for that but who asks at once; a pool not started starts when asked."""
        while not self._idle.empty():
            self._renew(self._idle.get_nowait())

    @property
    def pids(self) -> list[int]:
        """The processes that run."""
        return [worker.pid for worker in self._workers if worker.pid is not None]

    async def free(self) -> Worker[A]:
        """A worker that has nothing to do, for one question: see `ask`."""
        return await self._idle.get()

    async def ask(self, worker: Worker[A], question: bytes, seconds: float) -> A:
        """What a worker answers within so many seconds, or `Lost`. Then others may use it."""
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
            else:  # lost, or we were called away while it thought: either way its pipe is out of step
                self._renew(worker)

    def _renew(self, worker: Worker[A]) -> None:
        """Replace a worker's process, and let others use it only then."""

        async def renewed() -> None:
            try:
                await worker.stop()
                if not self._closed:
                    await worker.start()
            except Lost as lost:
                log.error("worker-not-started", program=worker.program[-1], how=lost.how)
                await worker.stop()  # whoever asks it next starts it again
            finally:
                self._idle.put_nowait(worker)

        task = asyncio.create_task(renewed())
        self._renewals.add(task)
        task.add_done_callback(self._renewals.discard)

    async def close(self) -> None:
        """End all workers; whoever still waits is told so."""
        self._closed = True
        for renewal in self._renewals:
            renewal.cancel()
        await asyncio.gather(*self._renewals, return_exceptions=True)
        await asyncio.gather(*[worker.stop() for worker in self._workers])
        for worker in self._workers:  # those who wait for one learn that it is closed
            self._idle.put_nowait(worker)
