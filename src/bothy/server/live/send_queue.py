"""One bounded queue per connection. One that reads too slowly loses its news, and is then sent everything."""

from __future__ import annotations

import asyncio
from collections import deque

from bothy.server.metrics import RESYNCS

MOST_WAITING = 64
"""Most news waiting for one connection."""
MOST_REPLIES = 16
"""Most answers waiting for one connection; its further requests aren't read until there is room."""


class SendQueue:
    """News, which never blocks its sender, and answers to the connection's requests, which are never dropped."""

    __slots__ = ("_news", "_replies", "_room", "_wake", "lagging")

    def __init__(self) -> None:
        self._news: deque[str] = deque()
        self._replies: deque[str] = deque()
        self._wake: asyncio.Future[None] | None = None
        self._room: asyncio.Future[None] | None = None
        self.lagging = False
        """True if news was dropped: the whole state must be sent before further news."""

    def push(self, text: str) -> None:
        """Queues news. If too much is waiting, drops it all until the connection catches up."""
        if self.lagging:
            return
        if len(self._news) >= MOST_WAITING:
            self._news.clear()
            self.lagging = True
            RESYNCS.inc()
        else:
            self._news.append(text)
        self._stir()

    async def reply(self, text: str) -> None:
        """Queues an answer. Waits while too many are unread, which delays the connection's next request."""
        while len(self._replies) >= MOST_REPLIES:
            self._room = asyncio.get_running_loop().create_future()
            await self._room
        self._replies.append(text)
        self._stir()

    def _stir(self) -> None:
        if self._wake is not None and not self._wake.done():
            self._wake.set_result(None)

    async def next(self) -> str | None:
        """Returns the next message to send; None if the whole state must be sent."""
        while True:
            if self._replies:
                if self._room is not None and not self._room.done():
                    self._room.set_result(None)
                return self._replies.popleft()
            if self._news:
                return self._news.popleft()
            if self.lagging:
                return None
            self._wake = asyncio.get_running_loop().create_future()
            await self._wake
