"""Announcing to other processes that a match has changed, in the background."""

from __future__ import annotations

import asyncio
from hashlib import blake2b
from hmac import compare_digest
from typing import NamedTuple

from bothy.server.bus import Bus
from bothy.server.bus.interface import match_subject
from bothy.server.metrics import HINTS_UNSIGNED

PROOF_BYTES = 16
LONGEST_NUMBER = 10


class Hint(NamedTuple):
    """A game's newest number, the entry if there was just one, and the view patch sent to listeners there."""

    seq: int
    line: bytes = b""
    shown: bytes = b""
    clock: bytes = b""
    """The game's clock after the entry, if it has one."""


class Announcements:
    """Announces the newest number of every changed game, in the background. Rapid changes are merged.

    A hint is `<seq>`, or `<seq> <entry>` if there was one entry: a process that knows all earlier entries then
    needn't read the store. It is sent after the entry was written, so it is true, but nothing relies on its
    arrival. A second line may hold the patch this process sent its own listeners, so that others needn't calculate
    it; a third line the clock, so that they needn't read it.

    Anyone with access to the bus could forge hints. So an entry comes with a proof, made with the secret that only
    the host's own processes share. Without a valid proof only the number counts, as a reason to read the store.
    """

    def __init__(self, bus: Bus, secret: str = "") -> None:
        self._bus = bus
        self._key = blake2b(secret.encode(), person=b"bothy-hints").digest()
        self._waiting: dict[str, Hint] = {}
        self._ready: dict[str, Hint] = {}
        self._some = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def tell(self, match_id: str, seq: int, lines: list[bytes]) -> None:
        """Announces that a match has moved to `seq` through these entries."""
        once = len(lines) == 1 and match_id not in self._waiting and match_id not in self._ready
        self._waiting[match_id] = Hint(seq, lines[0] if once else b"")
        loop = asyncio.get_running_loop()
        loop.call_soon(
            loop.call_soon, self._is_ready, match_id
        )  # listeners here get the news first, and may add a patch
        if self._task is None:
            self._task = asyncio.create_task(self._publish())

    def lend(self, match_id: str, seq: int, shown: bytes) -> None:
        """Adds the patch sent to listeners here to the hint, if it hasn't been sent yet."""
        waiting = self._waiting.get(match_id)
        if waiting is not None and waiting.seq == seq and waiting.line:
            self._waiting[match_id] = waiting._replace(shown=shown)

    def lend_clock(self, match_id: str, seq: int, clock: bytes) -> None:
        """Adds the clock written with an entry to the hint."""
        waiting = self._waiting.get(match_id)
        if waiting is not None and waiting.seq == seq and waiting.line:
            self._waiting[match_id] = waiting._replace(clock=clock)

    def read(self, match_id: str, payload: bytes) -> Hint:
        """Decodes a hint; without a valid proof, only its number. Raises ValueError if it isn't a hint."""
        said, _, proof = payload.rpartition(b"\n")
        first, _, shared = said.partition(b"\n")
        shown, _, clock = shared.partition(b"\n")
        number, _, line = first.partition(b" ")
        if not said:
            return Hint(_number(proof))
        if not compare_digest(proof, self._proof(match_id, said)):
            HINTS_UNSIGNED.inc()
            return Hint(_number(number))
        return Hint(_number(number), line, shown, clock)

    def payload(self, match_id: str, hint: Hint) -> bytes:
        """Encodes a hint: its number alone, or everything with a proof."""
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
                await self._bus.publish(match_subject(match_id), self.payload(match_id, hint))

    async def close(self) -> None:
        """Publishes what is waiting, then stops."""
        await asyncio.sleep(0)
        if self._task is not None:
            self._task.cancel()
            self._task = None
        for match_id, hint in (self._ready | self._waiting).items():
            await self._bus.publish(match_subject(match_id), self.payload(match_id, hint))
        self._ready, self._waiting = {}, {}


def _number(text: bytes) -> int:
    if len(text) > LONGEST_NUMBER:
        raise ValueError(text[:LONGEST_NUMBER])
    return int(text)
