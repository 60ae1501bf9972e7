"""The outermost layer of a process: health, metrics, request logs and graceful shutdown.

It wraps any ASGI app, costs one call per message, and knows nothing of games.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable
from contextlib import suppress
from time import perf_counter

import msgspec
import structlog
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from bothy.server.asgi.types import ASGIApp, Message, Receive, Scope, Send
from bothy.server.metrics import DRAINING, REQUEST_SECONDS, REQUESTS, SOCKETS, SOCKETS_OPENED

Checks = Callable[[], Awaitable[dict[str, bool]]]

VITAL = "store"
"""Without its store a process can't serve; without its bus it still serves, but with delays."""
SLOW = 1.0
SEND_PATIENCE = 2.0
METHODS = frozenset({"GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"})
FORWARDED = re.compile(rb"x-forwarded-.*|forwarded|x-real-ip|via")
"""Headers of a request that came through a proxy."""

log = structlog.get_logger()


class EdgeMiddleware:
    """Answers `/health`, `/ready` and `/metrics`, counts and logs requests, asks sockets to reconnect."""

    def __init__(self, app: ASGIApp, checks: Checks, farewell: str) -> None:
        self._app = app
        self._checks = checks
        self._farewell = farewell
        """Message that asks a socket to reconnect."""
        self._own = {"/health": self._health, "/ready": self._ready, "/metrics": self._metrics}
        self._sockets: set[Send] = set()
        self._gone = asyncio.Event()
        self._leaving = asyncio.Event()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one connection of any kind."""
        if scope["type"] == "http":
            await self._http(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._websocket(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    # Requests

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        own = self._own.get(scope["path"])
        if own is not None:
            if any(FORWARDED.fullmatch(name) for name, _ in scope["headers"]):
                await _respond(send, 404, b"{}")  # for the host's own network, not for callers behind a proxy
            else:
                await own(send)
            return
        start, asked, open_ended = perf_counter(), False, False

        async def heard() -> Message:
            nonlocal asked
            if asked:  # an app that still listens after reading the request waits for its end: a stream
                return await self._gone_or_draining(receive)
            message = await receive()
            asked = not message.get("more_body")
            return message

        async def watched(message: Message) -> None:
            nonlocal open_ended
            if message["type"] == "http.response.start":
                self._answered(scope, message["status"], perf_counter() - start)
            open_ended = bool(message.get("more_body"))
            await send(message)

        await self._app(scope, heard, watched)
        if open_ended and self.draining:
            await send({"type": "http.response.body", "body": b""})

    async def _gone_or_draining(self, receive: Receive) -> Message:
        """Wait for the end of a stream: its reader disconnects, or we shut down."""
        gone = asyncio.ensure_future(receive())
        leaving = asyncio.ensure_future(self._leaving.wait())
        try:
            await asyncio.wait({gone, leaving}, return_when=asyncio.FIRST_COMPLETED)
            return gone.result() if gone.done() else {"type": "http.disconnect"}
        finally:
            gone.cancel()
            leaving.cancel()

    def _answered(self, scope: Scope, status: int, seconds: float) -> None:
        """Count and log an answer when it starts: a stream may go on for hours."""
        route = scope.get("path_template") or "other"
        method = scope["method"] if scope["method"] in METHODS else "other"  # or each invented one is a series
        REQUESTS.labels(method, route, status).inc()
        REQUEST_SECONDS.labels(route).observe(seconds)
        tell = log.error if status >= 500 else log.warning if seconds > SLOW else log.info
        tell("request", method=method, route=route, status=status, ms=round(seconds * 1000, 1))

    async def _health(self, send: Send) -> None:
        await _respond(send, 200, b'{"alive":true}')

    async def _ready(self, send: Send) -> None:
        found = await self._checks() | {"draining": self.draining}
        ready = found.get(VITAL, True) and not self.draining
        await _respond(send, 200 if ready else 503, msgspec.json.encode({"ready": ready} | found))

    async def _metrics(self, send: Send) -> None:
        await _respond(send, 200, generate_latest(), CONTENT_TYPE_LATEST.encode())

    # Sockets

    async def _websocket(self, scope: Scope, receive: Receive, send: Send) -> None:
        if self.draining:
            await receive()
            await send({"type": "websocket.close", "code": 1012})
            return
        SOCKETS_OPENED.inc()
        SOCKETS.inc()
        self._sockets.add(send)
        try:
            await self._app(scope, receive, send)
        finally:
            SOCKETS.dec()
            self._sockets.discard(send)
            if not self._sockets:
                self._gone.set()

    # Shutdown

    @property
    def draining(self) -> bool:
        """True while no new requests are accepted."""
        return self._leaving.is_set()

    @property
    def sockets(self) -> int:
        """Number of open sockets."""
        return len(self._sockets)

    async def drain(self, seconds: float) -> None:
        """Accept nothing new, end streams, ask every socket to connect elsewhere, and wait for them to go.

        A client goes when it has its pending acknowledgement, so nothing in progress is cut off.
        """
        self._leaving.set()
        DRAINING.set(1)
        if self._sockets:
            self._gone.clear()
            await asyncio.gather(*[self._tell(send) for send in tuple(self._sockets)])
            with suppress(TimeoutError):
                await asyncio.wait_for(self._gone.wait(), seconds)

    def resume(self) -> None:
        """Accept connections again."""
        self._leaving.clear()
        DRAINING.set(0)

    async def _tell(self, send: Send) -> None:
        with suppress(Exception):  # it may be closing, not accepted yet, or not reading
            message = {"type": "websocket.send", "text": self._farewell}
            await asyncio.wait_for(send(message), SEND_PATIENCE)


def answering_head(app: ASGIApp) -> ASGIApp:
    """Answer HEAD as GET without the body: a stream ends at once."""

    async def serve(scope: Scope, receive: Receive, send: Send) -> None:
        async def head(message: Message) -> None:
            if message["type"] == "http.response.start":
                await send(message)
                await send({"type": "http.response.body", "body": b""})

        if scope.get("method") == "HEAD":
            await app(scope | {"method": "GET"}, receive, head)
        else:
            await app(scope, receive, send)

    return serve


async def _respond(send: Send, status: int, body: bytes, kind: bytes = b"application/json") -> None:
    headers = [
        (b"content-type", kind),
        (b"content-length", str(len(body)).encode()),
        (b"cache-control", b"no-store"),
    ]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
