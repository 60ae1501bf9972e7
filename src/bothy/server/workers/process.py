"""A worker as the server sees it: a process, its pipe, and the ways it can be lost."""

from __future__ import annotations

import asyncio
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable, Sequence
from contextlib import suppress
from time import perf_counter
from typing import Generic, TypeVar

import msgspec
import structlog

from bothy.server.workers.frames import LENGTH, LONGEST, READY, framed

A = TypeVar("A")
START_SECONDS = 60.0
"""Startup timeout. A worker is usually ready in a quarter of a second, but later on a busy machine."""
GRACE = 0.5
"""Seconds after its time limit in which a worker may report where it hangs, before it's killed."""
LAST_WORDS = 0.2

log = structlog.get_logger()


class Lost(Exception):
    """Raised when a worker gave no answer: it `died`, `hung` or spoke `nonsense`. It can't be used any more."""

    def __init__(self, how: str) -> None:
        super().__init__(how)
        self.how = how


class Worker(Generic[A]):
    """A process that answers one question at a time. Once lost it must be stopped, and may be started again."""

    def __init__(self, program: Sequence[str], read: Callable[[bytes], A]) -> None:
        """Take the program to run, and the parser of its answers."""
        self.program = program
        self._read = read
        self._process: Process | None = None
        self._said: asyncio.Task[None] | None = None

    @property
    def pid(self) -> int | None:
        """Id of the process, if it runs."""
        process = self._process
        return None if process is None or process.returncode is not None else process.pid

    async def start(self) -> None:
        """Start the process and wait until it's ready; raises `Lost`."""
        try:
            self._process = await asyncio.create_subprocess_exec(
                *self.program, stdin=PIPE, stdout=PIPE, stderr=PIPE
            )
            self._said = asyncio.create_task(self._pass_on_what_it_says())
            async with asyncio.timeout(START_SECONDS):
                if await self._next_message() != READY:
                    raise Lost("nonsense")
        except TimeoutError as error:
            raise Lost("hung") from error
        except (OSError, asyncio.IncompleteReadError) as error:
            raise Lost("died") from error
        except msgspec.MsgspecError as error:
            raise Lost("nonsense") from error

    async def ask(self, question: bytes, seconds: float) -> A:
        """Return its answer; raises `Lost` with the cause. A worker that isn't running is started first."""
        if self.pid is None:
            await self.start()
        start = perf_counter()
        try:
            async with asyncio.timeout(seconds + GRACE):
                return self._read(await self._exchange(question))
        except TimeoutError as error:
            raise Lost("hung") from error
        except (OSError, asyncio.IncompleteReadError) as error:
            own_end = perf_counter() - start >= seconds
            raise Lost("hung" if own_end else "died") from error
        except msgspec.MsgspecError as error:
            raise Lost("nonsense") from error

    async def _exchange(self, question: bytes) -> bytes:
        assert self._process is not None
        assert self._process.stdin is not None
        self._process.stdin.write(framed(question))
        await self._process.stdin.drain()
        return await self._next_message()

    async def _next_message(self) -> bytes:
        assert self._process is not None
        assert self._process.stdout is not None
        length = int.from_bytes(await self._process.stdout.readexactly(LENGTH), "big")
        if length > LONGEST:
            raise msgspec.DecodeError(f"a message of {length} bytes")
        return await self._process.stdout.readexactly(length)

    async def stop(self) -> None:
        """Kill the process at once, thinking or not. If cancelled, it hasn't stopped: call it again."""
        process = self._process
        if process is None:
            return
        with suppress(ProcessLookupError):
            process.kill()
        await process.wait()
        if process.stdin is not None:
            process.stdin.close()
        if self._said is not None:
            await asyncio.wait([self._said], timeout=LAST_WORDS)  # a child process may keep the pipe open
            self._said.cancel()
        self._process = None

    async def _pass_on_what_it_says(self) -> None:
        """Log what a worker prints, such as where it hung."""
        assert self._process is not None
        assert self._process.stderr is not None
        pid = self._process.pid
        with suppress(ValueError):  # a line too long for the reader: stop reading
            async for line in self._process.stderr:
                log.warning(
                    "worker-said", program=self.program[-1], pid=pid, line=line.decode(errors="replace").rstrip()
                )
