"""Signing in as a returning person: by mail, by passkey, or with a link from another device."""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from bothy.local.names import LONGEST_NAME, fit_name
from bothy.server.accounts.addresses import Site
from bothy.server.accounts.mail_sign_in import CODE, LINK
from bothy.server.accounts.one_time_tokens import INVITATION, key_of
from bothy.server.accounts.refusals import NameNeeded, TicketOver
from bothy.server.api.people import Me, kept_cookie, signed_in
from bothy.server.api.visitor import Visitor
from bothy.server.asgi.responses import Response
from bothy.server.asgi.routes import get, post
from bothy.server.mail.addresses import LONGEST as LONGEST_ADDRESS
from bothy.server.mail.addresses import fit_address
from bothy.server.people.limits import (
    KNOCKS,
    MAILS_A_NETWORK,
    MAILS_TO_KNOWN,
    MAILS_TO_ONE,
    MAILS_TO_ONE_HERE,
)
from bothy.server.people.sessions import Session
from bothy.server.services import Services

KNOWN_SECONDS = 400 * 24 * 3600
"""Lifetime of the cookie that holds the last address used; browsers keep none longer."""

Token = Annotated[str, Meta(max_length=128)]
Name = Annotated[str, Meta(max_length=LONGEST_NAME, description="The name of a new person.")]
Credential = Annotated[dict[str, Any], Meta(description="Result of the browser's `PublicKeyCredential.toJSON()`.")]
Bring = Annotated[bool, Meta(description="True to move this browser's guest data to the account.")]


class Ways(Struct, frozen=True):
    """The host's sign-in methods."""

    accounts: bool
    mail: bool
    guests: bool
    """True if a name is enough."""
    sign_up: Literal["open", "invitation", "closed"]


class MailWanted(Struct, frozen=True, forbid_unknown_fields=True):
    """An address to send a link and a code to."""

    address: Annotated[str, Meta(max_length=2 * LONGEST_ADDRESS)]
    invitation: Token = ""


class MailSent(Struct, frozen=True):
    """A confirmation that an email is on its way, whether or not the address is known."""

    ticket: str
    """Send it back with the code."""
    ends: int


class CodeShown(Struct, frozen=True, forbid_unknown_fields=True):
    """The code from an email."""

    ticket: Token
    code: Annotated[str, Meta(max_length=20)]
    name: Name = ""
    bring: Bring = False


class LinkShown(Struct, frozen=True, forbid_unknown_fields=True):
    """The part of a link after `#`, from an email or another device."""

    link: Annotated[str, Meta(max_length=256)]
    name: Name = ""
    bring: Bring = False


class LinkSeen(Struct, frozen=True):
    """The target of a link."""

    kind: Literal["mail", "device", "invitation"]
    name: str
    """The person it signs in; empty for a new person."""
    here: bool
    """True if this browser requested it."""


class PasskeyWanted(Struct, frozen=True, forbid_unknown_fields=True):
    """A request for a new passkey. The name is for a new person; leave it empty if signed in."""

    name: Name = ""
    invitation: Token = ""


class PasskeyOptions(Struct, frozen=True):
    """Options for the browser's `navigator.credentials`, as JSON."""

    options: dict[str, Any]


class PasskeyMade(Struct, frozen=True, forbid_unknown_fields=True):
    """A new passkey."""

    credential: Credential
    label: Name = ""


class PasskeyShown(Struct, frozen=True, forbid_unknown_fields=True):
    """A passkey and its signed challenge."""

    credential: Credential
    bring: Bring = False


def _site(services: Services, visitor: Visitor) -> Site:
    return services.sign_in_methods.addresses.site(visitor.caller)


def _invitation(token: str) -> str:
    return key_of(token).hex() if token else ""


async def _knock(services: Services, visitor: Visitor) -> None:
    services.sign_in_methods.check_open()
    await services.shared_limits.take(KNOCKS, visitor.caller.network)


@get("/api/sign-in", tags=["people"], summary="Sign-in methods")
async def ways(services: Services) -> Ways:
    """Returns the host's sign-in methods."""
    settings, sign_in_methods = services.settings, services.sign_in_methods
    return Ways(sign_in_methods.offered, sign_in_methods.mail_offered, settings.allow_guests, settings.sign_up)


@post("/api/sign-in/mail", tags=["people"], summary="Request a link and a code by mail", status_code=202)
async def ask_for_mail(data: MailWanted, visitor: Visitor, services: Services) -> MailSent:
    """Sends an email. The response is the same for any address. A signed-in caller can add an address this way."""
    mail_sign_in = services.sign_in_methods.mail_sign_in
    await _mail_allowed(services, visitor, fit_address(data.address))
    site = services.sign_in_methods.addresses.of(visitor.caller)
    asked = await mail_sign_in.ask(
        data.address, visitor.person_id, _invitation(data.invitation), site, visitor.language
    )
    return MailSent(asked.ticket, asked.ends)


async def _mail_allowed(services: Services, visitor: Visitor, address: str) -> None:
    """Enforces the mail limits. A browser that last signed in with this address has a limit of its own."""
    limits, network = services.shared_limits, visitor.caller.network
    await limits.take(MAILS_A_NETWORK, network)
    if visitor.caller.cookie(_known_name(services)) == _known(services, address):
        await limits.take(MAILS_TO_KNOWN, address)
    else:
        await limits.take(MAILS_TO_ONE_HERE, f"{address} {network}")
        await limits.take(MAILS_TO_ONE, address)


def _known_name(services: Services) -> str:
    """Returns the name of the cookie that remains after signing out: a keyed hash of the last address used."""
    return services.sessions.cookie_name.replace("session", "known")


def _known(services: Services, address: str) -> str:
    return services.shared_limits.known_as(f"known device of {address}").hex()


def _signed_in_by(services: Services, session: Session, address: str) -> Response[Me]:
    answer = signed_in(services, session, 201)
    known = kept_cookie(services, _known_name(services), _known(services, address), KNOWN_SECONDS)
    return replace(answer, cookies=[*answer.cookies, known])


@post(
    "/api/sign-in/code",
    tags=["people"],
    summary="Sign in with a code",
    status_code=201,
    responses={202: "The code is right and its owner is new: send it again with a name."},
)
async def come_by_code(data: CodeShown, visitor: Visitor, services: Services) -> Response[Me] | Response[None]:
    """Signs in. A guest who requested the email gets an account. An account gets another address."""
    await _knock(services, visitor)
    mail_sign_in = services.sign_in_methods.mail_sign_in
    digits = "".join(letter for letter in data.code if letter.isdigit())
    row = await mail_sign_in.look(data.ticket, CODE, digits)
    try:
        session = await mail_sign_in.come_in(
            data.ticket, row, visitor.session, data.name, data.bring, visitor.caller.device
        )
    except NameNeeded:
        return Response(None, status_code=202)
    return _signed_in_by(services, session, row.body["address"])


@post("/api/sign-in/look", tags=["people"], summary="Look at a link", status_code=200)
async def look(data: LinkShown, visitor: Visitor, services: Services) -> LinkSeen:
    """Returns the link's target without using it: some mail programs open every link."""
    await _knock(services, visitor)
    kind, ticket, secret = _parts(data.link)
    sign_in_methods = services.sign_in_methods
    if kind == "d":
        return LinkSeen("device", (await sign_in_methods.by_device.known(ticket)).name, False)
    if kind == "i":
        await sign_in_methods.tickets.look(key_of(ticket), INVITATION)
        return LinkSeen("invitation", "", False)
    row = await sign_in_methods.mail_sign_in.look(ticket, LINK, secret)
    known = await sign_in_methods.mail_sign_in.known(row)
    here = visitor.person_id is not None and row.person == visitor.person_id
    return LinkSeen("mail", "" if known is None else known.name, here)


@post("/api/sign-in/link", tags=["people"], summary="Sign in with a link", status_code=201)
async def come_by_link(data: LinkShown, visitor: Visitor, services: Services) -> Response[Me]:
    """Signs in with a link from an email or from another device."""
    await _knock(services, visitor)
    kind, ticket, secret = _parts(data.link)
    sign_in_methods, device = services.sign_in_methods, visitor.caller.device
    if kind == "d":
        return signed_in(services, await sign_in_methods.by_device.come_in(ticket, visitor.session, device), 201)
    if kind != "m":
        raise TicketOver
    row = await sign_in_methods.mail_sign_in.look(ticket, LINK, secret)
    session = await sign_in_methods.mail_sign_in.come_in(
        ticket, row, visitor.session, data.name, data.bring, device
    )
    return _signed_in_by(services, session, row.body["address"])


@post("/api/sign-in/passkey/new", tags=["people"], summary="Start creating a passkey", status_code=200)
async def offer_passkey(data: PasskeyWanted, visitor: Visitor, services: Services) -> PasskeyOptions:
    """Returns creation options, for the caller if signed in, or for a new person with a name."""
    await _knock(services, visitor)
    person = None if visitor.session is None else visitor.session.person
    site = _site(services, visitor)
    by_passkey = services.sign_in_methods.by_passkey
    return PasskeyOptions(await by_passkey.offer(person, data.name, _invitation(data.invitation), site))


@post("/api/sign-in/passkey/made", tags=["people"], summary="Store a passkey", status_code=201)
async def keep_passkey(data: PasskeyMade, visitor: Visitor, services: Services) -> Response[Me]:
    """Stores a new passkey. A guest gets an account and keeps everything. A new person is signed in."""
    await _knock(services, visitor)
    label = fit_name(data.label) if data.label.strip() else visitor.caller.device
    by_passkey = services.sign_in_methods.by_passkey
    session = await by_passkey.keep(
        data.credential, visitor.session, label, visitor.caller.device, _site(services, visitor)
    )
    return signed_in(services, session, 201)


@post(
    "/api/sign-in/passkey/challenge", tags=["people"], summary="Start signing in with a passkey", status_code=200
)
async def challenge(visitor: Visitor, services: Services) -> PasskeyOptions:
    """Returns a challenge to sign."""
    await _knock(services, visitor)
    return PasskeyOptions(await services.sign_in_methods.by_passkey.challenge(_site(services, visitor)))


@post("/api/sign-in/passkey", tags=["people"], summary="Sign in with a passkey", status_code=201)
async def come_by_passkey(data: PasskeyShown, visitor: Visitor, services: Services) -> Response[Me]:
    """Signs in the passkey's owner."""
    await _knock(services, visitor)
    by_passkey = services.sign_in_methods.by_passkey
    session = await by_passkey.come_in(
        data.credential, visitor.session, data.bring, visitor.caller.device, _site(services, visitor)
    )
    return signed_in(services, session, 201)


def _parts(link: str) -> tuple[str, str, str]:
    """Splits a link into its type, its token, and its secret if it has one."""
    kind, _, rest = link.partition(".")
    ticket, _, secret = rest.partition(".")
    if kind not in ("m", "d", "i") or not ticket:
        raise TicketOver
    return kind, ticket, secret


HANDLERS: list[Any] = [
    ways,
    ask_for_mail,
    come_by_code,
    look,
    come_by_link,
    offer_passkey,
    keep_passkey,
    challenge,
    come_by_passkey,
]
