"""Seven people and a table: created by the services without requests, so that each cell may have its own."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, field
from typing import Any

import msgspec
from tests.server.accounts.people import ORIGIN
from tests.server.notices.receiver import Browser
from tests.server.permissions.table import ASKED, CALLERS, FULL, LEFT, OVER, WAITING
from tests.server.processes import play_on
from tests.server.test_results import a_result

from bothy.local.ids import fresh_id
from bothy.local.names import fit_bot_name
from bothy.server.accounts.exporting import export
from bothy.server.accounts.rows import AccountRow, AddressRow, PasskeyRow
from bothy.server.clock import now_ms
from bothy.server.clocks.pace import Pace
from bothy.server.matches import CachedMatch
from bothy.server.notices.preferences import Preferences
from bothy.server.notices.rows import PushRow
from bothy.server.operators.rows import BlockRow
from bothy.server.people.sessions import CSRF_HEADER
from bothy.server.results.rows import unrated
from bothy.server.rows import PersonRow, TableRow
from bothy.server.services import Services
from bothy.table import record

KEYS = Browser().keys


@dataclass
class Somebody:
    """One of the callers."""

    person: PersonRow | None = None
    headers: dict[str, str] = field(default_factory=dict)
    private: dict[str, str] = field(default_factory=dict)
    """Data that no other caller may ever see."""

    @property
    def id(self) -> str:
        return "" if self.person is None else self.person.id


@dataclass
class World:
    """The callers, the table, and the names that rows use."""

    services: Services
    at: str
    callers: dict[str, Somebody]
    table: TableRow
    named: dict[str, Any]

    async def belongings(self, caller: str) -> tuple[bytes, bytes]:
        """Returns all data about the host and the seat, except what the caller may change.

        Players who sit together change their common tables, of which the other is notified, and nothing else.
        """
        kept = []
        for whose in ("host", "seat"):
            person = self.callers[whose].person
            assert person is not None
            found = {} if caller == whose else await export(self.services.store, person)
            if caller in ("host", "seat"):
                found = {name: each for name, each in found.items() if name not in ("tables", "queued")}
            if found:
                now = await self.services.store.person(person.id)
                found["person"] = msgspec.to_builtins(now)
            kept.append(msgspec.json.encode(found, order="sorted"))
        return kept[0], kept[1]


async def build(services: Services, at: str, pace: Pace | None = None) -> World:
    """Creates a new world, with the table in the requested state."""
    callers = {each: await _somebody(services, each) for each in CALLERS}
    host, seat = callers["host"], callers["seat"]
    assert host.person is not None
    assert seat.person is not None
    blocked = await services.sessions.begin("Blocked")
    await services.store.block(BlockRow(person=host.id, blocked=blocked.person.id, since=1))
    host.private["blocked"] = blocked.person.id
    seats = 3 if at in (WAITING, ASKED) else 2
    table = await services.lobby.open(host.person, "creel", {}, seats, False, "", pace=pace)
    table = await services.lobby.join(table.id, seat.person, table.invite, "", None)
    await services.lobby.say(table.id, host.id, "Hello")
    cached: CachedMatch | None = None
    if at == ASKED:
        spectator = callers["spectator"].id
        await services.store.note_results(a_result(host.id, spectator, callers["stranger"].id), unrated)
        await services.inviting.invite(table.id, host.id, spectator)
    if at not in (WAITING, ASKED, FULL):
        table = await services.lobby.start(table.id, host.id)
        assert table.match_id is not None
        cached = await services.matches.newest(table.match_id)
    if at == LEFT:
        table = await services.absences.leave(table.id, seat.id, 1)
    if at == OVER:
        assert cached is not None
        cached = await play_on(services.matches, cached)
        await services.lobby.close()
    return World(services, at, callers, table, await _named(services, callers, table, cached))


async def _somebody(services: Services, kind: str) -> Somebody:
    if kind == "nobody":
        return Somebody(headers={"origin": ORIGIN})
    session = await services.sessions.begin(kind.capitalize())
    cookie = services.sessions.cookie(session)
    headers = {
        "origin": ORIGIN,
        "cookie": f"{services.sessions.cookie_name}={cookie}",
        CSRF_HEADER: session.csrf(),
    }
    private = {"cookie": cookie, "csrf": session.csrf(), "session": session.key[:8].hex()}
    made = Somebody(session.person, headers, private)
    if kind != "guest":
        await _account(services, made)
    return made


async def _account(services: Services, who: Somebody) -> None:
    """Adds sign-in methods, notification channels and quiet hours."""
    mark, person, now = secrets.token_hex(6), who.id, now_ms()
    account = AccountRow(person=person, created=now)
    address, key, endpoint = f"{mark}@private.example", secrets.token_bytes(16), f"https://push.example.org/{mark}"
    hook, calendar = f"https://hooks.example.org/{mark}", secrets.token_hex(9)
    store = services.store
    await store.add_way_in(account, AddressRow(address=address, person=person, since=now))
    passkey = PasskeyRow(id=key, person=person, public_key=b"public", created=now, used=now)
    await store.add_way_in(account, passkey)
    await store.keep_push(PushRow(endpoint=endpoint, person=person, created=now, body=msgspec.json.encode(KEYS)))
    await services.notices.prefer(person, Preferences(hook_url=hook, zone="Atlantic/Faroe", calendar=calendar))
    who.private |= {"address": address, "passkey": key.hex(), "endpoint": endpoint, "hook": hook}
    who.private |= {"calendar": calendar}


async def _named(
    services: Services, callers: dict[str, Somebody], table: TableRow, cached: CachedMatch | None
) -> dict[str, Any]:
    """Returns the names that rows put in braces."""
    host = callers["host"]
    ticket = await services.sign_in_methods.tickets.issue(
        "mail", person=host.id, address=host.private["address"], invitation="", link="-", code="-"
    )
    assert host.person is not None
    bot = PersonRow(id=fresh_id(), name=fit_bot_name("Collie"), created=now_ms(), owner=host.id)
    await services.store.create_person(bot)
    token = await services.sessions.issue(bot, "Laptop", ["read", "play", "tables"], 1000 * 3600)
    host.private |= {"bot": bot.id, "access": token.key[:8].hex()}
    device = await services.sign_in_methods.tickets.issue("device", person=host.id)
    named: dict[str, Any] = dict.fromkeys(("match", "actions", "record"), fresh_id())
    if cached is not None:
        named["match"] = cached.id
        named["record"] = "".join(record.lines_for_seat(cached.match, None))
        if not cached.match.finished:
            named["actions"] = [cached.match.rules.registry.write(cached.match.legal(0)[0])]
    return named | {
        **host.private,
        **KEYS,
        "person": host.id,
        **{each: callers[each].id for each in ("guest", "stranger", "spectator")},
        "host_name": "Host",
        "ticket": ticket,
        "device": f"d.{device}",
        "table": table.id,
        "code": table.invite,
        "seat": "0",
        "step": "0",
        "game": "creel",
        "language": "en",
        "file": f"{host.id}.{host.private['calendar']}.ics",
        "token": services.notices.unsubscribing.token(host.id, "mail"),
    }
