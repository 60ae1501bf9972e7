"""Being somebody: a guest with a name is enough to play."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, delete, get, post
from litestar.datastructures import Cookie
from litestar.params import JSONBody
from msgspec import Meta, Struct

from bothy.server.api.visitor import Asking, Here
from bothy.server.people.limits import SIGN_INS
from bothy.server.people.sessions import LASTS, LONGEST_NAME, Session


class Guest(Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody who wants to play."""

    name: Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]


class Me(Struct, frozen=True):
    """Who the caller is."""

    person: str
    name: str
    csrf: str
    """To be sent as header `x-bothy-csrf` with every request that changes something."""


def _cookie(services: Here, value: str, seconds: int) -> Cookie:
    return Cookie(
        key=services.sessions.cookie_name,
        value=value,
        max_age=seconds,
        path="/",
        httponly=True,
        samesite="lax",
        secure=services.secure,
    )


def _me(session: Session) -> Me:
    return Me(session.person.id, session.person.name, session.csrf())


def _signed_in(services: Here, session: Session, status: int) -> Response[Me]:
    cookie = _cookie(services, services.sessions.cookie(session), LASTS // 1000)
    return Response(_me(session), status_code=status, cookies=[cookie])


@post("/api/me", tags=["people"], summary="Come in as a guest, or take another name")
async def sign_in(data: JSONBody[Guest], visitor: Asking, services: Here) -> Response[Me]:
    """A new session, always with a new cookie. Whoever is signed in stays the same person."""
    services.limits.take(SIGN_INS, visitor.caller.network)
    before = visitor.session
    if before is None and services.settings.at_home:
        before = await services.sessions.at_home()
    session = await services.sessions.begin(data.name, before)
    if before is not None:
        await services.signouts.tell(before)
    return _signed_in(services, session, 201)


@get("/api/me", tags=["people"], summary="Who am I?")
async def who_am_i(visitor: Asking, services: Here) -> Response[Me]:
    """The caller's name, and the word that changing requests need. At home nobody need sign in first.

    If a former secret signed the cookie, it is given anew.
    """
    if visitor.session is None and services.settings.at_home:
        return _signed_in(services, await services.sessions.at_home(), 200)
    _ = visitor.person
    assert visitor.session is not None
    if visitor.cookie == services.sessions.cookie(visitor.session):
        return Response(_me(visitor.session))  # not sent again: it might overtake a newer one of another tab
    return _signed_in(services, visitor.session, 200)


@delete("/api/me", tags=["people"], summary="Sign out", status_code=204)
async def sign_out(visitor: Asking, services: Here) -> Response[None]:
    """End the session, and its live connections. A guest who signs out cannot come back as the same person."""
    _ = visitor.person
    assert visitor.session is not None
    await services.sessions.end(visitor.session)
    await services.signouts.tell(visitor.session)
    return Response(None, status_code=204, cookies=[_cookie(services, "", 0)])


HANDLERS = [sign_in, who_am_i, sign_out]
