"""One connection that follows a table, by socket or event stream."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from time import monotonic

from bothy.local.messages import Audience
from bothy.server.live.send_queue import SendQueue


class Listener:
    """A connection's person, audience and waiting messages."""

    __slots__ = (
        "audience",
        "blocked",
        "busy_since",
        "cut",
        "following",
        "here",
        "hidden",
        "invite",
        "person",
        "prices",
        "send_queue",
    )

    def __init__(self, person: str | None, invite: str = "") -> None:
        self.person = person
        self.invite = invite
        """The table's invite code, if it came with one."""
        self.blocked: frozenset[str] = frozenset()
        """People whose chat it isn't shown."""
        self.audience: Audience = None
        self.following = False
        """True once it follows a match and receives its steps."""
        self.here = False
        """True if it is counted as present at the table."""
        self.hidden = False
        """True if the page is in a hidden tab."""
        self.prices = False
        """True to receive the costs of possible answers."""
        self.send_queue = SendQueue()
        self.busy_since = 0.0
        """Start time of a send that hasn't completed; 0 if there is none."""
        self.cut: Callable[[], object] | None = None
        """Closes the connection, whatever it is doing."""

    async def deliver(self, anew: Callable[[], Awaitable[str]], send: Callable[[str], Awaitable[None]]) -> None:
        """Sends waiting messages forever, as fast as the client reads, and everything again after a lag."""
        while True:
            text = await self.send_queue.next()
            if text is None:
                text = await anew()
            self.busy_since = monotonic()
            await send(text)
            self.busy_since = 0.0
