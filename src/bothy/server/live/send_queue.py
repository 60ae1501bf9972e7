"""One bounded queue for each connection. Whoever reads too slowly misses the news, and is given it all anew."""

from __future__ import annotations

import asyncio
from collections import deque

from bothy.server.metrics import RESYNCS

MOST_WAITING = 64
"""News that may wait for one connection."""
MOST_REPLIES = 16
"""Answers that may wait for one connection; further questions are not read until there is room."""


class SendQueue:
    """News are pushed and never wait; answers to the connection's own questions are never dropped."""

    __slots__ = ("_news", "_replies", "_room", "_wake", "lagging")

    def __init__(self) -> None:
        self._news: deque[str] = deque()
        self._replies: deque[str] = deque()
        self._wake: asyncio.Future[None] | None = None
        self._room: asyncio.Future[None] | None = None
        self.lagging = False
        """News were dropped: everything must be told anew before any further news."""

    def push(self, text: str) -> None:
        """News for this connection, after all before it; or, if too much waits already, none until it reads."""
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
        """An answer. Waits, and with it the connection's next question, while too many are unread."""
        while len(self._replies) >= MOST_REPLIES:
            self._room = asyncio.get_running_loop().create_future()
            await self._room
        self._replies.append(text)
        self._stir()

    def _stir(self) -> None:
        if self._wake is not None and not self._wake.done():
            self._wake.set_result(None)

    async def next(self) -> str | None:
        """What to send next; None if everything must be told anew."""
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
