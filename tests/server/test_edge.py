"""A process from outside: its health, its metrics, and how it stops."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx
import pytest
from prometheus_client import REGISTRY
from structlog.testing import capture_logs
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from bothy.server.asgi.types import Message, Receive, Scope, Send
from bothy.server.edge import EdgeMiddleware
from bothy.server.serving import Host
from bothy.server.settings import Settings

FAREWELL = '{"type":"reconnect"}'


class Inn:
    """A small app: slow requests, sockets that echo after a while, and services that can be down."""

    def __init__(self) -> None:
        self.store = self.bus = True
        self.begun = asyncio.Event()
        self.appended: list[str] = []

    async def checks(self) -> dict[str, bool]:
        return {"store": self.store, "bus": self.bus}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        kind = {"lifespan": self.lifespan, "http": self.http, "websocket": self.websocket}
        await kind[scope["type"]](scope, receive, send)

    async def lifespan(self, scope: Scope, receive: Receive, send: Send) -> None:
        for part in ("startup", "shutdown"):
            await receive()
            await send({"type": f"lifespan.{part}.complete"})

    async def http(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["path"] == "/stream":
            await self.stream(receive, send)
            return
        scope["path_template"] = "/slow/{seconds}"
        self.begun.set()
        await asyncio.sleep(float(scope["path"].rsplit("/", 1)[1]))
        self.appended.append(scope["path"])
        status = 500 if "broken" in scope["path"] else 200
        await send({"type": "http.response.start", "status": status, "headers": []})
        await send({"type": "http.response.body", "body": b"done"})

    async def stream(self, receive: Receive, send: Send) -> None:
        assert (await receive())["type"] == "http.request"
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b"first", "more_body": True})
        self.begun.set()
        assert (await receive())["type"] == "http.disconnect"
        self.appended.append("the stream has ended")

    async def websocket(self, scope: Scope, receive: Receive, send: Send) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        while (message := await receive())["type"] == "websocket.receive":
            self.begun.set()
            await asyncio.sleep(0.3)
            self.appended.append(message["text"])
            await send({"type": "websocket.send", "text": f"ack {message['text']}"})


@asynccontextmanager
async def services(inn: Inn, **changes: Any) -> AsyncIterator[tuple[Host, str, asyncio.Task[None]]]:
    where: asyncio.Future[str] = asyncio.get_running_loop().create_future()
    settings = Settings(port=0, **{"drain_seconds": 2.0} | changes)
    host = Host(settings, EdgeMiddleware(inn, inn.checks, FAREWELL), where.set_result)
    running = asyncio.create_task(host._serve())
    try:
        yield host, await where, running
    finally:
        host.should_exit = True
        await running


async def test_a_process_is_alive_whatever_its_services_do() -> None:
    inn = Inn()
    inn.store = False
    async with services(inn) as (_, address, _), httpx.AsyncClient(base_url=address) as client:
        assert (await client.get("/health")).json() == {"alive": True}


@pytest.mark.parametrize(("store", "bus", "status"), [(True, True, 200), (True, False, 200), (False, True, 503)])
async def test_a_process_is_ready_if_its_store_is(store: bool, bus: bool, status: int) -> None:
    inn = Inn()
    inn.store, inn.bus = store, bus
    async with services(inn) as (_, address, _), httpx.AsyncClient(base_url=address) as client:
        answer = await client.get("/ready")
        assert answer.status_code == status
        assert answer.json() == {"ready": status == 200, "store": store, "bus": bus, "draining": False}


def counted(name: str, **labels: str) -> float:
    return REGISTRY.get_sample_value(name, labels) or 0.0


async def test_requests_are_counted_by_route_and_status_not_by_address() -> None:
    route = {"route": "/slow/{seconds}"}
    good, bad = ({"method": "GET", "status": status} | route for status in ("200", "500"))
    before = [counted("bothy_requests_total", **each) for each in (good, bad)]
    async with services(Inn()) as (_, address, _), httpx.AsyncClient(base_url=address) as client:
        for path in ("/slow/0.0", "/slow/0.000", "/broken/0.0"):
            await client.get(path)
        shown = (await client.get("/metrics")).text
    assert [counted("bothy_requests_total", **each) for each in (good, bad)] == [before[0] + 2, before[1] + 1]
    assert 'bothy_request_seconds_count{route="/slow/{seconds}"}' in shown
    assert "/slow/0.0" not in shown


@pytest.mark.parametrize(
    "header", ["X-Forwarded-For", "X-Forwarded-Host", "X-Forwarded-Anything", "Forwarded", "X-Real-IP", "Via"]
)
async def test_status_pages_of_a_process_are_not_served_to_clients_behind_a_proxy(header: str) -> None:
    async with services(Inn()) as (_, address, _), httpx.AsyncClient(base_url=address) as client:
        for path in ("/health", "/ready", "/metrics"):
            assert (await client.get(path)).status_code == 200
            assert (await client.get(path, headers={header: "for=203.0.113.9"})).status_code == 404


async def test_a_failure_and_a_slow_answer_are_always_logged() -> None:
    with capture_logs() as logs:
        async with services(Inn()) as (_, address, _), httpx.AsyncClient(base_url=address) as client:
            await client.get("/slow/0.0")
            await client.get("/broken/0.0")
            await client.get("/slow/1.1")
    levels = [line["log_level"] for line in logs if line["event"] == "request"]
    assert levels == ["info", "error", "warning"]


async def test_open_sockets_are_counted() -> None:
    async with services(Inn()) as (_, address, _), httpx.AsyncClient(base_url=address) as client:
        async with connect(address.replace("http", "ws")):
            assert "bothy_sockets 1.0" in (await client.get("/metrics")).text
        async with asyncio.timeout(30):
            while "bothy_sockets 0.0" not in (await client.get("/metrics")).text:
                await asyncio.sleep(0.01)


async def test_the_password_of_the_bus_is_not_logged() -> None:
    with capture_logs() as logs:
        async with services(Inn(), bus="nats://bothy:peat@nats.example:4222"):
            pass
    (serving,) = [line for line in logs if line["event"] == "serving"]
    assert serving["bus"] == "nats://nats.example:4222"
    assert "peat" not in str(logs)


async def test_an_invented_method_is_counted_as_another_one() -> None:
    async with services(Inn()) as (_, address, _), httpx.AsyncClient(base_url=address) as client:
        await client.request("BREW", "/slow/0.0")
        shown = (await client.get("/metrics")).text
    assert "BREW" not in shown
    assert 'method="other",route="/slow/{seconds}"' in shown


async def test_an_idle_connection_outlives_a_proxys_patience() -> None:
    """Caddy reuses a connection for two minutes; one that we close just then costs its caller an error."""
    async with services(Inn()) as (host, _, _):
        assert host.config.timeout_keep_alive > 120


# Stopping


async def test_a_request_that_was_begun_is_finished_and_answered() -> None:
    inn = Inn()
    async with services(inn) as (host, address, running), httpx.AsyncClient(base_url=address) as client:
        begun = asyncio.create_task(client.get("/slow/0.5"))
        await inn.begun.wait()
        host.should_exit = True
        assert (await begun).text == "done"
        await running


async def test_a_stream_is_ended_in_an_orderly_way_and_at_once() -> None:
    inn = Inn()
    async with services(inn, drain_seconds=20.0) as (host, address, running):
        async with httpx.AsyncClient(base_url=address) as client:
            begun = asyncio.create_task(client.get("/stream"))
            await inn.begun.wait()
            host.should_exit = True
            assert (await begun).text == "first"
        await asyncio.wait_for(running, 15)
    assert inn.appended == ["the stream has ended"]


async def test_a_stream_also_ends_when_its_reader_leaves() -> None:
    inn = Inn()
    async with services(inn) as (_, address, _), httpx.AsyncClient(base_url=address) as client:
        async with client.stream("GET", "/stream") as stream:
            async for part in stream.aiter_text():
                assert part == "first"
                break
        while not inn.appended:
            await asyncio.sleep(0.01)


async def test_a_socket_told_to_close_still_gets_the_acknowledgement_it_is_waiting_for() -> None:
    inn = Inn()
    async with services(inn, drain_seconds=30.0) as (host, address, running):
        async with connect(address.replace("http", "ws")) as socket:
            await socket.send("move 1")
            await inn.begun.wait()
            host.should_exit = True
            heard = [await socket.recv(), await socket.recv()]
            assert heard == [FAREWELL, "ack move 1"]
        await asyncio.wait_for(running, 20)
    assert inn.appended == ["move 1"]


async def test_a_socket_that_does_not_go_is_closed_with_service_restart() -> None:
    inn = Inn()
    async with (
        services(inn, drain_seconds=1.0) as (host, address, running),
        connect(address.replace("http", "ws")) as socket,
    ):
        host.should_exit = True
        assert await socket.recv() == FAREWELL
        with pytest.raises(ConnectionClosed) as closed:
            await socket.recv()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1012
        await running


async def test_while_draining_a_process_is_not_ready_and_takes_no_socket() -> None:
    inn = Inn()
    async with services(inn) as (host, address, running), httpx.AsyncClient(base_url=address) as client:
        async with connect(address.replace("http", "ws")) as socket:
            host.should_exit = True
            assert await socket.recv() == FAREWELL
            answer = await client.get("/ready")
            assert answer.status_code == 503
            assert answer.json()["draining"] is True
            with pytest.raises(Exception, match="403"):
                await connect(address.replace("http", "ws"))
        await running


async def test_a_second_signal_cuts_the_draining_short() -> None:
    inn = Inn()
    async with (
        services(inn, drain_seconds=30.0) as (host, address, running),
        connect(address.replace("http", "ws")) as socket,
    ):
        host.should_exit = True
        assert await socket.recv() == FAREWELL
        host.force_exit = True
        await asyncio.wait_for(running, 20)


async def test_a_socket_that_does_not_read_does_not_delay_the_end_of_the_others() -> None:
    inn, blocked = Inn(), asyncio.Event()
    edge = EdgeMiddleware(inn, inn.checks, FAREWELL)

    async def stuck(message: Message) -> None:
        if message["type"] == "websocket.send":
            await blocked.wait()

    heard: list[Message] = []

    async def listening(message: Message) -> None:
        heard.append(message)

    async def nothing_more() -> Message:
        first.set()
        await blocked.wait()
        return {"type": "websocket.disconnect"}

    first = asyncio.Event()
    sockets = [asyncio.create_task(edge({"type": "websocket"}, nothing_more, each)) for each in (stuck, listening)]
    await first.wait()
    await edge.drain(0.2)
    assert edge.sockets == 2
    assert heard[-1]["text"] == FAREWELL
    blocked.set()
    await asyncio.gather(*sockets)
