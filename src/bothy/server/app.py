"""The ASGI app of one process, assembled from settings, store, bus and thinkers."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache, partial

import msgspec

from bothy.server import client, offline, plain
from bothy.server.api import live, previews
from bothy.server.api.document import build_document
from bothy.server.api.modules import MODULES
from bothy.server.api.problems import problem_of
from bothy.server.api.scopes import check_scope
from bothy.server.api.visitor import check_requests
from bothy.server.asgi.application import Application
from bothy.server.asgi.responses import Response
from bothy.server.asgi.routes import Route, get
from bothy.server.asgi.types import Message
from bothy.server.bot_workers import BotService
from bothy.server.bus import Bus
from bothy.server.clock import keep_time
from bothy.server.gc_tuning import collect_now_and_then
from bothy.server.housekeeping import do_housekeeping
from bothy.server.people.headers import STRICT, secure
from bothy.server.services import Services
from bothy.server.settings import Settings
from bothy.server.store import Store

LARGEST_BODY = 64 * 1024
"""Maximum size of a request body; only records may be larger."""
API: list[Route] = [handler for module in MODULES for handler in module.HANDLERS]


def build(settings: Settings, store: Store, bus: Bus, bot_service: BotService) -> Application:
    """Build the app. Store, bus and thinkers are opened when it starts and closed when it ends."""
    services = Services(settings, store, bus, bot_service)
    return Application(
        [
            *API,
            *live.HANDLERS,
            *plain.HANDLERS,
            *(offline.HANDLERS if settings.offline and offline.is_built() else []),
            *([*previews.HANDLERS, *client.HANDLERS] if client.is_built() else [plain.front]),
            openapi,
        ],
        services,
        lifespan=_lifespan(services),
        middleware=partial(check_requests, services),
        authorize=check_scope,
        error_handler=problem_of,
        add_headers=partial(_add_headers, _headers(services)),
        most_bytes=LARGEST_BODY,
    )


@asynccontextmanager
async def _lifespan(services: Services) -> AsyncIterator[None]:
    await services.open()
    watches = [
        services.hub.sweep(),
        services.hub.stand_in(),
        collect_now_and_then(),
        keep_time(services.store.time),
        services.poller.run(),
        do_housekeeping(services.store, services.settings, services.account_transfers),
        services.notices.run(),
        services.operator_refresh.run(),
        services.signouts.run(),
    ]
    tasks = [asyncio.create_task(each) for each in watches]
    if services.bots is not None:
        tasks.append(asyncio.create_task(services.bots.sweep()))
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await services.close()


def _headers(services: Services) -> list[tuple[bytes, bytes]]:
    every = STRICT | (secure(services.settings.hsts_subdomains) if services.secure else {})
    return [(name.encode(), value.encode()) for name, value in every.items()]


def _add_headers(headers: list[tuple[bytes, bytes]], message: Message) -> None:
    given = list(message.get("headers", []))
    names = {name for name, _ in given}
    if b"cache-control" not in names:
        given.append((b"cache-control", b"no-store"))  # responses are personal
    if b"content-security-policy" in names:  # the response has its own policy, which replaces the strict one
        headers = [header for header in headers if header[0].decode() not in STRICT]
    message["headers"] = [*given, *headers]


@cache
def document() -> bytes:
    """Return the OpenAPI document. It's the same in every process."""
    return msgspec.json.encode(build_document(API))


@get("/api/openapi.json", in_schema=False)
async def openapi() -> Response[bytes]:
    """Serve the OpenAPI document."""
    return Response(document())
