"""A serving process: uvicorn, started and stopped as a host needs it. To scale, start more processes."""

from __future__ import annotations

import asyncio
import signal
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType

import structlog
import uvicorn

from bothy.server.edge import EdgeMiddleware, answering_head
from bothy.server.listening import BACKLOG, address_of
from bothy.server.operators.draining import Draining
from bothy.server.operators.rows import DRAIN, STOP, Asked
from bothy.server.people.limits import Limits
from bothy.server.protocols import http_protocol, socket_protocol
from bothy.server.settings import Settings

LARGEST_MESSAGE = 64 * 1024
"""Maximum bytes of a client's message over a socket: several actions fit easily into one."""
PING_SECONDS = 20.0
KEEP_ALIVE = 150
"""Seconds an idle connection stays open: longer than a proxy reuses it (Caddy two minutes, nginx one).

Otherwise a proxy sends a request just as we close, and its caller gets an error.
"""

log = structlog.get_logger()


class Host(uvicorn.Server):
    """Uvicorn that reports its address, and drains before it closes."""

    def __init__(
        self,
        settings: Settings,
        edge: EdgeMiddleware,
        listening: Callable[[str], None] | None = None,
        limits: Limits | None = None,
        draining: Draining | None = None,
    ) -> None:
        super().__init__(_config(settings, edge, limits or Limits(settings.rate_limits)))
        self._settings = settings
        self._porch = edge
        self._listening = listening
        self._draining = draining
        self._emptying: asyncio.Task[None] | None = None
        if draining is not None:
            draining.changed.append(self._asked)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then report the address."""
        await super().startup(sockets)
        address = address_of(self.servers[0].sockets[0])
        log.info(
            "serving", address=address, store=self._settings.store.split(":")[0], bus=self._settings.bus_shown
        )
        if self._draining is not None:
            port = self.servers[0].sockets[0].getsockname()[1]
            await self._draining.listens(port, lambda: self._porch.sockets)
        if self._listening is not None:
            self._listening(address)

    def _asked(self, what: Asked) -> None:
        """Handle an operator's request to drain, stop or resume the process."""
        if what == STOP:
            self.should_exit = True
        elif what == DRAIN:
            self._emptying = asyncio.create_task(self._porch.drain(self._settings.drain_seconds))
        else:
            self._porch.resume()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Ask the sockets to go, finish open work, then close. A second signal cuts it short."""
        log.info("draining", seconds=self._settings.drain_seconds)
        drained = asyncio.create_task(self._porch.drain(self._settings.drain_seconds))
        while not drained.done() and not self.force_exit:
            await asyncio.wait([drained], timeout=0.1)
        drained.cancel()
        cut_off = self._porch.sockets
        if self._draining is not None:
            await self._draining.leave()
        await super().shutdown(sockets)
        log.info("stopped", cut_off=cut_off)


@contextmanager
def told_to_stop() -> Iterator[None]:
    """Treat SIGTERM and SIGINT as a normal end: uvicorn raises them again once it has stopped."""

    def already_seen_to(number: int, frame: FrameType | None) -> None:
        """Do nothing: uvicorn has handled the signal."""

    before = {each: signal.signal(each, already_seen_to) for each in (signal.SIGTERM, signal.SIGINT)}
    try:
        yield
    finally:
        for each, handler in before.items():
            signal.signal(each, handler)


def _config(settings: Settings, edge: EdgeMiddleware, limits: Limits) -> uvicorn.Config:
    return uvicorn.Config(
        answering_head(edge),
        host=settings.host,
        port=settings.port,
        lifespan="on",
        http=http_protocol(settings.request_timeout_seconds),
        ws=socket_protocol(limits),
        ws_max_size=LARGEST_MESSAGE,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PING_SECONDS,
        ws_per_message_deflate=False,  # steps are small; deflate costs memory and time for every socket
        backlog=BACKLOG,
        proxy_headers=bool(settings.trusted_proxies),
        forwarded_allow_ips=list(settings.trusted_proxies),
        server_header=False,
        access_log=False,  # the edge logs, sampled
        log_config=None,
        timeout_keep_alive=KEEP_ALIVE,
        timeout_graceful_shutdown=int(settings.drain_seconds) or 1,
    )
