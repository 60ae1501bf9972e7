"""The caller's session. A name is enough to play as a guest."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from bothy.kernel import Reason
from bothy.local.names import LONGEST_NAME
from bothy.server.api.visitor import Visitor
from bothy.server.asgi.responses import Cookie, Response
from bothy.server.asgi.routes import delete, get, post
from bothy.server.listening import is_this_machine
from bothy.server.people.limits import SIGN_INS
from bothy.server.people.sessions import LASTS, NAMELESS, Session
from bothy.server.refusals import Forbidden
from bothy.server.services import Services


class Guest(Struct, frozen=True, forbid_unknown_fields=True):
    """A new guest."""

    name: Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]


class Me(Struct, frozen=True):
    """The caller."""

    person: str
    name: str
    """Empty in local play, until one is given."""
    csrf: str
    """CSRF token, required in the header `x-bothy-csrf` of every request that changes something."""


def session_cookie(services: Services, value: str, seconds: int) -> Cookie:
    """Builds the session cookie."""
    return kept_cookie(services, services.sessions.cookie_name, value, seconds)


def kept_cookie(services: Services, key: str, value: str, seconds: int) -> Cookie:
    """Builds a cookie that is out of reach of scripts and other sites."""
    return Cookie(key, value, seconds, services.secure)


def _me(services: Services, session: Session) -> Me:
    name = session.person.name
    nameless = services.settings.local_play and name == NAMELESS
    return Me(session.person.id, "" if nameless else name, session.csrf())


def signed_in(services: Services, session: Session, status: int) -> Response[Me]:
    """Returns the caller's data and sets the session cookie."""
    cookie = session_cookie(services, services.sessions.cookie(session), LASTS // 1000)
    return Response(_me(services, session), status_code=status, cookies=[cookie])


@post("/api/me", tags=["people"], summary="Sign in as a guest, or change my name")
async def sign_in(data: Guest, visitor: Visitor, services: Services) -> Response[Me]:
    """Starts a new session with a new cookie. A caller who is signed in remains the same person."""
    await services.shared_limits.take(SIGN_INS, visitor.caller.network)
    before = visitor.session
    if before is None and services.settings.local_play:
        before = await services.sessions.local_play(is_this_machine(visitor.caller.address), visitor.caller.device)
    if before is None and not services.settings.allow_guests:
        raise Forbidden(Reason("guests-not-allowed"))
    session = await services.sessions.begin(data.name, before, visitor.caller.device)
    if before is not None:
        await services.signouts.tell(before)
    return signed_in(services, session, 201)


@get(
    "/api/me",
    tags=["people"],
    scope="read",
    summary="Who am I?",
    responses={204: "You aren't signed in."},
)
async def who_am_i(visitor: Visitor, services: Services) -> Response[Me] | Response[None]:
    """Returns the caller's name and CSRF token, or 204 if not signed in. In local play, signs in a new caller.

    A cookie signed with a previous secret is re-signed.
    """
    if visitor.session is None and services.settings.local_play:
        resident = is_this_machine(visitor.caller.address)
        session = await services.sessions.local_play(resident, visitor.caller.device)
        return signed_in(services, session, 200)
    if visitor.session is None:
        return Response(None, status_code=204)
    if visitor.cookie == services.sessions.cookie(visitor.session):
        return Response(
            _me(services, visitor.session)
        )  # not sent again: it might overtake a newer one of another tab
    return signed_in(services, visitor.session, 200)


@delete("/api/me", tags=["people"], summary="Sign out", status_code=204)
async def sign_out(visitor: Visitor, services: Services) -> Response[None]:
    """Ends the session and its live connections. A guest who signs out can't return as the same person."""
    _ = visitor.person
    assert visitor.session is not None
    await services.sessions.end(visitor.session)
    await services.signouts.tell(visitor.session)
    return Response(None, status_code=204, cookies=[session_cookie(services, "", 0)])


HANDLERS = [sign_in, who_am_i, sign_out]
