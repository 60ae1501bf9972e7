"""Sign-outs take effect at once: the session's sockets and streams are closed in every process."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import structlog

from bothy.kernel import BothyError
from bothy.server.bus import Bus
from bothy.server.bus.local import LocalBus
from bothy.server.people.sessions import Session, Sessions

SUBJECT = "sessions"
"""One subject for all: sign-outs are rare, and one subject per socket would cost more."""
HASH_BYTES = 32
EVERY = 5.0
"""Seconds between checks without a bus."""

LOG = structlog.get_logger("signouts")

Cut = Callable[[], object]
"""Ends a connection. It is called in the event loop and must be quick."""


class SignOuts:
    """This process's connections, by session."""

    def __init__(self, sessions: Sessions, bus: Bus, banned: Callable[[str], bool] = lambda _: False) -> None:
        self._sessions = sessions
        self._bus = bus
        self._banned = banned
        self._watched: dict[bytes, list[Cut]] = {}
        self._checks: set[asyncio.Task[None]] = set()
        bus.after_gap(self.look_at_all)

    async def open(self) -> None:
        """Subscribes to sign-outs in other processes."""
        await self._bus.subscribe(SUBJECT, self._heard)

    async def close(self) -> None:
        """Cancels running checks."""
        for task in self._checks:
            task.cancel()
        await asyncio.gather(*self._checks, return_exceptions=True)

    @contextmanager
    def watched(self, key: bytes | None, cut: Cut) -> Iterator[None]:
        """Calls `cut` if the session with this key ends while the connection is open."""
        if key is None:
            yield
            return
        cuts = self._watched.setdefault(key, [])
        cuts.append(cut)
        try:
            yield
        finally:
            cuts.remove(cut)
            if not cuts:
                self._watched.pop(key, None)

    async def tell(self, session: Session) -> None:
        """Announces to all processes, including this one, that a session has ended."""
        await self.ended(session.key)

    async def ended(self, key: bytes) -> None:
        """Announces the end of a session known by its key."""
        await self._bus.publish(SUBJECT, key)

    def _heard(self, payload: bytes) -> None:
        if len(payload) == HASH_BYTES and payload in self._watched:
            self._look([payload])

    async def run(self) -> None:
        """Without a bus, checks periodically forever, because operators' commands can't notify this process."""
        while isinstance(self._bus, LocalBus):
            await asyncio.sleep(EVERY)
            self.look_at_all()

    def look_at_all(self) -> None:
        """Checks every connection's session."""
        if self._watched:
            self._look(list(self._watched))

    def _look(self, keys: list[bytes]) -> None:
        task = asyncio.get_running_loop().create_task(self._cut_ended(keys))
        self._checks.add(task)
        task.add_done_callback(self._checks.discard)

    async def _cut_ended(self, keys: list[bytes]) -> None:
        """Closes connections whose session has ended according to the store, so a forged hint closes none."""
        try:
            for key in keys:
                person = await self._sessions.whose(key)
                if person is None or any(self._banned(each) for each in person.answerable):
                    for cut in list(self._watched.get(key, ())):
                        cut()
        except BothyError as error:
            LOG.warning("sign-out-unchecked", reason=error.reason.key)
