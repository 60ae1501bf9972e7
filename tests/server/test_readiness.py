"""`/ready` of a whole process: no when nothing can be written; and draining when an operator wants it."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import pytest
from private_services import Postgres
from tests.server.calendar import file_for_tests, forward
from tests.server.running import SECRET, NoBots

from bothy.server.app import build
from bothy.server.bus.local import LocalBus
from bothy.server.edge import EdgeMiddleware
from bothy.server.live.messages import FAREWELL
from bothy.server.operators.draining import Draining
from bothy.server.operators.refusals import Leaving
from bothy.server.process import checks_of
from bothy.server.serving import Host
from bothy.server.settings import Settings
from bothy.server.store import Store
from bothy.server.store.postgres import PostgresStore, migrate
from bothy.server.store.sqlite import SqliteStore


@pytest.fixture(autouse=True)
def _write_often(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bothy.server.store.probe.EVERY", 0.1)
    monkeypatch.setattr("bothy.server.store.probe.ANEW", 0.1)


@asynccontextmanager
async def process(store: Store) -> AsyncIterator[httpx.AsyncClient]:
    """Runs a process on a store, and yields a client of it."""
    settings = Settings(port=0, secret=SECRET, bot_workers=0, rate_limits=False, drain_seconds=1.0)
    bus, where = LocalBus(), asyncio.get_running_loop().create_future()
    edge = EdgeMiddleware(build(settings, store, bus, NoBots()), checks_of(store, bus), FAREWELL)
    host = Host(settings, edge, where.set_result)
    with socket.create_server(("127.0.0.1", 0)) as listener:
        serving = asyncio.create_task(host._serve([listener]))
        async with httpx.AsyncClient(base_url=await where, timeout=30) as client:
            yield client
        host.should_exit = True
        await serving


async def ready_soon(client: httpx.AsyncClient, status: int) -> None:
    async with asyncio.timeout(30):
        while (answer := await client.get("/ready")).status_code != status:
            await asyncio.sleep(0.05)
    assert answer.json()["store"] is (status == 200)


async def test_a_process_whose_disk_is_full_is_not_ready(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "bothy.db")
    async with process(store) as client:
        await ready_soon(client, 200)
        await store.read(lambda db: db.execute("pragma max_page_count = 1").fetchone())  # its current size
        statuses = {200, 201}
        while statuses <= {200, 201}:  # people write until there is no room left
            statuses = {(await client.post("/api/me", json={"name": "x" * 40})).status_code}
            client.cookies.clear()
        assert statuses == {503}, "nobody's fault, and worth another try"
        await ready_soon(client, 503)
        assert (await client.get("/health")).status_code == 200
        await store.read(lambda db: db.execute("pragma max_page_count = 100000").fetchone())
        await ready_soon(client, 200)


async def test_a_process_whose_database_takes_no_writes_is_not_ready(own_postgres: Postgres) -> None:
    await migrate(own_postgres.dsn())
    store = PostgresStore(own_postgres.dsn())

    def read_only(on: str) -> None:
        own_postgres.sql(f"alter system set default_transaction_read_only = {on}")
        own_postgres.sql("select pg_reload_conf()")

    async with process(store) as client:
        await ready_soon(client, 200)
        await asyncio.to_thread(read_only, "on")
        await ready_soon(client, 503)
        assert (await client.post("/api/me", json={"name": "Ailsa"})).status_code == 503
        await asyncio.to_thread(read_only, "off")
        await ready_soon(client, 200)
        assert (await client.post("/api/me", json={"name": "Ailsa"})).status_code == 201


async def test_a_write_is_not_tried_at_every_readiness_check(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bothy.server.store.probe.EVERY", 60.0)
    store = SqliteStore(tmp_path / "bothy.db")
    async with process(store) as client:
        for _ in range(5):
            await ready_soon(client, 200)

        def pages(name: str) -> int:
            return (tmp_path / name).stat().st_size

        before = pages("bothy.db-wal")
        for _ in range(5):
            await ready_soon(client, 200)
        assert pages("bothy.db-wal") == before


async def test_a_process_drains_when_asked_and_a_restarted_one_does_not(tmp_path: Path) -> None:
    store = file_for_tests(tmp_path / "bothy.db")
    await store.open()
    process, asked = Draining(store), list[str]()
    process.changed.append(asked.append)
    await process.listens(8417, lambda: 2)
    assert [(row.name, row.sockets, row.does) for row in await store.processes(0)] == [(process.name, 2, "")]
    process.check()

    assert await store.ask_process(process.name, "drain")
    await process.read()
    await process.read()
    assert asked == ["drain"], "once"
    with pytest.raises(Leaving):
        process.check()
    assert [row.does for row in await store.processes(0)] == ["drain"]

    await store.ask_process(process.name, "")
    await process.read()
    process.check()
    await store.ask_process(process.name, "stop")

    await forward(store, 1)
    again = Draining(store)
    await again.listens(8417, lambda: 0)
    await again.read()
    again.check()
    await again.leave()
    assert await store.processes(0) == []
    await store.close()
