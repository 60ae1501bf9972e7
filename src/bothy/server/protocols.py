"""Uvicorn's two protocols, each with a limit: a socket's frames are counted, and a request must arrive in time.

This is the only place for it: control frames and half-sent headers never reach an ASGI app.
"""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from bothy.server.metrics import SOCKETS_FLOODING
from bothy.server.people.entrance import network_of
from bothy.server.people.limits import ADDRESS_FRAMES, FRAMES, Limits
from bothy.server.refusals import TooOften

SLICE = 1024
"""Bytes read before the frames in them are counted: a full buffer may hold forty thousand."""
POLICY = 1008
LINGER = 1.0
"""Seconds in which a socket we closed can still read the reason. Its data stays in the network meanwhile."""


class CountedSocket(WebSocketsSansIOProtocol):
    """A socket whose every frame counts, including pings, pongs and fragments. A flood closes it with 1008."""

    def __init__(self, limits: Limits, **given: Any) -> None:
        super().__init__(**given)
        self._limits = limits
        self._budget = limits.socket(FRAMES)
        self._network = ""

    def data_received(self, data: bytes) -> None:
        """Read in slices, so that frames are counted in time."""
        if len(data) <= SLICE or not self.handshake_initiated:
            super().data_received(data)
            return
        for start in range(0, len(data), SLICE):
            if self.close_sent or self.transport.is_closing():
                return
            super().data_received(data[start : start + SLICE])

    def handle_text(self, event: Frame) -> None:
        """Count a message or its first frame."""
        if self._counted():
            super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        """Count a message or its first frame."""
        if self._counted():
            super().handle_bytes(event)

    def handle_cont(self, event: Frame) -> None:
        """Count a continuation frame."""
        if self._counted():
            super().handle_cont(event)

    def handle_ping(self) -> None:
        """Count a ping."""
        if self._counted():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        """Count a pong."""
        if self._counted():
            super().handle_pong(event)

    def _counted(self) -> bool:
        """Return whether a frame is within the budget of its socket and of its address."""
        if self._budget is None:
            return True
        if self.close_sent:
            return False
        try:
            self._budget.take()
            if not self._network:
                client = self.scope["client"]  # as reported by the proxy, if any
                self._network = network_of(client[0]) if client else "nowhere"
            self._limits.take(ADDRESS_FRAMES, self._network)
        except TooOften:
            self._close()
            return False
        return True

    def _close(self) -> None:
        """Send the reason, stop reading and inform the app."""
        SOCKETS_FLOODING.inc()
        self.stop_keepalive()
        self.conn.fail(POLICY, "too-often")
        output = [data for data in self.conn.data_to_send() if data]
        self.close_sent = True
        while not self.queue.empty():
            self.queue.get_nowait()  # messages sent while flooding aren't answered
        self.queue.put_nowait({"type": "websocket.disconnect", "code": POLICY, "reason": "too-often"})
        if self.transport.is_closing():
            return
        if not self.handshake_complete:
            self.transport.abort()  # it didn't even wait to be accepted
            return
        if not self.read_paused:
            self.transport.pause_reading()
        self.read_paused = False  # otherwise the queue's reader would resume reading
        self.transport.write(b"".join(output))
        self.transport.write_eof()
        # Closing at once with unread bytes would reset the connection and lose the reason.
        self.close_timer = self.loop.call_later(LINGER, self.transport.abort)


class TimedRequests(H11Protocol):
    """A connection whose requests must arrive completely within a time, headers and body alike."""

    def __init__(self, seconds: float, **given: Any) -> None:
        super().__init__(**given)
        self._seconds = seconds
        self._deadline: asyncio.TimerHandle | None = None
        self._is_socket = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Start the clock for a new connection."""
        super().connection_made(transport)
        self._watch()

    def data_received(self, data: bytes) -> None:
        """Process data and update the clock."""
        super().data_received(data)
        self._watch()

    def on_response_complete(self) -> None:
        """Update the clock: the next request may have started already."""
        super().on_response_complete()
        self._watch()

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop the clock."""
        self._rest()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Stop timing: the request was complete, and the connection is now a socket."""
        self._is_socket = True
        super().handle_websocket_upgrade(event)

    def _watch(self) -> None:
        """Run the clock while a request is arriving, from its first byte to its last."""
        if not self._on_its_way():
            self._rest()
        elif self._deadline is None:
            self._deadline = self.loop.call_later(self._seconds, self._too_slow)

    def _on_its_way(self) -> bool:
        if self._is_socket or self.transport.is_closing():
            return False
        if self.conn.their_state is h11.IDLE:
            return self.timeout_keep_alive_task is None  # between two requests uvicorn's own clock runs
        return self.conn.their_state is h11.SEND_BODY

    def _rest(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _too_slow(self) -> None:
        self._deadline = None
        self.transport.close()


def http_protocol(seconds: float) -> Any:
    """Return the factory of HTTP connections for uvicorn."""
    return partial(TimedRequests, seconds)


def socket_protocol(limits: Limits) -> Any:
    """Return the factory of sockets for uvicorn."""
    return partial(CountedSocket, limits)
