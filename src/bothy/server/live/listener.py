"""One connection that follows a table, by socket or by event stream."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from time import monotonic

from bothy.server.live.audience import Audience
from bothy.server.live.send_queue import SendQueue
from bothy.server.words import FALLBACK


class Listener:
    """Who listens, as whom, and what waits to be sent."""

    __slots__ = (
        "audience",
        "blocked",
        "busy_since",
        "cut",
        "following",
        "here",
        "hidden",
        "invite",
        "language",
        "person",
        "prices",
        "send_queue",
    )

    def __init__(self, person: str | None, language: str = FALLBACK, invite: str = "") -> None:
        self.person = person
        self.invite = invite
        """The code of the table's link, if it came by that."""
        self.language = language
        self.blocked: frozenset[str] = frozenset()
        """Whose words are not shown to it."""
        self.audience: Audience = None
        self.following = False
        """Whether it has said hello to a match and is told of its steps."""
        self.here = False
        """Whether it is counted among those at the table."""
        self.hidden = False
        """Whether the page is in a tab that nobody sees."""
        self.prices = False
        """Whether it wants to be told what the answers to a question cost."""
        self.send_queue = SendQueue()
        self.busy_since = 0.0
        """Since when one message has been on its way to a connection that does not read; 0 if none is."""
        self.cut: Callable[[], object] | None = None
        """Closes the connection, whatever it is doing."""

    async def deliver(self, anew: Callable[[], Awaitable[str]], send: Callable[[str], Awaitable[None]]) -> None:
        """Send what waits, and everything anew after a lag, as fast as the other side reads. Forever."""
        while True:
            text = await self.send_queue.next()
            if text is None:
                text = await anew()
            self.busy_since = monotonic()
            await send(text)
            self.busy_since = 0.0
