"""One's own account: ways in, devices, everything as a file, and the end of it."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Response, delete, get, post
from litestar.params import JSONBody, PathParameter
from msgspec import Meta, Struct

from bothy.kernel import Reason
from bothy.server.accounts.exporting import export
from bothy.server.accounts.refusals import LastWay
from bothy.server.api.people import session_cookie
from bothy.server.api.visitor import Asking, Here
from bothy.server.people.names import LONGEST_NAME
from bothy.server.people.sessions import Session
from bothy.server.refusals import Conflict, NotFound
from bothy.server.rows import SessionRow

ID_BYTES = 8
"""Of a session's hash, to name it by: no other session of the same person begins alike."""
Id = Annotated[str, PathParameter(max_length=300)]


class AddressInfo(Struct, frozen=True):
    """A mail address of one's own."""

    address: str
    since: int


class PasskeyInfo(Struct, frozen=True):
    """A passkey of one's own."""

    id: str
    name: str
    created: int
    used: int


class AccountInfo(Struct, frozen=True, omit_defaults=True):
    """How the caller can come back. A guest cannot."""

    created: int | None = None
    """When it became an account; missing for a guest."""
    mail: list[AddressInfo] = []
    passkeys: list[PasskeyInfo] = []


class SessionInfo(Struct, frozen=True):
    """A browser or a program where the caller is signed in."""

    id: str
    device: str
    created: int
    seen: int
    """To the day."""
    here: bool
    """Whether it is this one."""


class DeviceLink(Struct, frozen=True):
    """What lets another device in, once."""

    link: str
    qr: str
    """The same as a picture, an SVG."""
    ends: int


class Erase(Struct, frozen=True, forbid_unknown_fields=True):
    """A word to make sure: one's own name."""

    name: Annotated[str, Meta(max_length=LONGEST_NAME)]


@get("/api/me/account", tags=["people"], summary="How can I come back?")
async def account(visitor: Asking, services: Here) -> AccountInfo:
    """The caller's ways in."""
    person, store = visitor.person.id, services.store
    found = await store.account(person)
    if found is None:
        return AccountInfo()
    passkeys = await store.passkeys_of(person)
    return AccountInfo(
        found.created,
        [AddressInfo(each.address, each.since) for each in await store.addresses_of(person)],
        [PasskeyInfo(each.id.hex(), each.name, each.created, each.used) for each in passkeys],
    )


@delete("/api/me/mail/{address:str}", tags=["people"], summary="Drop a mail address", status_code=204)
async def drop_address(address: Id, visitor: Asking, services: Here) -> None:
    """Unless it is the last way in."""
    person = visitor.person.id
    if address not in [each.address for each in await services.store.addresses_of(person)]:
        raise NotFound("way-in")
    if not await services.store.drop_way_in(person, address):
        raise LastWay


@delete("/api/me/passkeys/{passkey:str}", tags=["people"], summary="Drop a passkey", status_code=204)
async def drop_passkey(passkey: Id, visitor: Asking, services: Here) -> None:
    """Unless it is the last way in. The device still has it, and is told at the next try that it opens nothing."""
    person = visitor.person.id
    if passkey not in [each.id.hex() for each in await services.store.passkeys_of(person)]:
        raise NotFound("way-in")
    if not await services.store.drop_way_in(person, bytes.fromhex(passkey)):
        raise LastWay


@get("/api/me/sessions", tags=["people"], summary="Where am I signed in?")
async def sessions(visitor: Asking, services: Here) -> list[SessionInfo]:
    """Every browser, the one used last first."""
    rows = await services.store.sessions_of(visitor.person.id)
    return [_session(row, visitor.session) for row in rows]


@delete("/api/me/sessions/{session:str}", tags=["people"], summary="Sign out there", status_code=204)
async def end_session(session: Id, visitor: Asking, services: Here) -> None:
    """That browser is out at once, its live connections included."""
    for row in await services.store.sessions_of(visitor.person.id):
        if _id(row) == session:
            await services.store.end_session(row.token_hash)
            await services.signouts.ended(row.token_hash)
            return
    raise NotFound("session")


@post("/api/me/device", tags=["people"], summary="Let another device in", status_code=201)
async def another_device(visitor: Asking, services: Here) -> DeviceLink:
    """A link that works once, for ten minutes. Guests may too: it is the same guest there."""
    services.doors.check_open()
    visitor.heavy()
    person = visitor.person.id
    made = await services.doors.by_device.offer(person, services.doors.addresses.of(visitor.caller))
    return DeviceLink(made.link, made.qr, made.ends)


@get("/api/me/export", tags=["people"], summary="Everything about me, as a file")
async def export_me(visitor: Asking, services: Here) -> Response[bytes]:
    """JSON. What is not in it, this host does not have."""
    person = visitor.person
    visitor.heavy()
    data = msgspec.json.format(msgspec.json.encode(await export(services.store, person)), indent=1)
    headers = {"content-disposition": 'attachment; filename="bothy.json"'}
    return Response(data, media_type="application/json", headers=headers)


@post("/api/me/erase", tags=["people"], summary="Erase me", status_code=204)
async def erase(data: JSONBody[Erase], visitor: Asking, services: Here) -> Response[None]:
    """For good, and at once. Games stay for those who played them; there the caller is a former player."""
    services.doors.check_open()
    person = visitor.person
    visitor.heavy()
    if data.name != person.name:
        raise Conflict(Reason("erase-unsure", name=person.name))
    await services.doors.partings.erase(person.id)
    return Response(None, status_code=204, cookies=[session_cookie(services, "", 0)])


def _session(row: SessionRow, session: Session | None) -> SessionInfo:
    here = session is not None and session.key == row.token_hash
    return SessionInfo(_id(row), row.device, row.created, row.seen, here)


def _id(row: SessionRow) -> str:
    return row.token_hash[:ID_BYTES].hex()


HANDLERS: list[Any] = [
    account,
    drop_address,
    drop_passkey,
    sessions,
    end_session,
    another_device,
    export_me,
    erase,
]
