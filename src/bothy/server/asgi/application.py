"""The ASGI application: lifespan, handlers, answers and errors."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from contextlib import AbstractAsyncContextManager
from typing import Any

from bothy.server.asgi.errors import HttpError
from bothy.server.asgi.responses import Response
from bothy.server.asgi.routes import Raw, Route, Router
from bothy.server.asgi.types import ASGIApp, Message, Receive, Scope, Send

Before = Callable[[ASGIApp], ASGIApp]
Judge = Callable[[Scope, Exception], Response[Any]]


class Application:
    """Answers requests by the handlers of some routes."""

    def __init__(
        self,
        routes: Iterable[Route | Raw],
        services: Any,
        *,
        life: AbstractAsyncContextManager[None],
        before: Before,
        judge: Judge,
        headers: Callable[[Message], None],
        most_bytes: int,
    ) -> None:
        """`before` wraps every request, `judge` answers to errors, and `headers` changes each answer's start."""
        self._router = Router(routes)
        self.services = services
        self._life = life
        self._handle = before(self._route)
        self._judge = judge
        self._headers = headers
        self._most_bytes = most_bytes

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serves a connection, or the process's life."""
        if scope["type"] == "lifespan":
            await self._live(receive, send)
            return
        scope["state"] = {}
        if scope["type"] == "websocket":
            await self._connect(scope, receive, send)
            return
        started = False

        async def send_with_headers(message: Message) -> None:
            nonlocal started
            if message["type"] == "http.response.start":
                started = True
                self._headers(message)
            await send(message)

        try:
            await self._handle(scope, receive, send_with_headers)
        except Exception as error:
            answer = self._judge(scope, error)
            if started:
                raise
            await answer.send(send_with_headers, 500)

    async def _connect(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            await self._route(scope, receive, send)
        except HttpError as error:
            await send({"type": "websocket.close", "code": 4000 + error.status})

    async def _route(self, scope: Scope, receive: Receive, send: Send) -> None:
        route, scope["path_params"] = self._router.find(scope.get("method", "GET"), scope["path"])
        scope["path_template"] = route.template
        if isinstance(route, Raw):
            await route.app(self.services, scope, receive, send)
            return
        parameters = route.parameters
        values = await parameters.read(scope, receive, route.most_bytes or self._most_bytes)
        provided = {"visitor": scope["state"]["visitor"], "services": self.services}
        answer = await route.handler(**values, **{name: provided[name] for name in parameters.provided})
        if not isinstance(answer, Response):
            answer = Response(answer, media_type=route.media_type)
        await answer.send(send, route.status_code)

    async def _live(self, receive: Receive, send: Send) -> None:
        await receive()
        try:
            async with self._life:
                await send({"type": "lifespan.startup.complete"})
                await receive()
        except Exception as error:
            await send({"type": "lifespan.startup.failed", "message": str(error)})
            raise
        await send({"type": "lifespan.shutdown.complete"})
