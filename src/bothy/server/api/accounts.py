"""The caller's account: sign-in methods, devices, data export and deletion."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from bothy.kernel import Reason
from bothy.local.names import LONGEST_NAME
from bothy.server.accounts.exporting import export
from bothy.server.accounts.refusals import LastWay
from bothy.server.api.people import session_cookie
from bothy.server.api.visitor import Visitor
from bothy.server.asgi.responses import Response
from bothy.server.asgi.routes import delete, get, post
from bothy.server.people.sessions import Session
from bothy.server.refusals import Conflict, NotFound
from bothy.server.rows import SessionRow
from bothy.server.services import Services

ID_BYTES = 8
"""Bytes of a session's hash used as its id; enough to be unique among one person's sessions."""
Id = Annotated[str, Meta(max_length=300)]


class AddressInfo(Struct, frozen=True):
    """One of the caller's email addresses."""

    address: str
    since: int


class PasskeyInfo(Struct, frozen=True):
    """One of the caller's passkeys."""

    id: str
    name: str
    created: int
    used: int


class AccountInfo(Struct, frozen=True, omit_defaults=True):
    """The caller's sign-in methods. A guest has none."""

    created: int | None = None
    """Creation time of the account; missing for a guest."""
    mail: list[AddressInfo] = []
    passkeys: list[PasskeyInfo] = []


class SessionInfo(Struct, frozen=True):
    """A browser or program where the caller is signed in."""

    id: str
    device: str
    created: int
    seen: int
    """Time of last use, accurate to a day."""
    here: bool
    """True for the session that made this request."""


class DeviceLink(Struct, frozen=True):
    """A one-time link that signs in another device."""

    link: str
    qr: str
    """The link as a QR code, in SVG."""
    ends: int


class Erase(Struct, frozen=True, forbid_unknown_fields=True):
    """Confirmation of an erasure: the caller's own name."""

    name: Annotated[str, Meta(max_length=LONGEST_NAME)]


@get("/api/me/account", tags=["people"], summary="My sign-in methods")
async def account(visitor: Visitor, services: Services) -> AccountInfo:
    """Lists the caller's email addresses and passkeys."""
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


@delete("/api/me/mail/{address:str}", tags=["people"], summary="Remove an email address", status_code=204)
async def drop_address(address: Id, visitor: Visitor, services: Services) -> None:
    """Removes an address, unless it's the last way to sign in."""
    person = visitor.person.id
    if address not in [each.address for each in await services.store.addresses_of(person)]:
        raise NotFound("way-in")
    if not await services.store.drop_way_in(person, address):
        raise LastWay


@delete("/api/me/passkeys/{passkey:str}", tags=["people"], summary="Remove a passkey", status_code=204)
async def drop_passkey(passkey: Id, visitor: Visitor, services: Services) -> None:
    """Removes a passkey, unless it's the last way to sign in. The device keeps its copy, which no longer works."""
    person = visitor.person.id
    if passkey not in [each.id.hex() for each in await services.store.passkeys_of(person)]:
        raise NotFound("way-in")
    if not await services.store.drop_way_in(person, bytes.fromhex(passkey)):
        raise LastWay


@get("/api/me/sessions", tags=["people"], summary="My sessions")
async def sessions(visitor: Visitor, services: Services) -> list[SessionInfo]:
    """Lists every browser where the caller is signed in, the most recently used first."""
    rows = await services.store.sessions_of(visitor.person.id)
    return [_session(row, visitor.session) for row in rows if not row.scopes]


@delete("/api/me/sessions/{session:str}", tags=["people"], summary="End a session", status_code=204)
async def end_session(session: Id, visitor: Visitor, services: Services) -> None:
    """Signs that browser out at once and closes its live connections."""
    for row in await services.store.sessions_of(visitor.person.id):
        if session_id(row) == session and not row.scopes:
            await services.store.end_session(row.token_hash)
            await services.signouts.ended(row.token_hash)
            return
    raise NotFound("session")


@post("/api/me/device", tags=["people"], summary="Sign in another device", status_code=201)
async def another_device(visitor: Visitor, services: Services) -> DeviceLink:
    """Creates a link that works once, within ten minutes. A guest's link signs in the same guest."""
    services.sign_in_methods.check_open()
    visitor.heavy()
    person = visitor.person.id
    made = await services.sign_in_methods.by_device.offer(
        person, services.sign_in_methods.addresses.of(visitor.caller)
    )
    return DeviceLink(made.link, made.qr, made.ends)


@get("/api/me/export", tags=["people"], summary="Export my data")
async def export_me(visitor: Visitor, services: Services) -> Response[bytes]:
    """Returns everything this host stores about the caller, as a JSON file."""
    person = visitor.person
    visitor.heavy()
    data = msgspec.json.format(msgspec.json.encode(await export(services.store, person)), indent=1)
    headers = {"content-disposition": 'attachment; filename="bothy.json"'}
    return Response(data, media_type="application/json", headers=headers)


@post("/api/me/erase", tags=["people"], summary="Erase my data", status_code=204)
async def erase(data: Erase, visitor: Visitor, services: Services) -> Response[None]:
    """Erases the caller's data at once, for good. Others keep their games, with the caller as a former player."""
    services.sign_in_methods.check_open()
    person = visitor.person
    visitor.heavy()
    if data.name != person.name:
        raise Conflict(Reason("erase-unsure", name=person.name))
    await services.sign_in_methods.account_transfers.erase(person.id)
    return Response(None, status_code=204, cookies=[session_cookie(services, "", 0)])


def _session(row: SessionRow, session: Session | None) -> SessionInfo:
    here = session is not None and session.key == row.token_hash
    return SessionInfo(session_id(row), row.device, row.created, row.seen, here)


def session_id(row: SessionRow) -> str:
    """Returns the id by which a person ends one of their sessions."""
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
