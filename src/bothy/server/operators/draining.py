"""Remote draining: an operator can ask any process to accept nothing new.

Each process has a row in the store, and checks it for requests. This works with any store, without a bus, and
across machines.
"""

from __future__ import annotations

import socket
from collections.abc import Callable

import structlog

from bothy.kernel import BothyError
from bothy.server.clock import now_ms
from bothy.server.operators.refusals import Leaving
from bothy.server.operators.rows import DRAIN, STOP, Asked, ProcessRow
from bothy.server.store import Store

NOTE_EVERY = 30_000
"""Milliseconds between updates of a process's row."""
GONE_AFTER = 3 * NOTE_EVERY
"""Milliseconds of silence after which a process counts as gone."""

LOG = structlog.get_logger("operators")


class Draining:
    """The operator's request to this process."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._started = 0
        self._noted = 0
        self._does: Asked = ""
        self.name = ""
        """The name by which operators refer to this process; set once it listens."""
        self.sockets: Callable[[], int] = lambda: 0
        self.changed: list[Callable[[Asked], None]] = []
        """Called when the request changes."""

    async def listens(self, port: int, sockets: Callable[[], int]) -> None:
        """Registers this process in the store."""
        self.name, self.sockets = f"{socket.gethostname()}:{port}", sockets
        self._started = now_ms()
        try:
            await self._note()
        except BothyError as error:
            LOG.warning("process-not-noted", reason=error.reason.key)

    async def read(self) -> None:
        """Reads the request from the store."""
        if not self.name:
            return
        rows = await self._store.processes(0)
        row = next((each for each in rows if each.name == self.name and each.started == self._started), None)
        asked: Asked = "" if row is None else row.asked
        if asked != self._does:
            self._does = asked
            LOG.info("asked-to", what=asked or "serve")
            for told in self.changed:
                told(asked)
            await self._note()
        elif row is None or self._does or now_ms() - self._noted >= NOTE_EVERY:
            await self._note()

    async def _note(self) -> None:
        now = now_ms()
        row = ProcessRow(name=self.name, started=self._started, seen=now, sockets=self.sockets(), does=self._does)
        await self._store.note_process(row)
        self._noted = now

    async def leave(self) -> None:
        """Removes this process from the store before it ends."""
        try:
            if self.name:
                await self._store.forget_process(self.name)
        except BothyError as error:
            LOG.warning("process-not-forgotten", reason=error.reason.key)

    def check(self) -> None:
        """Raises if this process is draining, so that nothing new is opened."""
        if self._does in (DRAIN, STOP):
            raise Leaving
