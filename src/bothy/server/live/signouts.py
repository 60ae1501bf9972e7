"""Whoever signs out is out at once: the sockets and streams of that session end, at every process."""

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
"""One for all: people sign out seldom, and a subject for each socket would cost more."""
HASH_BYTES = 32
EVERY = 5.0
"""Seconds."""

LOG = structlog.get_logger("signouts")

Cut = Callable[[], object]
"""Ends a connection. It is called in the event loop and must be quick."""


class SignOuts:
    """The connections of this process by the session they came with."""

    def __init__(self, sessions: Sessions, bus: Bus, banned: Callable[[str], bool] = lambda _: False) -> None:
        self._sessions = sessions
        self._bus = bus
        self._banned = banned
        self._watched: dict[bytes, list[Cut]] = {}
        self._checks: set[asyncio.Task[None]] = set()
        bus.after_gap(self.look_at_all)

    async def open(self) -> None:
        """Hear who signs out elsewhere."""
        await self._bus.subscribe(SUBJECT, self._heard)

    async def close(self) -> None:
        """Hear no more."""
        for task in self._checks:
            task.cancel()
        await asyncio.gather(*self._checks, return_exceptions=True)

    @contextmanager
    def watched(self, cookie: str | None, cut: Cut) -> Iterator[None]:
        """A connection that came with a cookie: `cut` is called when its session ends."""
        key = self._sessions.key(cookie)
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
        """A session has been ended: say so to all processes, this one included."""
        await self.ended(session.key)

    async def ended(self, key: bytes) -> None:
        """The same, of a session known by its key alone."""
        await self._bus.publish(SUBJECT, key)

    def _heard(self, payload: bytes) -> None:
        if len(payload) == HASH_BYTES and payload in self._watched:
            self._look([payload])

    async def run(self) -> None:
        """Where there is no bus, an operator's command can't tell: look now and then. Forever."""
        while isinstance(self._bus, LocalBus):
            await asyncio.sleep(EVERY)
            self.look_at_all()

    def look_at_all(self) -> None:
        """See of every connection whether it may stay."""
        if self._watched:
            self._look(list(self._watched))

    def _look(self, keys: list[bytes]) -> None:
        task = asyncio.get_running_loop().create_task(self._cut_ended(keys))
        self._checks.add(task)
        task.add_done_callback(self._checks.discard)

    async def _cut_ended(self, keys: list[bytes]) -> None:
        """The store has the last word: a hint that somebody made up ends nobody's game."""
        try:
            for key in keys:
                person = await self._sessions.whose(key)
                if person is None or self._banned(person):
                    for cut in list(self._watched.get(key, ())):
                        cut()
        except BothyError as error:
            LOG.warning("sign-out-unchecked", reason=error.reason.key)
