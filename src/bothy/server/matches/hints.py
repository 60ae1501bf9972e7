"""Telling other processes that a game has moved, without anybody waiting for it."""

from __future__ import annotations

import asyncio

from bothy.server.bus import Bus
from bothy.server.bus.interface import game_subject


class Hints:
    """The newest number of every game that moved, told in the background. A game told twice is told once.

    A hint is `<seq>`, or `<seq> <entry>` if it tells of one entry: whoever knows all before it need not read the
    store. It is told after the entry was written, so what it says is true; that it is heard nobody relies on.
    """

    def __init__(self, bus: Bus) -> None:
        self._bus = bus
        self._waiting: dict[str, bytes] = {}
        self._some = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def tell(self, game_id: str, seq: int, lines: list[bytes]) -> None:
        """A game has moved to `seq` by these entries."""
        once = len(lines) == 1 and game_id not in self._waiting
        self._waiting[game_id] = b"%d %s" % (seq, lines[0]) if once else b"%d" % seq
        self._some.set()
        if self._task is None:
            self._task = asyncio.create_task(self._publish())

    async def _publish(self) -> None:
        while True:
            await self._some.wait()
            self._some.clear()
            told, self._waiting = self._waiting, {}
            for game_id, payload in told.items():
                await self._bus.publish(game_subject(game_id), payload)

    async def close(self) -> None:
        """Tell what waits, then no more."""
        await asyncio.sleep(0)
        if self._task is not None:
            self._task.cancel()
            self._task = None
        for game_id, payload in self._waiting.items():
            await self._bus.publish(game_subject(game_id), payload)
        self._waiting = {}


def read_hint(payload: bytes) -> tuple[int, bytes]:
    """The number a hint tells, and the entry's line if it holds one."""
    seq, _, line = payload.partition(b" ")
    return int(seq), line
