"""Two ways to follow a table live: a socket, and an event stream where sockets are blocked."""

from __future__ import annotations

import asyncio
from typing import Any
from urllib.parse import parse_qs

from bothy.kernel import Reason
from bothy.server.api.visitor import Visitor
from bothy.server.asgi.routes import asgi
from bothy.server.asgi.types import Receive, Scope, Send
from bothy.server.live.listener import Listener
from bothy.server.live.sse import EventStream
from bothy.server.refusals import NotFound, NotSignedIn, Refusal
from bothy.server.services import Services

STREAM_HEADERS = [
    (b"content-type", b"text/event-stream"),
    (b"cache-control", b"no-store"),
    (b"x-accel-buffering", b"no"),
]


@asgi("/api/live/{table:str}")
async def live(services: Services, scope: Scope, receive: Receive, send: Send) -> None:
    """Serves a table's live socket. The table is in the path so that a proxy can route by table."""
    if scope["type"] != "websocket":
        raise NotFound("page")
    await services.socket.serve(scope, receive, send, scope["path_params"]["table"])


@asgi("/api/stream/{table:str}")
async def stream(services: Services, scope: Scope, receive: Receive, send: Send) -> None:
    """Streams the socket's messages, one way."""
    if scope["type"] != "http" or scope["method"] != "GET":
        raise NotFound("page")
    visitor: Visitor = scope["state"]["visitor"]
    visitor.authorize("read")
    asked = parse_qs(scope["query_string"].decode("latin-1"))
    seat = _number(asked, "seat")
    have = _number({"have": [visitor.caller.header("last-event-id") or ""]}, "have")
    if have is None:
        have = _number(asked, "have")
    have = -1 if have is None else have
    ended = asyncio.Event()
    key = None if visitor.session is None else visitor.session.key
    with services.limits.connection(visitor.caller.network), services.signouts.watched(key, ended.set):
        if visitor.session is not None and not await services.sessions.stands(visitor.session.key):
            raise NotSignedIn  # it may have ended since the check in the middleware
        listener = Listener(visitor.person_id, invite=asked.get("invite", [""])[0])
        serve = await EventStream(services.hub, services.seats).open(
            scope["path_params"]["table"], listener, seat, have
        )
        await send({"type": "http.response.start", "status": 200, "headers": STREAM_HEADERS})
        await serve(ended, receive, send)
    if ended.is_set():
        await send({"type": "http.response.body", "body": b"", "more_body": False})


def _number(asked: dict[str, list[str]], name: str) -> int | None:
    text = asked.get(name, [""])[0]
    if not text:
        return None
    try:
        return int(text[:12])
    except ValueError as error:
        raise Refusal(Reason("request-unreadable", fault=f"{name} is a whole number")) from error


HANDLERS: list[Any] = [live, stream]
