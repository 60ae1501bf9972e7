"""Coming in as somebody who was here before: by mail, by passkey, or by a link that another device shows."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from litestar import Response, get, post
from litestar.openapi import ResponseSpec
from litestar.params import JSONBody
from msgspec import Meta, Struct

from bothy.server.accounts.addresses import Site
from bothy.server.accounts.by_mail import CODE, LINK
from bothy.server.accounts.refusals import NameNeeded, TicketOver
from bothy.server.accounts.tickets import INVITATION, key_of
from bothy.server.api.people import Me, kept_cookie, signed_in
from bothy.server.api.visitor import Asking, Here, Visitor
from bothy.server.mail.addresses import LONGEST as LONGEST_ADDRESS
from bothy.server.mail.addresses import fit_address
from bothy.server.people.limits import (
    KNOCKS,
    MAILS_A_NETWORK,
    MAILS_TO_KNOWN,
    MAILS_TO_ONE,
    MAILS_TO_ONE_HERE,
)
from bothy.server.people.names import LONGEST_NAME, fit_name
from bothy.server.people.sessions import Session

KNOWN_SECONDS = 400 * 24 * 3600
"""For how long a browser keeps by which address it was signed in: no browser keeps anything longer."""

Token = Annotated[str, Meta(max_length=128)]
Name = Annotated[str, Meta(max_length=LONGEST_NAME, description="For whoever is new here.")]
Credential = Annotated[
    dict[str, Any], Meta(description="What the browser's `PublicKeyCredential.toJSON()` gives.")
]
Bring = Annotated[bool, Meta(description="Whether the guest of this browser gives the account all they have.")]


class Ways(Struct, frozen=True):
    """How one can come in here."""

    accounts: bool
    mail: bool
    guests: bool
    """Whether a name is enough."""
    sign_up: Literal["open", "invitation", "closed"]


class MailWanted(Struct, frozen=True, forbid_unknown_fields=True):
    """Where link and code shall go."""

    address: Annotated[str, Meta(max_length=2 * LONGEST_ADDRESS)]
    invitation: Token = ""


class MailSent(Struct, frozen=True):
    """A mail is on its way, whether the address is known or not."""

    ticket: str
    """To be sent with the code."""
    ends: int


class CodeShown(Struct, frozen=True, forbid_unknown_fields=True):
    """The code that stands in the mail."""

    ticket: Token
    code: Annotated[str, Meta(max_length=20)]
    name: Name = ""
    bring: Bring = False


class LinkShown(Struct, frozen=True, forbid_unknown_fields=True):
    """What stands behind the `#` of a link, of a mail's or of another device's."""

    link: Annotated[str, Meta(max_length=256)]
    name: Name = ""
    bring: Bring = False


class LinkSeen(Struct, frozen=True):
    """Where a link leads."""

    kind: Literal["mail", "device", "invitation"]
    name: str
    """Whom it lets in; empty if somebody new."""
    here: bool
    """Whether it was asked for in this browser."""


class PasskeyWanted(Struct, frozen=True, forbid_unknown_fields=True):
    """For whom a passkey shall be made: whoever is signed in needs no name."""

    name: Name = ""
    invitation: Token = ""


class PasskeyOptions(Struct, frozen=True):
    """For the browser's `navigator.credentials`, as JSON has it."""

    options: dict[str, Any]


class PasskeyMade(Struct, frozen=True, forbid_unknown_fields=True):
    """A new passkey."""

    credential: Credential
    label: Name = ""


class PasskeyShown(Struct, frozen=True, forbid_unknown_fields=True):
    """A passkey, with the challenge signed."""

    credential: Credential
    bring: Bring = False


def _site(services: Here, visitor: Visitor) -> Site:
    return services.doors.addresses.site(visitor.caller)


def _invitation(token: str) -> str:
    return key_of(token).hex() if token else ""


async def _knock(services: Here, visitor: Visitor) -> None:
    services.doors.check_open()
    await services.shared_limits.take(KNOCKS, visitor.caller.network)


@get("/api/sign-in", tags=["people"], summary="How can one come in?")
async def ways(services: Here) -> Ways:
    """What this host offers."""
    settings, doors = services.settings, services.doors
    return Ways(doors.offered, doors.mail_offered, settings.guests, settings.sign_up)


@post("/api/sign-in/mail", tags=["people"], summary="Ask for a link and a code by mail", status_code=202)
async def ask_for_mail(data: JSONBody[MailWanted], visitor: Asking, services: Here) -> MailSent:
    """The answer is the same whoever has the address. Signed in, one gives oneself the address by the same way."""
    by_mail = services.doors.by_mail
    await _mail_allowed(services, visitor, fit_address(data.address))
    site = services.doors.addresses.of(visitor.caller)
    asked = await by_mail.ask(
        data.address, visitor.person_id, _invitation(data.invitation), site, visitor.language
    )
    return MailSent(asked.ticket, asked.ends)


async def _mail_allowed(services: Here, visitor: Visitor, address: str) -> None:
    """Refuse one mail too many. A browser that was signed in by the address is counted apart from strangers."""
    limits, network = services.shared_limits, visitor.caller.network
    await limits.take(MAILS_A_NETWORK, network)
    if visitor.caller.cookie(_known_name(services)) == _known(services, address):
        await limits.take(MAILS_TO_KNOWN, address)
    else:
        await limits.take(MAILS_TO_ONE_HERE, f"{address} {network}")
        await limits.take(MAILS_TO_ONE, address)


def _known_name(services: Here) -> str:
    """The cookie that a browser keeps when it signs out: a keyed hash of the address it was signed in by last."""
    return services.sessions.cookie_name.replace("session", "known")


def _known(services: Here, address: str) -> str:
    return services.shared_limits.known_as(f"known device of {address}").hex()


def _signed_in_by(services: Here, session: Session, address: str) -> Response[Me]:
    answer = signed_in(services, session, 201)
    known = kept_cookie(services, _known_name(services), _known(services, address), KNOWN_SECONDS)
    answer.cookies.append(known)
    return answer


@post(
    "/api/sign-in/code",
    tags=["people"],
    summary="Come in by the code of a mail",
    status_code=201,
    responses={
        202: ResponseSpec(None, description="The code is right and its owner is new: send it again with a name.")
    },
)
async def come_by_code(
    data: JSONBody[CodeShown], visitor: Asking, services: Here
) -> Response[Me] | Response[None]:
    """A guest who asked for the mail becomes an account. An account gets another address."""
    await _knock(services, visitor)
    by_mail = services.doors.by_mail
    digits = "".join(letter for letter in data.code if letter.isdigit())
    row = await by_mail.look(data.ticket, CODE, digits)
    try:
        session = await by_mail.come_in(
            data.ticket, row, visitor.session, data.name, data.bring, visitor.caller.device
        )
    except NameNeeded:
        return Response(None, status_code=202)
    return _signed_in_by(services, session, row.body["address"])


@post("/api/sign-in/look", tags=["people"], summary="Where does a link lead?", status_code=200)
async def look(data: JSONBody[LinkShown], visitor: Asking, services: Here) -> LinkSeen:
    """Nothing happens yet: some mail readers open every link before anybody reads it."""
    await _knock(services, visitor)
    kind, ticket, secret = _parts(data.link)
    doors = services.doors
    if kind == "d":
        return LinkSeen("device", (await doors.by_device.known(ticket)).name, False)
    if kind == "i":
        await doors.tickets.look(key_of(ticket), INVITATION)
        return LinkSeen("invitation", "", False)
    row = await doors.by_mail.look(ticket, LINK, secret)
    known = await doors.by_mail.known(row)
    here = visitor.person_id is not None and row.person == visitor.person_id
    return LinkSeen("mail", "" if known is None else known.name, here)


@post("/api/sign-in/link", tags=["people"], summary="Come in by a link", status_code=201)
async def come_by_link(data: JSONBody[LinkShown], visitor: Asking, services: Here) -> Response[Me]:
    """By a mail's, or by one that another device shows."""
    await _knock(services, visitor)
    kind, ticket, secret = _parts(data.link)
    doors, device = services.doors, visitor.caller.device
    if kind == "d":
        return signed_in(services, await doors.by_device.come_in(ticket, visitor.session, device), 201)
    if kind != "m":
        raise TicketOver
    row = await doors.by_mail.look(ticket, LINK, secret)
    session = await doors.by_mail.come_in(ticket, row, visitor.session, data.name, data.bring, device)
    return _signed_in_by(services, session, row.body["address"])


@post("/api/sign-in/passkey/new", tags=["people"], summary="Begin to make a passkey", status_code=200)
async def offer_passkey(data: JSONBody[PasskeyWanted], visitor: Asking, services: Here) -> PasskeyOptions:
    """For whoever is signed in, or for somebody new with a name."""
    await _knock(services, visitor)
    person = None if visitor.session is None else visitor.session.person
    site = _site(services, visitor)
    by_passkey = services.doors.by_passkey
    return PasskeyOptions(await by_passkey.offer(person, data.name, _invitation(data.invitation), site))


@post("/api/sign-in/passkey/made", tags=["people"], summary="Keep a passkey", status_code=201)
async def keep_passkey(data: JSONBody[PasskeyMade], visitor: Asking, services: Here) -> Response[Me]:
    """A guest becomes an account by it, and keeps everything; somebody new is signed in."""
    await _knock(services, visitor)
    label = fit_name(data.label) if data.label.strip() else visitor.caller.device
    by_passkey = services.doors.by_passkey
    session = await by_passkey.keep(
        data.credential, visitor.session, label, visitor.caller.device, _site(services, visitor)
    )
    return signed_in(services, session, 201)


@post("/api/sign-in/passkey/challenge", tags=["people"], summary="Begin to come in by passkey", status_code=200)
async def challenge(visitor: Asking, services: Here) -> PasskeyOptions:
    """The same for everybody."""
    await _knock(services, visitor)
    return PasskeyOptions(await services.doors.by_passkey.challenge(_site(services, visitor)))


@post("/api/sign-in/passkey", tags=["people"], summary="Come in by passkey", status_code=201)
async def come_by_passkey(data: JSONBody[PasskeyShown], visitor: Asking, services: Here) -> Response[Me]:
    """Whose it is, the passkey says."""
    await _knock(services, visitor)
    by_passkey = services.doors.by_passkey
    session = await by_passkey.come_in(
        data.credential, visitor.session, data.bring, visitor.caller.device, _site(services, visitor)
    )
    return signed_in(services, session, 201)


def _parts(link: str) -> tuple[str, str, str]:
    """The kind of a link, its ticket, and its secret if it has one."""
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
