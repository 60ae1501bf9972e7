"""The ASGI application: lifespan, handlers, answers and errors."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from contextlib import AbstractAsyncContextManager
from typing import Any

from bothy.server.asgi.errors import HttpError
from bothy.server.asgi.responses import Response
from bothy.server.asgi.routes import AsgiRoute, Route, Router
from bothy.server.asgi.types import ASGIApp, Message, Receive, Scope, Send

Middleware = Callable[[ASGIApp], ASGIApp]
Authorize = Callable[[Scope, Route], None]
ErrorHandler = Callable[[Scope, Exception], Response[Any]]


class Application:
    """Answers requests by the handlers of some routes."""

    def __init__(
        self,
        routes: Iterable[Route | AsgiRoute],
        services: Any,
        *,
        lifespan: AbstractAsyncContextManager[None],
        middleware: Middleware,
        authorize: Authorize,
        error_handler: ErrorHandler,
        add_headers: Callable[[Message], None],
        most_bytes: int,
    ) -> None:
        """`middleware` wraps every request, `authorize` raises if a caller may not use the route found for it,
        and `add_headers` changes the start of every answer.
        """
        self._router = Router(routes)
        self.services = services
        self._lifespan = lifespan
        self._handle = middleware(self._route)
        self._authorize = authorize
        self._error_handler = error_handler
        self._add_headers = add_headers
        self._most_bytes = most_bytes

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serves a connection, or the process's life."""
        if scope["type"] == "lifespan":
            await self._run_lifespan(receive, send)
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
                self._add_headers(message)
            await send(message)

        try:
            await self._handle(scope, receive, send_with_headers)
        except Exception as error:
            answer = self._error_handler(scope, error)  # which logs a fault, too
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
        if isinstance(route, AsgiRoute):
            await route.app(self.services, scope, receive, send)
            return
        self._authorize(scope, route)
        parameters = route.parameters
        values = await parameters.read(scope, receive, route.most_bytes or self._most_bytes)
        provided = {"visitor": scope["state"]["visitor"], "services": self.services}
        answer = await route.handler(**values, **{name: provided[name] for name in parameters.provided})
        if not isinstance(answer, Response):
            answer = Response(answer, media_type=route.media_type)
        await answer.send(send, route.status_code)

    async def _run_lifespan(self, receive: Receive, send: Send) -> None:
        await receive()
        try:
            async with self._lifespan:
                await send({"type": "lifespan.startup.complete"})
                await receive()
        except Exception as error:
            await send({"type": "lifespan.startup.failed", "message": str(error)})
            raise
        await send({"type": "lifespan.shutdown.complete"})
