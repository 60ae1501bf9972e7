"""The event stream: the live socket's messages, one way, for networks that block sockets."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable
from typing import Any

from bothy.kernel import Reason
from bothy.server.asgi.types import Receive, Send
from bothy.server.live.hub import Hub
from bothy.server.live.listener import Listener
from bothy.server.people.seats import Seats
from bothy.server.refusals import Conflict

Serve = Callable[[asyncio.Event, Receive, Send], Awaitable[None]]
"""Serves a stream until its reader disconnects or the event is set."""

QUIET_SECONDS = 15.0
"""Seconds without news before a comment is sent, so that proxies don't close the stream."""
_NUMBERED = re.compile(r'\{"is":"(?:steps|resync)","seq":(\d+)')


class EventStream:
    """Streams a table's messages to one listener."""

    def __init__(self, hub: Hub, seats: Seats) -> None:
        self._hub = hub
        self._seats = seats

    async def open(self, table_id: str, listener: Listener, seat: int | None, have: int) -> Serve:
        """Makes all checks that can fail, then returns the function that serves the stream."""
        channel = await self._hub.enter(table_id, listener)
        try:
            match_id = await self._hub.match_of(channel)
            if seat is not None:
                if match_id is None:
                    raise Conflict(Reason("match-not-begun"))
                self._seats.check(await self._hub.matches.at_hand(match_id), listener.person, seat)
            await self._hub.follow(channel, listener, seat, have)
        except BaseException:
            self._hub.leave(channel, listener)
            raise

        async def serve(ended: asyncio.Event, receive: Receive, send: Send) -> None:
            try:
                await self._stream(channel, listener, ended, receive, send)
            finally:
                self._hub.leave(channel, listener)

        return serve

    async def _stream(
        self, channel: Any, listener: Listener, ended: asyncio.Event, receive: Receive, send: Send
    ) -> None:
        async def tell(text: str) -> None:
            await send({"type": "http.response.body", "body": event(text), "more_body": True})

        async def keep_awake() -> None:
            while True:
                await asyncio.sleep(QUIET_SECONDS)
                if not listener.busy_since:
                    await send({"type": "http.response.body", "body": b": still here\n\n", "more_body": True})

        async def gone() -> None:
            while (await receive())["type"] != "http.disconnect":
                pass

        telling = asyncio.create_task(listener.deliver(lambda: self._hub.all_anew(channel, listener), tell))
        tasks: set[asyncio.Task[Any]] = {
            telling,
            asyncio.create_task(keep_awake()),
            asyncio.create_task(gone()),
            asyncio.create_task(ended.wait()),
        }
        listener.cut = telling.cancel
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)


def event(text: str) -> bytes:
    """Formats a message as an event. Steps carry their number, which the browser returns when it reconnects."""
    numbered = _NUMBERED.match(text)
    head = f"id: {numbered[1]}\n" if numbered else ""
    return f"{head}data: {text}\n\n".encode()
