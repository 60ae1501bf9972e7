"""Attacks on the edge of a server: a real process, and attackers. Other people hardly notice.

Each attacker has their own address, as a proxy would report it. Longer with NIGHTLY=1.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import AsyncExitStack, suppress
from pathlib import Path

import httpx
import pytest
from private_services import Services
from tests.nightly import NIGHTLY
from tests.server.flooding import (
    BODY,
    CONT,
    PING,
    PONG,
    TEXT,
    Stranger,
    answered,
    answers_meanwhile,
    closed,
    connection,
    flood,
    frame,
    half_sent,
    head,
)
from tests.server.running import running, two_seated
from websockets.exceptions import InvalidMessage, InvalidStatus

from bothy.load.hosting import hosted
from bothy.server.bus.local import LocalBus
from bothy.server.bus.nats import NatsBus
from bothy.server.live.signouts import SUBJECT
from bothy.server.people.sessions import COOKIE

SECONDS = 20.0 if NIGHTLY else 3.0
"""Seconds that an attacker floods if not stopped."""
ATTACKERS = 40 if NIGHTLY else 4
PATIENCE = 3.0 if NIGHTLY else 10.0  # by day other tests take the cores
"""Seconds that another caller may have to wait on a busy machine; without the limits it was 24."""
SOCKETS, TABLES_GUEST, TABLES_ADDRESS, REQUEST_SECONDS = 8, 4, 6, 1.0


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Runs one process of a host with its limits on, some of them low enough to be reached soon."""
    with hosted(
        f"sqlite:{tmp_path_factory.mktemp('attacked') / 'bothy.db'}",
        "local",
        1,
        BOTHY_RATE_LIMITS="true",
        BOTHY_MAX_SOCKETS_PER_ADDRESS=str(SOCKETS),
        BOTHY_MAX_WAITING_TABLES_PER_PERSON=str(TABLES_GUEST),
        BOTHY_MAX_WAITING_TABLES_PER_ADDRESS=str(TABLES_ADDRESS),
        BOTHY_REQUEST_TIMEOUT_SECONDS=str(REQUEST_SECONDS),
    ) as host:
        yield host.addresses[0]


# Frames


FLOODS = {
    "pings": frame(PING) * 10_000,
    "pongs": frame(PONG) * 10_000,
    "fragments": frame(TEXT, last=False) + frame(CONT, last=False) * 10_000,
    "messages": frame(TEXT, b'{"is":"ping"}') * 4_000,
    "nonsense": frame(TEXT, b"x") * 10_000,
}


@pytest.mark.parametrize("what", FLOODS)
async def test_a_socket_that_sends_frames_endlessly_is_closed_and_no_one_else_waits(
    server: str, what: str
) -> None:
    mallory, ailsa = Stranger(server, f"198.51.100.{len(what)}"), Stranger(server, "192.0.2.1")
    table, over = await ailsa.table(), asyncio.Event()
    async with ailsa.asking() as client, mallory.follow(table) as ws:
        others = asyncio.create_task(answers_meanwhile(client, over))
        code = await flood(ws, FLOODS[what], SECONDS)
        over.set()
        waited = await others
    assert code == 1008
    assert max(waited) < PATIENCE, sorted(waited)[-5:]


async def test_frames_sent_before_the_socket_is_open_count_too(server: str) -> None:
    table = await Stranger(server, "192.0.2.11").table()
    upgrade = {"upgrade": "websocket", "connection": "upgrade", "sec-websocket-version": "13"}
    asking = head("GET", f"/api/live/{table}", **upgrade, **{"sec-websocket-key": "AAAAAAAAAAAAAAAAAAAAAA=="})
    await half_sent(server, [asking + b"\r\n", *[FLOODS["pings"]] * 100], 0.0, patience=15.0)
    async with Stranger(server, "192.0.2.11").asking() as client:
        assert (await client.get("/api/games")).status_code == 200


async def test_repeated_flooding_through_new_sockets_holds_no_one_up(server: str) -> None:
    ailsa, over = Stranger(server, "192.0.2.2"), asyncio.Event()
    table = await ailsa.table()

    async def again(mallory: Stranger) -> list[int | None]:
        codes = []
        for _ in range(5):
            with suppress(InvalidMessage):  # refused early: the connection was cut before it became a socket
                async with mallory.follow(table) as ws:
                    codes.append(await flood(ws, FLOODS["pings"], SECONDS))
        return codes

    async with ailsa.asking() as client:
        others = asyncio.create_task(answers_meanwhile(client, over))
        codes = await asyncio.gather(*[again(Stranger(server, f"203.0.113.{n}")) for n in range(ATTACKERS)])
        over.set()
        waited = await others
    assert all(set(each) == {1008} for each in codes), codes
    assert max(waited) < PATIENCE, sorted(waited)[-5:]


async def test_sockets_that_each_keep_within_bounds_are_closed_if_their_address_does_not(server: str) -> None:
    mallory, ailsa = Stranger(server, "198.51.100.50"), Stranger(server, "192.0.2.3")
    table = await ailsa.table()
    async with AsyncExitStack() as stack:
        calm = await stack.enter_async_context(ailsa.follow(table))
        sockets = [await stack.enter_async_context(mallory.follow(table)) for _ in range(SOCKETS)]
        for ws in sockets:
            ws.transport.write(frame(PONG) * 250)  # a socket may send 300 at once, an address 1,200
        codes = await asyncio.gather(*[closed(ws, 2.0) for ws in sockets])
        assert 1008 in codes
        assert None in codes
        assert await closed(calm, 0.1) is None


async def test_a_person_who_plays_fast_is_never_closed(server: str) -> None:
    ailsa = Stranger(server, "192.0.2.4")
    table = await ailsa.table()
    async with ailsa.follow(table) as ws:
        for _ in range(20):
            await ws.send('{"is":"ping"}')
            await (await ws.ping())
        assert await closed(ws, 0.1) is None


# Connections


async def test_an_address_has_a_limited_number_of_sockets_and_streams(server: str) -> None:
    mallory, ailsa = Stranger(server, "198.51.100.60"), Stranger(server, "192.0.2.5")
    table = await ailsa.table()
    async with AsyncExitStack() as stack:
        sockets = [await stack.enter_async_context(mallory.follow(table)) for _ in range(SOCKETS)]
        with pytest.raises(InvalidStatus):
            await stack.enter_async_context(mallory.follow(table))
        async with mallory.asking() as client:
            answer = await client.get(f"/api/stream/{table}")
            assert (answer.status_code, answer.json()["reason"]["key"]) == (429, "too-many-connections")
        async with ailsa.follow(table):
            pass
        await sockets[0].close()
        async with asyncio.timeout(10):
            while True:
                try:
                    await stack.enter_async_context(mallory.follow(table))
                    break
                except InvalidStatus:
                    await asyncio.sleep(0.05)


async def test_a_household_with_a_whole_ipv6_network_is_one_caller(server: str) -> None:
    ailsa = Stranger(server, "192.0.2.6")
    table = await ailsa.table()
    async with AsyncExitStack() as stack:
        for number in range(SOCKETS):
            await stack.enter_async_context(Stranger(server, f"2001:db8:0:1::{number:x}").follow(table))
        with pytest.raises(InvalidStatus):
            await stack.enter_async_context(Stranger(server, "2001:db8:0:1:ffff::1").follow(table))
        await stack.enter_async_context(Stranger(server, "2001:db8:0:2::1").follow(table))


# Tables


async def test_a_guest_and_an_address_have_a_limited_number_of_waiting_tables(server: str) -> None:
    new = {"game": "creel", "seats": 2, "listed": True}

    def key(answer: httpx.Response) -> str:
        return str(answer.json()["reason"]["key"])

    mallory = Stranger(server, "198.51.100.70")
    async with mallory.asking("Mallory") as one, mallory.asking("Mallory again") as two:
        opened = [await one.post("/api/tables", json=new) for _ in range(TABLES_GUEST + 1)]
        assert [answer.status_code for answer in opened] == [201] * TABLES_GUEST + [429]
        assert key(opened[-1]) == "too-many-tables"
        more = [await two.post("/api/tables", json=new) for _ in range(TABLES_ADDRESS - TABLES_GUEST + 1)]
        assert [answer.status_code for answer in more] == [201] * (TABLES_ADDRESS - TABLES_GUEST) + [429]
        assert key(more[-1]) == "too-many-tables-here"
        listed = (await two.get("/api/tables")).json()
        assert sum(table["game"] == "creel" for table in listed) == TABLES_ADDRESS
    async with Stranger(server, "192.0.2.7").asking("Ailsa") as ailsa:
        assert (await ailsa.post("/api/tables", json=new)).status_code == 201


async def test_tables_opened_all_at_once_are_counted_too(server: str) -> None:
    async with Stranger(server, "198.51.100.71").asking("Mallory") as mallory:
        answers = await asyncio.gather(*[mallory.post("/api/tables", json={"game": "creel"}) for _ in range(6)])
    assert sorted(answer.status_code for answer in answers) == [201] * TABLES_GUEST + [429] * (6 - TABLES_GUEST)


async def test_a_guest_who_leaves_a_table_may_open_another_and_the_old_one_is_gone(server: str) -> None:
    async with Stranger(server, "192.0.2.8").asking("Ailsa") as ailsa:
        tables = [(await ailsa.post("/api/tables", json={"game": "creel"})).json() for _ in range(TABLES_GUEST)]
        left = tables[1]["id"]
        assert (await ailsa.delete(f"/api/tables/{left}/seats/0")).status_code == 200
        assert (await ailsa.post("/api/tables", json={"game": "creel"})).status_code == 201
        assert (await ailsa.get(f"/api/tables/{left}")).status_code == 404
        assert (await ailsa.get(f"/api/tables/{tables[0]['id']}")).status_code == 200


# Requests


async def test_invented_methods_make_no_new_series(server: str) -> None:
    async with httpx.AsyncClient(base_url=server, timeout=30) as client:
        for number in range(1500 if NIGHTLY else 50):
            address = {"x-forwarded-for": f"198.18.{number // 250}.{number % 250}"}
            assert (await client.request(f"BREW{number}", "/api/games", headers=address)).status_code == 405
        shown = (await client.get("/metrics")).text
    assert "BREW" not in shown
    assert 'method="other"' in shown


@pytest.mark.parametrize(("method", "path"), [("GET", "/api/nowhere/x"), ("BREW", "/api/games")])
async def test_requests_without_a_handler_are_limited_too(server: str, method: str, path: str) -> None:
    asked = head(method, path, **{"x-forwarded-for": f"198.51.100.{100 + len(method)}"}) + b"\r\n"
    statuses = await answered(server, asked, 600)
    assert statuses[0] in (404, 405)
    assert statuses[-1] == 429, "200 at once, and 40 a second"
    async with Stranger(server, "192.0.2.9").asking() as ailsa:
        assert (await ailsa.request(method, path)).status_code in (404, 405)


POST = head("POST", "/api/me", **{"content-type": "application/json", "content-length": len(BODY)}) + b"\r\n"
HALVES = {
    "nothing": [],
    "half a head": [b"GET /api/games HTTP/1.1\r\nhost: x\r\n"],
    "a head letter by letter": [bytes([letter]) for letter in head("GET", "/api/games") * 5],
    "half a body": [POST + BODY[:5]],
    "a body letter by letter": [POST, *[bytes([letter]) for letter in BODY[:-1]]],
    "a whole request, then half a body": [head("GET", "/api/games") + b"\r\n" + POST + BODY[:5]],
    "a whole request, then half a head": [head("GET", "/api/games") + b"\r\n", b"GET /"],
}


@pytest.mark.parametrize("what", HALVES)
async def test_a_request_that_never_ends_is_cut_off(server: str, what: str) -> None:
    assert await half_sent(server, HALVES[what], 0.2, patience=15.0) < 9 * REQUEST_SECONDS


async def test_a_slow_request_that_ends_in_time_is_answered(server: str) -> None:
    whole = POST + BODY
    async with connection(server) as (reader, writer):
        for start in range(0, len(whole), 40):
            writer.write(whole[start : start + 40])
            await asyncio.sleep(0.05)
        assert b" 201 " in await asyncio.wait_for(reader.readline(), 10)


async def test_an_invite_in_letters_no_invite_has_is_refused_like_any_other(server: str) -> None:
    ailsa = Stranger(server, "192.0.2.10")
    table = await ailsa.table()
    async with Stranger(server, "198.51.100.80").asking("Mallory") as mallory:
        for invite in ("é" * 18, "🐑", "\u0000"):
            answer = await mallory.post(f"/api/tables/{table}/seats", json={"invite": invite})
            assert (answer.status_code, answer.json()["reason"]["key"]) == (403, "not-invited")


# Signing out


async def test_a_guest_who_signs_out_is_out_at_once_at_every_process(tmp_path: Path, services: Services) -> None:
    one, other = NatsBus(services.nats.url), NatsBus(services.nats.url)
    async with running(tmp_path, bus=one) as here, running(tmp_path, bus=other) as there:
        async with two_seated(here) as (ailsa, boyd, table), AsyncExitStack() as stack:
            sockets = []
            for site in (here, there):
                ailsa.site = boyd.site = site
                sockets.append(await stack.enter_async_context(ailsa.follow(table["id"])))
                await (await sockets[-1].hello(0)).until("resync")
            stays = await stack.enter_async_context(boyd.follow(table["id"]))
            await (await stays.hello(1)).until("resync")
            stream = f"{there.address}/api/stream/{table['id']}?seat=0"
            reading = await stack.enter_async_context(ailsa.client.stream("GET", stream))
            assert reading.status_code == 200
            assert (await ailsa.client.delete("/api/me")).status_code == 204
            assert [await closed(live.ws, 10) for live in sockets] == [4401, 4401]
            async with asyncio.timeout(10):
                async for _ in reading.aiter_bytes():
                    pass
            assert (await stays.act(["row", 1]))["is"] == "ack"


async def test_a_new_name_starts_a_new_session_and_ends_the_sockets_of_the_old_one(tmp_path: Path) -> None:
    async with running(tmp_path) as site, two_seated(site) as (ailsa, _, table):
        async with ailsa.follow(table["id"]) as live:
            await (await live.hello(0)).until("resync")
            await ailsa.sign_in("Ailsa of the Isles")
            assert await closed(live.ws, 10) == 4401
        async with ailsa.follow(table["id"]) as again:
            await (await again.hello(0)).until("resync")


async def test_a_forged_message_that_a_guest_signed_out_ends_nothing(tmp_path: Path) -> None:
    bus = LocalBus()
    async with running(tmp_path, bus=bus) as site, two_seated(site) as (ailsa, _, table):
        async with ailsa.follow(table["id"]) as live:
            await (await live.hello(0)).until("resync")
            key = site.services.sessions.key(ailsa.client.cookies[COOKIE])
            assert key is not None
            for payload in (key, b"", b"x" * 32, b"x" * 1000):
                await bus.publish(SUBJECT, payload)
            assert await closed(live.ws, 0.5) is None
