"""Processes, database and bus that die under load: no acknowledged move is lost or doubled, and all continue.

A short form here; with NIGHTLY more tables play for longer. Faults that need no processes are elsewhere:
overflowing queues in test_live.py, connections cut in the middle of an append in test_outages.py.
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
from tests.nightly import NIGHTLY

from bothy.load.client import Client
from bothy.load.driver import Driver, LoadPlan
from bothy.load.figures import Figures
from bothy.load.guests import ApiClient, Guest
from bothy.load.hosting import Host, await_ready, hosted
from bothy.load.ideas import Ideas
from bothy.load.ledger import replayed
from bothy.load.tables import ALWAYS, LoadTable
from bothy.server.backends import store_of

GAMES = 100 if NIGHTLY else 12
EVERY = 1.0
BEFORE = 15.0 if NIGHTLY else 1.5
OUTAGE = 10.0 if NIGHTLY else 6.0
FURTHER = 20 if NIGHTLY else 2
"""Entries that every table must add after a fault."""
ASKING = 40 if NIGHTLY else 4
"""Tables that request ideas."""
SINCE = 3
"""Entries after an undo, so that a client that missed it can't know the newest view from the oldest."""
STALLED = 300.0 if NIGHTLY else 120.0
"""Seconds in which it must. A stuck table would wait forever; tests run on busy machines."""


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
    """Runs two processes, with bots."""
    with hosted(postgres.dsn(), nats.url, BOTHY_BOT_WORKERS="1") as running:
        yield running


Fault = Callable[[Driver], Awaitable[None]]


async def _nothing(driver: Driver) -> None:
    """Checks nothing more."""


async def _under_load(host: Host, fault: Fault, look: Fault = _nothing, ideas: int = 0) -> Driver:
    """Plays tables, with undo, while something breaks, and verifies that nothing was lost."""
    plan = LoadPlan("caledonia", 4, GAMES, 3600, EVERY, warmup_moves=30, undo_one_in=8, ideas=ideas)
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
        assert await driver.verify(store) == []
        assert set(driver.figures.refusals) <= {"overtaken"}
        await look(driver)
    finally:
        await driver.leave()
        await store.close()
    return driver


def test_all_who_ask_for_an_idea_at_once_have_one_before_any_has_two_and_moves_go_on(host: Host) -> None:
    async def asked(driver: Driver) -> None:
        until = perf_counter() + STALLED
        while len(driver.ideas.waits) < 2 * ASKING:
            assert perf_counter() < until, "nobody is told anything"
            await asyncio.sleep(0.05)

    driver = asyncio.run(_under_load(host, asked, ideas=ASKING))
    assert driver.ideas.faults() == []
    assert driver.figures.mismatches == 0


async def test_an_idea_given_out_of_turn_is_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    late = asyncio.Event()

    async def answer(address: str, path: str, guest: Guest, data: object) -> tuple[int, dict[str, int]]:
        if "late" in path:
            await late.wait()
        return 200, {"seq": 7}

    monkeypatch.setattr("bothy.load.ideas.post", answer)
    ideas, guest = Ideas(["http://one"]), Guest("", "", "")
    waiting = asyncio.create_task(ideas.ask(1, "late", 0, guest))
    await asyncio.sleep(0)
    assert await ideas.ask(2, "early", 0, guest) == 7
    assert ideas.early == 0
    assert ideas.faults() == ["1 tables asked for an idea and were told none"]
    await ideas.ask(2, "early", 0, guest)
    late.set()
    await waiting
    assert ideas.faults() == ["1 ideas were told out of turn"]


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
        before = [table.seq for table in driver.tables]
        await asyncio.sleep(OUTAGE)
        moved = sorted(table.seq - seq for table, seq in zip(driver.tables, before, strict=True))
        assert moved[GAMES // 2] >= OUTAGE / EVERY / 2, "turns go from one process to the other"
        await asyncio.to_thread(nats.start)

    asyncio.run(_under_load(host, outage))


def test_sockets_that_stop_reading_stall_no_one_and_catch_up_once_they_read_again(host: Host) -> None:
    stuck: list[Client] = []

    async def hang(driver: Driver) -> None:
        for table in driver.tables:
            seat = table.clients[0]
            second = Client(seat.table, 0, seat.guest, Figures(), host.addresses, len(stuck))
            await second.come()
            stuck.append(second)
        await _until(lambda: all(second.seq >= 0 for second in stuck))
        for second in stuck:
            second.hang()
        before, known = [table.seq for table in driver.tables], [second.seq for second in stuck]
        await _until(
            lambda: all(table.seq >= seq + FURTHER for table, seq in zip(driver.tables, before, strict=True))
        )
        assert [second.seq for second in stuck] == known, "they read nothing"
        for second in stuck:
            second.wake()

    async def caught_up(driver: Driver) -> None:
        pairs = list(zip(stuck, driver.tables, strict=True))
        await _until(lambda: all(second.seq == table.seq for second, table in pairs))
        assert all(second.read_hash() == table.clients[0].read_hash() for second, table in pairs)
        assert sum(second.figures.mismatches + second.figures.gaps for second in stuck) == 0
        for second in stuck:
            await second.leave()

    asyncio.run(_under_load(host, hang, caught_up))


def test_clients_that_come_back_from_before_an_undo_are_sent_what_they_missed(host: Host) -> None:
    async def sleep_over_an_undo(driver: Driver) -> None:
        known = [[client.known() for client in table.clients] for table in driver.tables]

        def undone() -> list[int]:
            return [
                at
                for at, table in enumerate(driver.tables)
                if any(
                    sent.action is None and known[at][3][0] < seq <= table.seq - SINCE
                    for seq, (_, sent) in table.ledger.moves.items()
                )
            ]

        await _until(lambda: len(undone()) >= GAMES // 4)
        for at in undone():
            driver.tables[at].clients[3].come_back_knowing(known[at][3])

    driver = asyncio.run(_under_load(host, sleep_over_an_undo))
    assert driver.figures.reconnects >= GAMES // 4
    assert driver.figures.resyncs == 0, "they were told what they missed, and not everything"


async def _until(done: Callable[[], bool]) -> None:
    until = perf_counter() + STALLED
    while not done():
        assert perf_counter() < until, "it does not come about"
        await asyncio.sleep(0.05)


def test_bot_workers_killed_while_they_think_are_replaced_and_the_game_goes_on(host: Host) -> None:
    async def play() -> None:
        store = store_of(host.settings)
        await store.open()
        api = ApiClient(host.addresses)
        ailsa = await api.sign_in("Ailsa")
        table, _ = await api.ask("/api/tables", {"game": "caledonia", "seats": 2}, ailsa)
        await api.ask(f"/api/tables/{table['id']}/bots", {"bot": "collie"}, ailsa)
        begun, _ = await api.ask(f"/api/tables/{table['id']}/start", {}, ailsa)
        api.close()
        driver = Driver(
            LoadPlan("caledonia", 1, 1, 1, None), host.addresses, store, lambda what, total: lambda: None
        )
        at = LoadTable(begun["id"], begun["match"], [ailsa], driver.figures, host.addresses, 1)
        await at.clients[0].come()
        at.due = ALWAYS
        killed = 0
        for _ in range(5 if NIGHTLY else 2):
            await _until_moved_on(at, 4)
            await _until(
                lambda: at.clients[0].seats_to_act == [1]
            )  # the bot has just been asked, and thinks for 0.2 s
            killed += sum(_kill_workers(process.running.pid) for process in host.processes)
        await _until_moved_on(at, 8)
        at.due = 0
        assert killed > 0
        row = await store.match(begun["match"])
        assert row is not None
        lines = await store.entries(begun["match"])
        match = replayed(row, lines)
        bots = [
            f"{begun['match']}: entry {entry.seq} was never requested, or applied twice"
            for entry in match.log
            if entry.by == 1
        ]
        assert set(at.ledger.faults(lines, 0)) <= set(bots), (
            "what a person sent stands once, nothing else is theirs"
        )
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
    """Kills the bot worker processes, whatever they are doing."""
    children = [int(each) for each in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
    for child in children:
        os.kill(child, signal.SIGKILL)
    return len(children)
