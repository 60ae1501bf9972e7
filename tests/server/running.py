"""A whole server for tests: the real app under uvicorn on a free port, and people who connect over the network."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Self

import httpx
import uvicorn
from tests.server.calendar import file_for_tests
from websockets.asyncio.client import ClientConnection, connect

from bothy.kernel import Json, SamplingDealer
from bothy.server.app import build
from bothy.server.bot_workers import BotService
from bothy.server.bus import Bus
from bothy.server.bus.local import LocalBus
from bothy.server.edge import answering_head
from bothy.server.live.parts import view_hash
from bothy.server.services import Services
from bothy.server.serving import KEEP_ALIVE
from bothy.server.settings import Settings
from bothy.server.store import Store
from bothy.table import Header

SECRET = "not a secret at all, but long enough for tests"  # noqa: S105


class NoBots(BotService):
    """Bot workers that must not be called."""

    async def choose(self, game: str, header: Header, snapshot: Json, seat: int, bot: str, seed: int) -> Json:
        raise AssertionError("there is no bot at this table")

    async def close(self) -> None:
        pass


class Site:
    """One process and its address."""

    def __init__(self, services: Services, port: int) -> None:
        self.services = services
        self.port = port
        self.address = f"http://127.0.0.1:{port}"

    @asynccontextmanager
    async def guest(self, name: str = "Ailsa", **headers: str) -> AsyncIterator[Guest]:
        """Signs in a guest with a name."""
        async with httpx.AsyncClient(base_url=self.address, headers=headers, timeout=30) as client:
            guest = Guest(self, client)
            await guest.sign_in(name)
            yield guest


class Guest:
    """A guest with a browser."""

    def __init__(self, site: Site, client: httpx.AsyncClient) -> None:
        self.site = site
        self.client = client
        self.id = ""

    async def sign_in(self, name: str) -> None:
        me = await self.post("/api/me", {"name": name})
        self.id = me["person"]
        self.client.headers["x-bothy-csrf"] = me["csrf"]

    async def get(self, path: str, status: int = 200) -> Any:
        return _checked(await self.client.get(path), status)

    async def post(self, path: str, data: Json = None, status: int | None = None) -> Any:
        return _checked(await self.client.post(path, json=data), status)

    async def reason(self, path: str, data: Json, status: int) -> str:
        """Returns the reason of a refusal, which must have this status."""
        return str((await self.post(path, data, status))["reason"]["key"])

    async def table(self, game: str = "creel", seats: int = 2, **options: Any) -> Any:
        return await self.post("/api/tables", {"game": game, "seats": seats, "options": options})

    @asynccontextmanager
    async def follow(self, table: str, slow: bool = False, **headers: str) -> AsyncIterator[Live]:
        """Opens the live socket of a table, with this guest's cookie. A slow one has very small buffers."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.client.cookies.items())
        url = f"ws://127.0.0.1:{self.site.port}/api/live/{table}"
        more: dict[str, Any] = {"additional_headers": {"cookie": cookies} | headers, "max_size": None}
        if slow:
            more |= {"sock": _narrow(self.site.port), "max_queue": 1}
        async with connect(url, proxy=None, **more) as ws:
            yield Live(ws)


def _narrow(port: int) -> socket.socket:
    """Opens a connection whose buffers are full almost at once."""
    made = socket.socket()
    made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    made.connect(("127.0.0.1", port))
    made.setblocking(False)
    return made


def _checked(answer: httpx.Response, status: int | None) -> Any:
    fine = answer.status_code in (200, 201, 204) if status is None else answer.status_code == status
    assert fine, (answer.status_code, answer.text)
    return answer.json() if answer.content else None


class Live:
    """A live socket client that keeps its view as a browser would, and compares hashes."""

    def __init__(self, ws: ClientConnection) -> None:
        self.ws = ws
        self.view: dict[str, Any] = {}
        self.seq = -1
        self.mine: Json = None
        self.seats_to_act: list[int] = []
        self.others: list[Json] = []
        """All received messages except steps, oldest first."""
        self.steps: list[Json] = []
        self.texts: list[str] = []
        self._number = 0

    async def send(self, kind: str, **fields: Any) -> int:
        self._number += 1
        numbered = {} if kind in ("hello", "ping") else {"id": self._number}
        await self.ws.send(json.dumps({"is": kind} | numbered | fields))
        return self._number

    async def hello(self, seat: int | None = None, have: int = -1) -> Self:
        await self.send("hello", seat=seat, have=have)
        return self

    async def hear(self, seconds: float = 30.0) -> Json:
        """Returns the next message, applied."""
        async with asyncio.timeout(seconds):
            text = await self.ws.recv()
        assert isinstance(text, str)
        self.texts.append(text)
        message = json.loads(text)
        if message["is"] == "resync":
            self.view = message["view"]
        elif message["is"] == "steps":
            assert [step["seq"] for step in message["steps"]] == list(range(self.seq + 1, message["seq"] + 1))
            self.steps += message["steps"]
            self.view = {name: part for name, part in self.view.items() if name not in message.get("gone", ())}
            self.view |= message["changed"]
        else:
            self.others.append(message)
            return message
        self.seq, self.mine, self.seats_to_act = message["seq"], message.get("mine"), message["seats_to_act"]
        assert view_hash(self.view) == message["hash"], "what the client holds is not what the server means"
        return message

    async def until(self, kind: str, seconds: float = 30.0, **fields: Any) -> Json:
        """Reads until a message of this kind comes."""
        async with asyncio.timeout(seconds):
            while True:
                message = await self.hear(seconds)
                if message["is"] == kind and all(message.get(name) == value for name, value in fields.items()):
                    return message

    async def until_seq(self, seq: int, seconds: float = 30.0) -> None:
        """Reads until everything up to a step is known."""
        async with asyncio.timeout(seconds):
            while self.seq < seq:
                await self.hear(seconds)

    async def act(self, *actions: Json, after: int | None = None) -> Json:
        """Plays, and returns the answer."""
        number = await self.send("act", after=self.seq if after is None else after, actions=list(actions))
        return await self.answer(number)

    async def answer(self, number: int) -> Json:
        while True:
            message = await self.hear()
            if message.get("id") == number:
                return message


@asynccontextmanager
async def running(
    path: Path,
    bus: Bus | None = None,
    bot_service: BotService | None = None,
    store: Store | None = None,
    **settings: Any,
) -> AsyncIterator[Site]:
    """Runs a serving process. Two on one folder and one bus are two processes of one host."""
    workers = 0 if bot_service is None else 1
    usual: dict[str, Any] = {"secret": SECRET, "rate_limits": False, "bot_workers": workers}
    chosen = Settings(**usual | settings)
    app = build(chosen, store or file_for_tests(path / "bothy.db"), bus or LocalBus(), bot_service or NoBots())
    with socket.create_server(("127.0.0.1", 0)) as listener:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 8192)  # connections inherit it
        config = uvicorn.Config(
            answering_head(app),
            lifespan="on",
            ws="websockets-sansio",
            ws_per_message_deflate=False,
            log_config=None,
            access_log=False,
            timeout_keep_alive=KEEP_ALIVE,
            timeout_graceful_shutdown=1,
        )
        server = uvicorn.Server(config)
        serving = asyncio.create_task(server._serve([listener]))
        while not server.started:
            await asyncio.sleep(0.01)
            assert not serving.done(), serving.exception()
        try:
            yield Site(app.services, listener.getsockname()[1])
        finally:
            server.should_exit = True
            await serving


@asynccontextmanager
async def two_seated(site: Site, game: str = "creel", **options: Any) -> AsyncIterator[tuple[Guest, Guest, Any]]:
    """Yields two guests and the table of their running match."""
    async with site.guest("Ailsa") as ailsa, site.guest("Boyd") as boyd:
        table = await ailsa.table(game, 2, **options)
        await boyd.post(f"/api/tables/{table['id']}/seats", {"invite": table["invite"]})
        yield ailsa, boyd, await ailsa.post(f"/api/tables/{table['id']}/start")


async def any_move(live: Live, chance: SamplingDealer) -> None:
    """Plays any legal action through a socket whose seat owes an answer."""
    actions = live.mine["decision"]["actions"]
    answer = await live.act(actions[chance.below(len(actions))])
    assert answer["is"] == "ack", answer
    await live.until_seq(answer["seq"])
