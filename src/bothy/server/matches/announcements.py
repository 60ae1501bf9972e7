"""Telling other processes that a game has moved, without anybody waiting for it."""

from __future__ import annotations

import asyncio
from hashlib import blake2b
from hmac import compare_digest
from typing import NamedTuple

from bothy.server.bus import Bus
from bothy.server.bus.interface import game_subject
from bothy.server.metrics import HINTS_UNPROVEN

PROOF_BYTES = 16
LONGEST_NUMBER = 10


class Hint(NamedTuple):
    """A game has moved to `seq`: by this entry if it was one, and this is what the listeners there were shown."""

    seq: int
    line: bytes = b""
    shown: bytes = b""
    clock: bytes = b""
    """The game's clock after it, if it has one."""


class Announcements:
    """The newest number of every game that moved, told in the background. A game told twice is told once.

    A hint is `<seq>`, or `<seq> <entry>` if it tells of one entry: whoever knows all before it need not read the
    store. It is told after the entry was written, so what it says is true; that it is heard nobody relies on. A
    second line may lend what this process has shown its own listeners, so that others need not work it out again;
    a third one the clock, so that they need not read it.

    Anybody who gets onto the bus could tell such things. So an entry comes with a proof, made with the secret that
    only the host's own processes share. A hint without one is worth its number: a reason to look into the store.
    """

    def __init__(self, bus: Bus, secret: str = "") -> None:
        self._bus = bus
        self._key = blake2b(secret.encode(), person=b"bothy-hints").digest()
        self._waiting: dict[str, Hint] = {}
        self._ready: dict[str, Hint] = {}
        self._some = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def tell(self, match_id: str, seq: int, lines: list[bytes]) -> None:
        """A game has moved to `seq` by these entries."""
        once = len(lines) == 1 and match_id not in self._waiting and match_id not in self._ready
        self._waiting[match_id] = Hint(seq, lines[0] if once else b"")
        loop = asyncio.get_running_loop()
        loop.call_soon(
            loop.call_soon, self._is_ready, match_id
        )  # whoever listens here is told in between, and lends
        if self._task is None:
            self._task = asyncio.create_task(self._publish())

    def lend(self, match_id: str, seq: int, shown: bytes) -> None:
        """What listeners here were shown of an entry: it goes with the hint if that has not gone yet."""
        waiting = self._waiting.get(match_id)
        if waiting is not None and waiting.seq == seq and waiting.line:
            self._waiting[match_id] = waiting._replace(shown=shown)

    def lend_clock(self, match_id: str, seq: int, clock: bytes) -> None:
        """The clock that was written with an entry: it goes with the hint too."""
        waiting = self._waiting.get(match_id)
        if waiting is not None and waiting.seq == seq and waiting.line:
            self._waiting[match_id] = waiting._replace(clock=clock)

    def read(self, match_id: str, payload: bytes) -> Hint:
        """What a hint tells; without a good proof, only the number. ValueError if it is no hint at all."""
        said, _, proof = payload.rpartition(b"\n")
        first, _, lent = said.partition(b"\n")
        shown, _, clock = lent.partition(b"\n")
        number, _, line = first.partition(b" ")
        if not said:
            return Hint(_number(proof))
        if not compare_digest(proof, self._proof(match_id, said)):
            HINTS_UNPROVEN.inc()
            return Hint(_number(number))
        return Hint(_number(number), line, shown, clock)

    def payload(self, match_id: str, hint: Hint) -> bytes:
        """A hint as it goes over the bus: its number alone, or all of it and the proof."""
        if not hint.line:
            return b"%d" % hint.seq
        said = b"%d %s" % hint[:2]
        if hint.clock:
            said += b"\n%s\n%s" % hint[2:]
        elif hint.shown:
            said += b"\n%s" % hint.shown
        return b"%s\n%s" % (said, self._proof(match_id, said))

    def _proof(self, match_id: str, said: bytes) -> bytes:
        made = blake2b(said, digest_size=PROOF_BYTES, key=self._key)
        made.update(b"\n" + match_id.encode())
        return made.hexdigest().encode()

    def _is_ready(self, match_id: str) -> None:
        waiting = self._waiting.pop(match_id, None)
        if waiting is not None:
            self._ready[match_id] = waiting
            self._some.set()

    async def _publish(self) -> None:
        while True:
            await self._some.wait()
            self._some.clear()
            told, self._ready = self._ready, {}
            for match_id, hint in told.items():
                await self._bus.publish(game_subject(match_id), self.payload(match_id, hint))

    async def close(self) -> None:
        """Tell what waits, then no more."""
        await asyncio.sleep(0)
        if self._task is not None:
            self._task.cancel()
            self._task = None
        for match_id, hint in (self._ready | self._waiting).items():
            await self._bus.publish(game_subject(match_id), self.payload(match_id, hint))
        self._ready, self._waiting = {}, {}


def _number(text: bytes) -> int:
    if len(text) > LONGEST_NUMBER:
        raise ValueError(text[:LONGEST_NUMBER])
    return int(text)
