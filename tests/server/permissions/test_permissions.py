"""No caller reads, plays, renames, erases or is sent what isn't theirs: the table, checked cell by cell."""

from __future__ import annotations

import re
import shutil
import sqlite3
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest
from private_services import in_memory
from tests.server.accounts.people import hosting
from tests.server.permissions.table import CALLERS, ROUTES, Row
from tests.server.permissions.world import World, build
from tests.server.running import NoBots, Site

from bothy.server.api.scopes import scope_of
from bothy.server.app import API

SCOPES = frozenset({"read", "play", "tables"})
RESTLESS = {"host_beat", "downtimes", "outbox", "told"}
"""Tables that a process writes to automatically."""
SHOWN = {"tickets": "hash, purpose, person_id, ends, body"}
"""A guessed ticket changes only its counter."""


def test_every_route_has_a_row() -> None:
    """A new route must declare here who may use it."""
    served = {f"{route.method} {route.template}" for route in API}
    assert {each.route for each in ROUTES} == served | {"GET /api/stream/{table}"}
    assert all(len(each.cells) == len(CALLERS) for each in ROUTES)


@pytest.fixture
def folder() -> Iterator[Path]:
    """Yields a folder in memory: hundreds of tables are created and deleted, which would be slow on a disk."""
    made = in_memory()
    yield made
    shutil.rmtree(made)


async def test_every_caller_gets_the_answer_they_are_entitled_to(folder: Path) -> None:
    settings = {"bot_service": NoBots(), "push_key_file": str(folder / "push.key"), "notice_delay_seconds": 3600.0}
    async with hosting(folder, **settings) as (site, _):
        async with httpx.AsyncClient(base_url=site.address, timeout=30) as client:
            walk = Walk(site, client, folder / "bothy.db")
            for each in ROUTES:
                await walk.row(each)
    assert not walk.wrong, "\n".join(["", *walk.wrong])


async def test_a_token_gets_what_its_person_gets_and_only_in_its_scopes(folder: Path) -> None:
    """A program with a token for the player at the second seat asks for every operation."""
    scopes = {f"{route.method} {route.template}": scope_of(route) for route in API}
    scopes["GET /api/stream/{table}"] = "read"
    settings = {"bot_service": NoBots(), "push_key_file": str(folder / "push.key"), "notice_delay_seconds": 3600.0}
    async with hosting(folder, **settings) as (site, _):
        async with httpx.AsyncClient(base_url=site.address, timeout=30) as client:
            walk = Walk(site, client, folder / "bothy.db")
            for each in ROUTES:
                scope = scopes[each.route]
                status = 403 if scope is None else each.cells[CALLERS.index("seat")]
                cells = tuple(status if caller == "seat" else 0 for caller in CALLERS)
                await walk.token_row(replace(each, cells=cells), SCOPES)
                if scope is not None:
                    await walk.token_row(replace(each, cells=(403,) * len(CALLERS)), SCOPES - {scope})
    assert not walk.wrong, "\n".join(["", *walk.wrong])


class Walk:
    """Sends the request of each cell, and collects differences. A world is reused until something changes."""

    def __init__(self, site: Site, client: httpx.AsyncClient, file: Path) -> None:
        self.site = site
        self.client = client
        self.rows = Rows(file)
        self.worlds: dict[str, World] = {}
        self.wrong: list[str] = []

    async def row(self, row: Row) -> None:
        for caller, status in zip(CALLERS, row.cells, strict=True):
            if row.at not in self.worlds:
                self.worlds[row.at] = await build(self.site.services, row.at)
            world = self.worlds[row.at]
            faults = await self.cell(world, row, caller, status)
            self.wrong += [f"{row.route}{row.asked} at a table {row.at}, {caller}: {fault}" for fault in faults]
            if not row.route.startswith("GET") and (status < 400 or faults):
                del self.worlds[row.at]

    async def token_row(self, row: Row, scopes: frozenset[str]) -> None:
        """Sends the request with a token for the player at the second seat."""
        world = self.worlds.get(row.at) or await build(self.site.services, row.at)
        seat = world.callers["seat"]
        assert seat.person is not None
        cookies = seat.headers
        session = await self.site.services.sessions.issue(seat.person, "Test", scopes, 3_600_000)
        seat.headers = {"authorization": f"Bearer {session.token}"}
        status = row.cells[CALLERS.index("seat")]
        faults = await self.cell(world, row, "seat", status)
        seat.headers = cookies
        self.wrong += [f"{row.route}{row.asked} at a table {row.at}, {sorted(scopes)}: {each}" for each in faults]
        self.worlds[row.at] = world
        if not row.route.startswith("GET") and (status < 400 or faults):
            del self.worlds[row.at]

    async def cell(self, world: World, row: Row, caller: str, status: int) -> list[str]:
        refused = status >= 400
        own = row.route.startswith("GET") or bool(row.holds)
        before = None if own or refused else await world.belongings(caller)
        kept = self.rows.all() if refused else None
        answer = await self.ask(world, row, caller)
        faults = [f"{answer.status_code} {answer.text[:200]}"] if answer.status_code != status else []
        if not row.holds:
            faults += told_of_others(world, caller, answer)
        if before is not None and before != await world.belongings(caller):
            faults.append("has changed what is another's")
        if kept is not None and kept != self.rows.all():
            faults.append("was refused, and has changed something")
        return faults

    async def ask(self, world: World, row: Row, caller: str) -> httpx.Response:
        method, path = row.route.split(" ")
        named = world.named | {name: filled(value, world.named) for name, value in row.named.items()}
        path = path.format(**named) + row.asked
        headers, body = world.callers[caller].headers, filled(row.body, named)
        try:
            if "/api/stream/" not in path:
                return await self.client.request(method, path, json=body, headers=headers)
            async with self.client.stream(method, path, headers=headers) as answer:
                text = "" if answer.status_code != 200 else await beginning(answer)
                return httpx.Response(answer.status_code, text=text)
        finally:
            self.client.cookies.clear()


async def beginning(answer: httpx.Response) -> str:
    """Returns the start of a stream, up to the whole view."""
    text = ""
    async for part in answer.aiter_text():
        text += part
        if '"is":"resync"' in text:
            break
    return text


def told_of_others(world: World, caller: str, answer: httpx.Response) -> list[str]:
    """Lists private data of other callers in a response."""
    told = answer.text + str(answer.headers)
    found = [
        f"is told the {what} of the {whose}"
        for whose, somebody in world.callers.items()
        if whose != caller
        for what, value in somebody.private.items()
        if value in told
    ]
    if world.table.invite in told and caller not in ("seat", "host"):
        found += ["is told the invite"]
    return found


def filled(value: Any, named: dict[str, Any]) -> Any:
    """Returns a body with the world's names filled into the braces."""
    if isinstance(value, dict):
        return {name: filled(each, named) for name, each in value.items()}
    if not isinstance(value, str):
        return value
    alone = re.fullmatch(r"{(\w+)}", value)
    return named[alone[1]] if alone else re.sub(r"{(\w+)}", lambda each: str(named[each[1]]), value)


class Rows:
    """All rows of the store, read again only after a write."""

    def __init__(self, file: Path) -> None:
        self._db = sqlite3.connect(file)
        self._version = -1
        self._rows: list[Any] = []

    def all(self) -> list[Any]:
        (version,) = self._db.execute("pragma data_version").fetchone()
        if version != self._version:
            self._version, self._rows = version, [*self._read()]
        return self._rows

    def _read(self) -> Iterator[Any]:
        for (table,) in self._db.execute("select name from sqlite_master where type = 'table'").fetchall():
            if table not in RESTLESS:
                yield self._db.execute(f"select {SHOWN.get(table, '*')} from {table}").fetchall()  # noqa: S608
