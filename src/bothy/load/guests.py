"""Guests that use the public API: they sign in, open tables, sit down and start."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from http.client import HTTPConnection, HTTPException
from queue import SimpleQueue
from typing import Any

import msgspec

from bothy.kernel import InvalidInput, Json, Reason
from bothy.server.clocks.pace import Pace
from bothy.server.people.sessions import CSRF_HEADER

AT_ONCE = 8


class Guest(msgspec.Struct, frozen=True):
    """A signed-in guest."""

    person: str
    cookie: str
    csrf: str


class ApiClient:
    """HTTP client for a host's processes: a few connections to each, used in turn."""

    def __init__(self, addresses: Sequence[str]) -> None:
        self._free: SimpleQueue[HTTPConnection] = SimpleQueue()
        for number in range(AT_ONCE):
            address = addresses[number % len(addresses)]
            try:
                self._free.put(HTTPConnection(address.removeprefix("http://"), timeout=30))
            except HTTPException as error:
                raise InvalidInput(Reason("load-away", address=address, fault=str(error))) from error
        self._places = asyncio.Semaphore(AT_ONCE)

    async def ask(self, path: str, data: Json = None, guest: Guest | None = None, method: str = "POST") -> Any:
        """Send a request, and return the answer and the cookie it sets."""
        async with self._places:
            return await asyncio.to_thread(self._ask, method, path, data, guest)

    def _ask(self, method: str, path: str, data: Json, guest: Guest | None) -> tuple[Any, str]:
        headers = {"content-type": "application/json"}
        if guest is not None:
            headers |= {"cookie": guest.cookie, CSRF_HEADER: guest.csrf}
        connection = self._free.get()
        try:
            connection.request(method, path, msgspec.json.encode(data), headers)
            answer = connection.getresponse()
            body, cookie = answer.read(), answer.getheader("set-cookie", "")
        except (OSError, HTTPException) as error:
            where = f"http://{connection.host}:{connection.port}"
            raise InvalidInput(Reason("load-away", address=where, fault=str(error))) from error
        finally:
            self._free.put(connection)
        if answer.status >= 300:
            raise InvalidInput(Reason("load-refused", path=path, status=answer.status, said=body.decode()[:200]))
        return msgspec.json.decode(body), cookie.partition(";")[0]

    async def sign_in(self, name: str) -> Guest:
        """Sign in a new guest."""
        me, cookie = await self.ask("/api/me", {"name": name})
        return Guest(me["person"], cookie, me["csrf"])

    async def table(self, game: str, guests: Sequence[Guest], pace: Pace | None = None) -> tuple[str, str]:
        """Open and start a table with these guests; return the ids of table and match."""
        host, *others = guests
        table, _ = await self.ask("/api/tables", {"game": game, "seats": len(guests), "pace": pace}, host)
        for guest in others:
            await self.ask(f"/api/tables/{table['id']}/seats", {"invite": table["invite"]}, guest)
        begun, _ = await self.ask(f"/api/tables/{table['id']}/start", {}, host)
        return begun["id"], begun["match"]

    def close(self) -> None:
        """Close all connections."""
        while not self._free.empty():
            self._free.get().close()
