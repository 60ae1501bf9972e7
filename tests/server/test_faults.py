"""Processes, database and bus that die under load: no acknowledged move is lost, none stands twice, all go on.

A short form here; with BOTHY_NIGHTLY more tables play for longer. What needs no processes of its own is elsewhere:
sockets that stop reading and clients that come back across an undo in test_live.py, stores in test_outages.py.
"""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from time import perf_counter

import pytest
from private_services import Nats, Postgres, in_memory

from bothy.load.driver import Driver, Plan
from bothy.load.guests import Door
from bothy.load.hosting import Host, await_ready, hosted
from bothy.load.ledger import replayed
from bothy.load.tables import ALWAYS, LoadTable
from bothy.server.backends import store_of

NIGHTLY = bool(os.environ.get("BOTHY_NIGHTLY"))
GAMES = 100 if NIGHTLY else 12
EVERY = 1.0
BEFORE = 15.0 if NIGHTLY else 1.5
OUTAGE = 10.0 if NIGHTLY else 3.0
FURTHER = 20 if NIGHTLY else 2
"""Entries by which every table must have gone on after a fault."""
STALLED = 60.0
"""Seconds in which it must: nobody would bear more, and tests run on busy machines."""


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    folder = in_memory()
    folder.chmod(0o755)  # the postgres user must get through
    running = Postgres.create(folder / "postgres")
    running.start()
    yield running
    running.discard()
    shutil.rmtree(folder)


@pytest.fixture(scope="module")
def nats(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Nats]:
    running = Nats.create(tmp_path_factory.mktemp("nats") / "nats")
    running.start()
    yield running
    running.stop()


@pytest.fixture(scope="module")
def host(postgres: Postgres, nats: Nats) -> Iterator[Host]:
    """Two processes, bots included."""
    with hosted(postgres.dsn(), nats.url, BOTHY_BOT_WORKERS="1") as running:
        yield running


Fault = Callable[[Driver], Awaitable[None]]


async def _under_load(host: Host, fault: Fault) -> Driver:
    """Tables that play, undo included, while something breaks; and proof that nothing came of it."""
    plan = Plan("caledonia", 4, GAMES, 3600, EVERY, ahead=30, undo_one_in=8)
    store = store_of(host.settings)
    await store.open()
    driver = Driver(plan, host.addresses, store, lambda what, total: lambda: None)
    try:
        await driver.come()
        playing = asyncio.create_task(driver.play())
        await asyncio.sleep(BEFORE)
        await fault(driver)
        seqs = [table.seq for table in driver.tables]
        until = perf_counter() + STALLED
        while any(table.seq < seq + FURTHER for table, seq in zip(driver.tables, seqs, strict=True)):
            assert perf_counter() < until, "tables that do not go on"
            await asyncio.sleep(0.05)
        driver.enough.set()
        await playing
        assert await driver.prove(store) == []
        assert set(driver.figures.refusals) <= {"overtaken"}
    finally:
        await driver.leave()
        await store.close()
    return driver


def test_a_process_killed_under_load_loses_no_move_and_its_clients_go_on_at_the_other(host: Host) -> None:
    async def kill(driver: Driver) -> None:
        before = len(driver.figures.acks)
        dead.kill()
        await asyncio.sleep(1)
        assert len(driver.figures.acks) > before, "the other process serves on"

    dead = host.processes[0]
    driver = asyncio.run(_under_load(host, kill))
    host.processes.remove(dead)
    await_ready(host.start())
    assert driver.figures.reconnects >= 2 * GAMES, "half of the seats were at the process that died"


def test_a_database_restarted_under_load_loses_no_move(host: Host, postgres: Postgres) -> None:
    async def restart(driver: Driver) -> None:
        await asyncio.to_thread(postgres.restart)

    asyncio.run(_under_load(host, restart))


def test_while_the_bus_is_away_games_go_on_over_both_processes(host: Host, nats: Nats) -> None:
    async def outage(driver: Driver) -> None:
        await asyncio.to_thread(nats.stop)
        before = {table.match: table.seq for table in driver.tables}
        await asyncio.sleep(OUTAGE)
        waiting = [table.match for table in driver.tables if table.seq == before[table.match]]
        assert len(waiting) < len(driver.tables) / 2, "the store is asked instead"
        await asyncio.to_thread(nats.start)

    asyncio.run(_under_load(host, outage))


def test_bot_workers_killed_while_they_think_are_replaced_and_the_game_goes_on(host: Host) -> None:
    async def play() -> None:
        store = store_of(host.settings)
        await store.open()
        door = Door(host.addresses)
        ailsa = await door.sign_in("Ailsa")
        table, _ = await door.ask("/api/tables", {"game": "caledonia", "seats": 2}, ailsa)
        await door.ask(f"/api/tables/{table['id']}/bots", {"bot": "greedy"}, ailsa)
        begun, _ = await door.ask(f"/api/tables/{table['id']}/start", {}, ailsa)
        door.close()
        driver = Driver(Plan("caledonia", 1, 1, 1, None), host.addresses, store, lambda what, total: lambda: None)
        at = LoadTable(begun["id"], begun["match"], [ailsa], driver.figures, host.addresses, 1)
        await at.clients[0].come()
        at.due = ALWAYS
        killed = 0
        for _ in range(5 if NIGHTLY else 2):
            await _until_moved_on(at, 4)
            killed += sum(_kill_workers(process.running.pid) for process in host.processes)
        await _until_moved_on(at, 8)
        at.due = 0
        assert killed > 0
        row = await store.game(begun["match"])
        assert row is not None
        match = replayed(row, await store.entries(begun["match"]))
        assert {entry.by for entry in match.log} >= {0, 1}
        assert driver.figures.mismatches == 0
        await at.leave()
        await store.close()

    asyncio.run(play())


async def _until_moved_on(table: LoadTable, steps: int) -> None:
    goal, until = table.seq + steps, perf_counter() + 60
    while table.seq < goal:
        assert perf_counter() < until, "the game stands still"
        await asyncio.sleep(0.02)


def _kill_workers(pid: int) -> int:
    """Kill the processes in which bots think, whatever they are doing."""
    children = [int(each) for each in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
    for child in children:
        os.kill(child, signal.SIGKILL)
    return len(children)
