"""The hot path: appends wait in one queue, and a few writers take them, batched in one statement under load.

An append whose answer is lost goes back into the queue with the same mark. The retry can only win if the first
attempt wasn't carried out. If it loses, the mark on the entry shows whether it lost to itself. A statement still
running in an abandoned backend is safe too: one of the two waits for the other's lock on the game, and then loses.
"""

from __future__ import annotations

import asyncio
import secrets
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import count

import asyncpg
import structlog

from bothy.server.errors import NotStorable, StoreUnavailable
from bothy.server.rows import SideWrites
from bothy.server.store.postgres.append_writer import Waiting, Writer
from bothy.server.store.postgres.pool import AWAY, RETRY, UNABLE, UNFIT

log = structlog.get_logger()

WRITERS = 3
"""Few, so that batches grow under load; more than one, so that commits overlap."""
GROUP = 100
"""Maximum number of appends in one statement."""


def _told(error: Exception) -> Exception:
    """Translate an error that isn't the connection's for the caller of `append`."""
    if isinstance(error, UNFIT):
        return NotStorable()
    return StoreUnavailable() if isinstance(error, UNABLE) else error


@dataclass(slots=True)
class Appends:
    """The queue and its writers."""

    connect: Callable[[], Awaitable[asyncpg.Connection]]
    patience: float
    writers: int = WRITERS
    group: int = GROUP
    _waiting: deque[Waiting] = field(default_factory=deque)
    _busy: set[str] = field(default_factory=set)
    _idle: list[asyncio.Future[None]] = field(default_factory=list)
    _tasks: list[asyncio.Task[None]] = field(default_factory=list)
    _marks: count[int] = field(default_factory=lambda: count(secrets.randbits(62)))

    def open(self) -> None:
        """Start the writers."""
        self._tasks = [asyncio.create_task(self._write(), name=f"append-{n}") for n in range(self.writers)]

    async def close(self) -> None:
        """Write pending appends, then stop."""
        while self._waiting or len(self._idle) < len(self._tasks):
            await asyncio.sleep(0.01)
            self._expire()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._tasks.clear()
        self._idle.clear()

    def append(
        self,
        match_id: str,
        after: int,
        entries: Sequence[bytes],
        finished: bool,
        side_writes: SideWrites | None = None,
        at: int = 0,
    ) -> asyncio.Future[bool]:
        """Queue an append. The future's result is whether it won."""
        if not self._tasks:
            raise StoreUnavailable
        if not entries:
            raise ValueError("nothing to append")
        loop = asyncio.get_running_loop()
        deadline, outcome = loop.time() + self.patience, loop.create_future()
        mark = next(self._marks)
        append = Waiting(match_id, after, list(entries), finished, at, mark, deadline, outcome, side_writes)
        self._waiting.append(append)
        self._wake()
        return outcome

    def _wake(self) -> None:
        while self._idle:
            idle = self._idle.pop()  # the most recently idle one: the others stay idle, and groups grow
            if not idle.done():
                idle.set_result(None)
                return

    async def _write(self) -> None:
        writer: Writer | None = None
        try:
            while True:
                group = await self._next()
                try:
                    if writer is None or writer.connection.is_closed():
                        writer = await Writer.on(await self.connect())
                    await self._written(writer, group)
                except Exception as error:  # any failure to connect means waiting
                    if writer is not None:
                        writer.connection.terminate()
                        log.warning("store-lost", error=repr(error))
                    writer = None
                    self._back(group)
                    await asyncio.sleep(RETRY)
                finally:
                    self._busy -= {append.match_id for append in group}
        finally:
            if writer is not None:
                with suppress(*AWAY):
                    await writer.connection.close()

    async def _written(self, writer: Writer, group: Sequence[Waiting]) -> None:
        try:
            await writer.write(group)
        except Exception as error:
            for append in group:
                append.doubt = True
            if isinstance(error, AWAY):
                raise
            if len(group) > 1:  # one of them is at fault: write each alone, so that the others succeed
                for append in group:
                    await self._written(writer, [append])
            elif not group[0].outcome.done():
                group[0].outcome.set_exception(_told(error))

    async def _next(self) -> list[Waiting]:
        """Wait for pending appends and return up to a group of them. A game's appends run one after another."""
        while True:
            group: dict[str, Waiting] = {}
            behind: list[Waiting] = []
            while self._waiting and len(group) < self.group:
                append = self._waiting.popleft()
                if append.outcome.done():
                    continue
                if append.match_id in group or append.match_id in self._busy:
                    behind.append(append)
                else:
                    group[append.match_id] = append
            self._waiting.extendleft(reversed(behind))
            if group:
                self._busy |= group.keys()
                if self._waiting:
                    self._wake()
                return list(group.values())
            rest = asyncio.get_running_loop().create_future()
            self._idle.append(rest)
            await rest

    def _back(self, group: Sequence[Waiting]) -> None:
        self._waiting.extendleft(reversed([append for append in group if not append.outcome.done()]))
        self._expire()

    def _expire(self) -> None:
        """Fail the appends past their deadline: their outcome is unknown."""
        now = asyncio.get_running_loop().time()
        for append in self._waiting:
            if append.deadline < now and not append.outcome.done():
                append.outcome.set_exception(StoreUnavailable())
