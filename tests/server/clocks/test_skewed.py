"""A machine whose clock is wrong: no player's time stops or ends by it, and the operator is warned."""

from __future__ import annotations

import asyncio
import json
import os
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from time import monotonic

import httpx
from structlog.testing import capture_logs
from tests.server.calendar import BLITZ, Timed, migrate_for_tests
from tests.server.clocks.ahead import AHEAD
from tests.server.processes import service, stored, until
from tests.server.running import SECRET

from bothy.server.clock import SKEWED, DatabaseClock, wall_ms
from bothy.server.store import Store

MINUTE = 60_000


class Process:
    """A real serving process whose clock is forty minutes ahead."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process
        self.lines: list[dict[str, object]] = []

    async def read(self) -> None:
        """Collects its log until it ends."""
        assert self._process.stderr is not None
        async for line in self._process.stderr:
            if line.startswith(b"{"):
                self.lines.append(json.loads(line))

    def said(self, event: str) -> dict[str, object] | None:
        return next((line for line in self.lines if line["event"] == event), None)


@asynccontextmanager
async def forty_minutes_ahead(dsn: str) -> AsyncIterator[Process]:
    env = os.environ | {
        "BOTHY_ORIGINS": "http://127.0.0.1:8417",
        "BOTHY_STORE": dsn,
        "BOTHY_SECRET": SECRET,
        "BOTHY_PORT": "0",
        "BOTHY_BOT_WORKERS": "0",
        "BOTHY_LOG_FORMAT": "json",
    }
    arguments = [sys.executable, "-m", "tests.server.clocks.ahead", "serve"]
    process = await asyncio.create_subprocess_exec(*arguments, env=env, stderr=asyncio.subprocess.PIPE)
    found = Process(process)
    reading = asyncio.create_task(found.read())
    try:
        yield found
    finally:
        process.terminate()
        await process.wait()
        await reading


async def last_beat(store: Store) -> int:
    found = await store.ask(lambda each, _: each.fetchval("select at from host_beat"))  # type: ignore[attr-defined]
    return int(found)


async def test_a_process_forty_minutes_ahead_pauses_no_one_and_times_no_one_out(empty_database: str) -> None:
    await migrate_for_tests(empty_database)
    async with service(empty_database) as matches:
        host, store = Timed(matches), matches.store
        cached = await host.game(BLITZ)
        await host.poller._beat()
        began = await last_beat(store)
        async with forty_minutes_ahead(empty_database) as process:
            await until(lambda: process.said("serving") is not None, 60)
            async with asyncio.timeout(60):
                while await last_beat(store) == began:
                    await asyncio.sleep(0.1)
            address = str((process.said("serving") or {})["address"])
            async with httpx.AsyncClient(base_url=address, timeout=30) as client:
                metrics = (await client.get("/metrics")).text
        now = await store.time()
        assert [end for _, end in await store.downtimes(0) if end > now] == [], "a moment, not forty minutes"
        assert await last_beat(store) < began + 5 * MINUTE
        assert not (await stored(store, cached.id)).match.away
        skewed = process.said("clock-skewed")
        assert skewed is not None
        assert AHEAD - 5 < float(str(skewed["seconds"])) < AHEAD + 5
        assert "bothy_clock_skew_seconds 2" in metrics


async def test_an_answer_that_was_long_under_way_moves_the_clock_no_further_than_it_must() -> None:
    clock, there = DatabaseClock(), wall_ms() + 10 * MINUTE

    async def at_once() -> int:
        return there

    async def slowly() -> int:
        await asyncio.sleep(1.0)
        return there

    await clock.look(at_once)
    known = clock.now()
    assert abs(known - there) < 400
    there, began = known, monotonic()
    await clock.look(slowly)
    passed = 1000 * (monotonic() - began)
    assert abs(clock.now() - known - passed) < 400, "it may have been said at the beginning as well as at the end"


async def test_a_skew_is_logged_once_and_again_when_it_is_over() -> None:
    clock, ahead = DatabaseClock(), 2 * SKEWED

    async def ask() -> int:
        return wall_ms() - ahead

    with capture_logs() as told:
        await clock.look(ask)
        await clock.look(ask)
        ahead = 0
        await clock.look(ask)
    assert [line["event"] for line in told] == ["clock-skewed", "clock-right-again"]
