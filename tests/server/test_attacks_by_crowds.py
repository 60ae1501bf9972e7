"""Crowds at one table: a socket that joins or leaves costs the same, however many are there. More at night."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path
from time import monotonic
from typing import Any

import httpx
import pytest
from tests.nightly import NIGHTLY
from tests.server.flooding import Stranger
from tests.server.processes import until
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidStatus

from bothy.load.hosting import Host, hosted
from bothy.server.live.presence import MOST_NAMES, PAUSE
from bothy.server.people.limits import OPENINGS

ADDRESSES = [f"127.0.0.{number}" for number in range(1, 11)]
FEW, MANY = (10, 1000) if NIGHTLY else (10, 200)
ROUNDS = 2
EACH = 20
"""Sockets that join and leave per address and round."""
APART = 1.2 / OPENINGS.rate
"""Seconds between two of them, so that none is refused, which would count as well."""
DEARER = 1.5


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """Runs one process with its limits on; an address may have a few more sockets than usual."""
    store = f"sqlite:{tmp_path_factory.mktemp('crowded') / 'bothy.db'}"
    with hosted(store, "local", 1, BOTHY_RATE_LIMITS="true", BOTHY_MAX_SOCKETS_PER_ADDRESS="120") as host:
        yield host


def follow(server: str, table: str, address: str) -> connect:
    """Opens a socket from one of our own addresses."""
    usual: dict[str, Any] = {"proxy": None, "ping_interval": None, "close_timeout": 5, "max_queue": None}
    return connect(f"{server.replace('http', 'ws', 1)}/api/live/{table}", local_addr=(address, 0), **usual)


@asynccontextmanager
async def one_more(server: str, table: str, address: str) -> AsyncIterator[ClientConnection]:
    """Opens a socket as soon as its address may open another."""
    while True:
        try:
            ws = await follow(server, table, address)
            break
        except InvalidStatus:
            await asyncio.sleep(0.1)
    try:
        await ws.recv()
        yield ws
    finally:
        await ws.close()


async def come_and_go(process: Any, table: str) -> float:
    """Returns the CPU seconds of a socket that joins, receives the table's state, and leaves."""

    async def some(address: str) -> None:
        for _ in range(EACH):
            async with one_more(process.address, table, address):
                pass
            await asyncio.sleep(APART)

    await asyncio.sleep(1.0)
    before = process.cpu
    await asyncio.gather(*[some(address) for address in ADDRESSES])
    return float(process.cpu - before) / (EACH * len(ADDRESSES))


async def test_a_socket_costs_the_same_at_a_crowded_table_as_at_an_empty_one(
    host: Host,
) -> None:
    (process,) = host.processes
    table = await Stranger(process.address, "192.0.2.1").table()
    async with AsyncExitStack() as stack:

        async def fill(address: str, each: int) -> None:
            for _ in range(each):
                await stack.enter_async_context(one_more(process.address, table, address))

        costs = {}
        held = 0
        for many in (FEW, MANY):
            await asyncio.gather(*[fill(address, (many - held) // len(ADDRESSES)) for address in ADDRESSES])
            held = many
            costs[many] = min([await come_and_go(process, table) for _ in range(ROUNDS)])
    print("milliseconds of CPU by sockets there:", {many: round(1000 * cost, 2) for many, cost in costs.items()})
    assert costs[MANY] < DEARER * costs[FEW], costs


async def test_an_address_can_open_only_a_burst_of_sockets_and_then_a_limited_number_per_second(
    host: Host,
) -> None:
    (server,) = host.addresses
    table = await Stranger(server, "192.0.2.2").table()
    mallory = Stranger(server, "198.51.100.1")

    async def opens() -> bool:
        with suppress(InvalidStatus):
            async with mallory.follow(table) as ws:
                await ws.recv()
            return True
        return False

    opened = sum(await asyncio.gather(*[opens() for _ in range(3 * int(OPENINGS.burst))]))
    assert OPENINGS.burst <= opened < 2 * OPENINGS.burst

    async def streams(client: httpx.AsyncClient) -> int:
        async with client.stream("GET", f"/api/stream/{table}") as answer:
            return answer.status_code

    async with mallory.asking() as client:
        assert 429 in await asyncio.gather(*[streams(client) for _ in range(int(OPENINGS.burst))])
    async with Stranger(server, "192.0.2.3").follow(table) as ws:
        await ws.recv()


async def test_presence_at_a_crowded_table_is_sent_once_a_second_and_lists_the_players_by_name(
    tmp_path: Path,
) -> None:
    store = f"sqlite:{tmp_path / 'bothy.db'}"
    opening = hosted(store, "local", 1)
    host = await asyncio.to_thread(opening.__enter__)
    async with AsyncExitStack() as stack:
        stack.push_async_callback(asyncio.to_thread, opening.__exit__, None, None, None)
        (server,) = host.addresses
        ailsa = Stranger(server, "192.0.2.4")
        client = await stack.enter_async_context(ailsa.asking("Ailsa"))
        opened = await client.post("/api/tables", json={"game": "creel", "seats": 2})
        table, me = opened.json()["id"], (await client.get("/api/me")).json()["person"]
        ws = await stack.enter_async_context(ailsa.follow(table))
        heard: list[Any] = []
        hearing, begun = asyncio.create_task(hear(ws, heard)), monotonic()
        stack.callback(hearing.cancel)
        for number in range(MOST_NAMES + 5):
            onlooker = Stranger(server, "198.51.100.2")
            await stack.enter_async_context(onlooker.asking(f"Onlooker {number}"))
            await stack.enter_async_context(onlooker.follow(table))
        await until(lambda: bool(heard) and len(heard[-1]["people"]) + heard[-1]["others"] == MOST_NAMES + 6)
        assert len(heard[-1]["people"]) == MOST_NAMES
        assert me in heard[-1]["people"]
        assert heard[-1]["others"] == 6
        assert len(heard) <= (monotonic() - begun) / PAUSE + 2, "once a second, and when somebody comes to a table"


async def hear(ws: ClientConnection, heard: list[Any]) -> None:
    async for text in ws:
        message = json.loads(text)
        if message["is"] == "presence":
            heard.append(message)
