"""Attackers: floods of frames, connections by the dozen, requests that never end; and what they cost."""

from __future__ import annotations

import asyncio
import json
import os
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from time import monotonic
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

TEXT, CONT, PING, PONG = 0x1, 0x0, 0x9, 0xA


def frame(opcode: int, payload: bytes = b"", last: bool = True) -> bytes:
    """Returns one masked frame; a mask of zeros leaves the payload as it is."""
    assert len(payload) < 126
    return bytes([(0x80 if last else 0) | opcode, 0x80 | len(payload), 0, 0, 0, 0]) + payload


class Stranger:
    """A caller with their own address, as reported by the proxy."""

    def __init__(self, server: str, address: str) -> None:
        self.server = server
        self.headers = {"x-forwarded-for": address}
        self.cookies: dict[str, str] = {}

    @asynccontextmanager
    async def asking(self, name: str = "") -> AsyncIterator[httpx.AsyncClient]:
        """Opens an HTTP client; with a name, signed in as a guest."""
        async with httpx.AsyncClient(base_url=self.server, headers=self.headers, timeout=30) as client:
            if name:
                answer = await client.post("/api/me", json={"name": name})
                assert answer.status_code == 201, answer.text
                client.headers["x-bothy-csrf"] = answer.json()["csrf"]
                self.cookies = dict(client.cookies)
            yield client

    async def table(self) -> str:
        """Opens a table to follow."""
        async with self.asking("Ailsa") as client:
            answer = await client.post("/api/tables", json={"game": "creel", "seats": 2})
            assert answer.status_code == 201, answer.text
            return str(answer.json()["id"])

    def follow(self, table: str) -> connect:
        """Opens a live socket, anonymous unless a name was given before."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        url = f"{self.server.replace('http', 'ws', 1)}/api/live/{table}"
        headers = self.headers | ({"cookie": cookies} if cookies else {})
        usual: dict[str, Any] = {"proxy": None, "ping_interval": None, "close_timeout": 2, "max_queue": None}
        return connect(url, additional_headers=headers, **usual)


async def flood(ws: ClientConnection, chunk: bytes, seconds: float) -> int | None:
    """Sends endlessly, as fast as the other side reads; returns the close code, if it was closed."""
    until = monotonic() + seconds
    while ws.close_code is None and not ws.transport.is_closing() and monotonic() < until:
        if ws.transport.get_write_buffer_size() < 1 << 20:
            ws.transport.write(chunk)
        await asyncio.sleep(0)
    return await closed(ws, 3.0)


async def closed(ws: ClientConnection, seconds: float) -> int | None:
    """Returns the close code of a socket, if it's closed in time."""
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            try:
                while True:
                    await ws.recv()
            except ConnectionClosed as error:
                return error.rcvd.code if error.rcvd is not None else 1006
    return None


async def answers_meanwhile(client: httpx.AsyncClient, until: asyncio.Event) -> list[float]:
    """Measures repeatedly how long another caller waits for an answer."""
    waited = []
    while not until.is_set():
        begun = monotonic()
        assert (await client.get("/api/games")).status_code == 200
        waited.append(monotonic() - begun)
        await asyncio.sleep(0.05)
    return waited


@asynccontextmanager
async def connection(server: str) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    """Opens a bare connection, dropped at the end with unsent data: closing would wait for all of it."""
    host, port = server.removeprefix("http://").split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    try:
        yield reader, writer
    finally:
        writer.transport.abort()
        with suppress(OSError):
            await writer.wait_closed()


async def half_sent(server: str, parts: list[bytes], pause: float, patience: float) -> float:
    """Sends a request in parts without ending it; returns the seconds until the server hangs up."""
    async with connection(server) as (reader, writer):
        begun = monotonic()

        async def drip() -> None:
            with suppress(OSError):
                for part in parts:
                    writer.write(part)
                    await writer.drain()
                    await asyncio.sleep(pause)

        dripping = asyncio.create_task(drip())
        try:
            async with asyncio.timeout(patience):
                with suppress(OSError):
                    while await reader.read(1 << 16):
                        pass
            return monotonic() - begun
        finally:
            dripping.cancel()


async def answered(server: str, request: bytes, times: int) -> list[int]:
    """Pipelines the same request over one connection; returns the statuses up to the first 429."""
    statuses: list[int] = []
    async with connection(server) as (reader, writer), asyncio.timeout(30):
        writer.write(request * times)
        while len(statuses) < times and (not statuses or statuses[-1] != 429):
            line = await reader.readline()
            assert line, "the server hung up"
            status = re.match(rb".*HTTP/1\.1 (\d+) ", line)  # after the previous body, which has no line end
            if status is not None:
                statuses.append(int(status[1]))
    return statuses


def head(method: str, path: str, **more: Any) -> bytes:
    """Returns the head of a request."""
    lines = [f"{method} {path} HTTP/1.1", "host: 127.0.0.1", *[f"{name}: {value}" for name, value in more.items()]]
    return "\r\n".join(lines).encode() + b"\r\n"


BODY = json.dumps({"name": "Ailsa"}).encode()


TICK = os.sysconf("SC_CLK_TCK")


@dataclass(frozen=True)
class Cost:
    """CPU in seconds, memory in bytes."""

    cpu: float
    memory: int
    answer: httpx.Response


def family(pid: int) -> list[int]:
    """Returns a process and all its descendants."""
    found = [pid]
    with suppress(OSError):
        for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split():
            found += family(int(child))
    return found


def cpu_of(pid: int) -> float:
    """Returns the CPU seconds of a process and its descendants, including those that have ended."""
    total = 0
    for each in family(pid):
        with suppress(OSError):
            fields = Path(f"/proc/{each}/stat").read_text().rpartition(")")[2].split()
            total += sum(int(field) for field in fields[11:15])
    return total / TICK


def memory_of(pid: int) -> int:
    """Returns the peak memory in bytes of a process and its descendants since `forget_peaks`."""
    total = 0
    for each in family(pid):
        with suppress(OSError):
            for line in Path(f"/proc/{each}/status").read_text().splitlines():
                if line.startswith("VmHWM:"):
                    total += int(line.split()[1]) * 1024
    return total


def forget_peaks(pid: int) -> None:
    """Resets the peak memory counters."""
    for each in family(pid):
        with suppress(OSError):
            Path(f"/proc/{each}/clear_refs").write_text("5")


async def cost_of(pid: int, client: httpx.AsyncClient, path: str, data: object) -> Cost:
    """Returns the cost of a request to a process, including its workers."""
    forget_peaks(pid)
    cpu, memory = cpu_of(pid), memory_of(pid)
    answer = await client.post(path, json=data)
    return Cost(cpu_of(pid) - cpu, memory_of(pid) - memory, answer)
