"""Telling other processes that a game has moved, without anybody waiting for it."""

from __future__ import annotations

import asyncio
from typing import NamedTuple

from bothy.server.bus import Bus
from bothy.server.bus.interface import game_subject


class _Waiting(NamedTuple):
    seq: int
    line: bytes
    shown: bytes = b""

    def payload(self) -> bytes:
        if not self.line:
            return b"%d" % self.seq
        return b"%d %s\n%s" % self if self.shown else b"%d %s" % self[:2]


class Hints:
    """The newest number of every game that moved, told in the background. A game told twice is told once.

    A hint is `<seq>`, or `<seq> <entry>` if it tells of one entry: whoever knows all before it need not read the
    store. It is told after the entry was written, so what it says is true; that it is heard nobody relies on. A
    second line may lend what this process has shown its own listeners, so that others need not work it out again.
    """

    def __init__(self, bus: Bus) -> None:
        self._bus = bus
        self._waiting: dict[str, _Waiting] = {}
        self._ready: dict[str, _Waiting] = {}
        self._some = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def tell(self, game_id: str, seq: int, lines: list[bytes]) -> None:
        """A game has moved to `seq` by these entries."""
        once = len(lines) == 1 and game_id not in self._waiting and game_id not in self._ready
        self._waiting[game_id] = _Waiting(seq, lines[0] if once else b"")
        loop = asyncio.get_running_loop()
        loop.call_soon(
            loop.call_soon, self._is_ready, game_id
        )  # whoever listens here is told in between, and lends
        if self._task is None:
            self._task = asyncio.create_task(self._publish())

    def lend(self, game_id: str, seq: int, shown: bytes) -> None:
        """What listeners here were shown of an entry: it goes with the hint if that has not gone yet."""
        waiting = self._waiting.get(game_id)
        if waiting is not None and waiting.seq == seq and waiting.line:
            self._waiting[game_id] = waiting._replace(shown=shown)

    def _is_ready(self, game_id: str) -> None:
        waiting = self._waiting.pop(game_id, None)
        if waiting is not None:
            self._ready[game_id] = waiting
            self._some.set()

    async def _publish(self) -> None:
        while True:
            await self._some.wait()
            self._some.clear()
            told, self._ready = self._ready, {}
            for game_id, waiting in told.items():
                await self._bus.publish(game_subject(game_id), waiting.payload())

    async def close(self) -> None:
        """Tell what waits, then no more."""
        await asyncio.sleep(0)
        if self._task is not None:
            self._task.cancel()
            self._task = None
        for game_id, waiting in (self._ready | self._waiting).items():
            await self._bus.publish(game_subject(game_id), waiting.payload())
        self._ready, self._waiting = {}, {}


def read_hint(payload: bytes) -> tuple[int, bytes]:
    """The number a hint tells, and the entry's line if it holds one."""
    seq, _, line = payload.partition(b"\n")[0].partition(b" ")
    return int(seq), line


def lent_by(payload: bytes) -> bytes:
    """What the process that tells this has shown its own listeners; empty if it lends nothing."""
    return payload.partition(b"\n")[2]
