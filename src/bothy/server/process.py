"""One Bothy process, assembled from its settings and run until told to stop."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable
from pathlib import Path

import structlog

from bothy.local.games import game_names
from bothy.server import client
from bothy.server.app import build
from bothy.server.backends import bus_of, store_of
from bothy.server.bot_workers.worker_pool import WorkerPool
from bothy.server.bus import Bus
from bothy.server.edge import Checks, EdgeMiddleware
from bothy.server.fast_digest import use_fast_digests
from bothy.server.gc_tuning import tune_gc
from bothy.server.listening import listen
from bothy.server.live.messages import FAREWELL
from bothy.server.metrics import MATCH_BYTES, MATCHES
from bothy.server.serving import Host, told_to_stop
from bothy.server.settings import Settings
from bothy.server.store import Store
from bothy.server.words import SPOKEN, catalogue
from bothy.table.game_registry import use_packs

log = structlog.get_logger()


def serve(
    settings: Settings,
    listening: Callable[[str], None] | None = None,
    listener: socket.socket | None = None,
) -> None:
    """Serve until SIGTERM or SIGINT. `listening` is called with the address once it can be opened."""
    taken = listener if listener is not None else listen(settings.host, settings.port)
    with taken, told_to_stop(), asyncio.Runner(loop_factory=loop_factory()) as runner:
        runner.run(_serve(settings, taken, listening))


async def _serve(settings: Settings, listener: socket.socket, listening: Callable[[str], None] | None) -> None:
    _use_packs(settings)
    _read_games()
    store, bus = store_of(settings), bus_of(settings)
    await store.open()  # reports store errors clearly now, not in the middle of a start
    await store.close()

    if not client.is_built() and not settings.local_play:  # in local play `bothy play` reports it
        log.warning("client-missing", told=client.MISSING)
    use_fast_digests()
    tune_gc()
    app = build(settings, store, bus, WorkerPool(settings.bot_workers, settings.bot_timeout_seconds))
    services = app.services
    cache = services.matches.cache
    MATCHES.set_function(lambda: len(cache))
    MATCH_BYTES.set_function(lambda: cache.bytes)
    edge = EdgeMiddleware(app, checks_of(store, bus), FAREWELL)
    await Host(settings, edge, listening, services.limits, services.draining).serve([listener])


def checks_of(store: Store, bus: Bus) -> Checks:
    """Return the checks for `/ready`."""

    async def checks() -> dict[str, bool]:
        answers = await asyncio.gather(store.ready(), bus.ready())
        return dict(zip(("store", "bus"), answers, strict=True))

    return checks


def _use_packs(settings: Settings) -> None:
    """Use the configured packs and log them: a process with others refuses matches opened with these."""
    for game in use_packs([Path(folder) for folder in settings.packs]):
        pack, faults = game.packs.current, game.packs.faults()
        log.info("pack-in-use", game=game.name, pack=pack.name, version=pack.version, digest=pack.digest)
        if faults:
            log.warning("pack-faults", game=game.name, pack=pack.name, faults=len(faults), first=faults[0])


def _read_games() -> None:
    """Load games and messages now: loaded on first use, they would block all other requests."""
    for name in game_names():
        for language in SPOKEN:
            catalogue(language, name)


def loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """Return uvloop's event loop, if it's installed."""
    try:
        import uvloop
    except ModuleNotFoundError:
        return None
    return uvloop.new_event_loop
