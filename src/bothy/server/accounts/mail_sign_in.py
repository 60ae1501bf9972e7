"""Sign-in by mail: a link and a code, valid once, for ten minutes. Only the owner learns if an address is known.

Known and unknown addresses get the same ticket and the same text. The difference shows only when the link or
code comes back, which proves that the caller can read that email.
"""

from __future__ import annotations

import secrets
from dataclasses import dataclass

from bothy.server.accounts.one_time_tokens import MAIL, SHORT, key_of
from bothy.server.accounts.refusals import WayTaken
from bothy.server.accounts.rows import AddressRow, TicketRow
from bothy.server.accounts.sign_in_service import SignInService
from bothy.server.mail import Mail, Mailer
from bothy.server.mail.addresses import fit_address
from bothy.server.people.sessions import Session
from bothy.server.rows import PersonRow
from bothy.server.words import catalogue

DIGITS = 6
LINK, CODE = "link", "code"
"""Keys of the sealed secrets in the ticket."""
MINUTES = SHORT // 60_000


@dataclass(frozen=True, slots=True)
class Asked:
    """The response to an email request: the browser returns this ticket with the code."""

    ticket: str
    ends: int


@dataclass(frozen=True, slots=True)
class MailSignIn:
    """Sign-in by mail."""

    mailer: Mailer
    sign_in_service: SignInService

    async def ask(self, given: str, person: str | None, invitation: str, site: str, language: str) -> Asked:
        """Sends a link and a code. The address becomes the caller's (`person`) only in their own browser."""
        tickets = self.sign_in_service.tickets
        address = fit_address(given)
        if invitation:
            await self.sign_in_service.may_sign_up(invitation)
        code, secret = f"{secrets.randbelow(10**DIGITS):0{DIGITS}}", secrets.token_urlsafe(32)
        ticket = await tickets.issue(
            MAIL,
            person=person,
            address=address,
            invitation=invitation,
            link=tickets.seal(secret),
            code=tickets.seal(code),
        )
        values = {
            "code": f"{code[:3]} {code[3:]}",
            "link": f"{site}/sign-in#m.{ticket}.{secret}",
            "site": site.partition("://")[2],
            "minutes": MINUTES,
        }
        words = catalogue(language)
        text = words.render("mail-sign-in-text", values) + "\n"
        subject = words.render("mail-sign-in-subject", values)
        await self.mailer.send(Mail(to=address, subject=subject, text=text, id=f"sign-in-{secrets.token_hex(8)}"))
        return Asked(ticket, tickets.clock() + SHORT)

    async def look(self, ticket: str, word: str, secret: str) -> TicketRow:
        """Returns the ticket if the link or code matches."""
        return await self.sign_in_service.tickets.attempt(key_of(ticket), MAIL, word, secret)

    async def known(self, row: TicketRow) -> PersonRow | None:
        """Returns the owner of the address, if any."""
        address = await self.sign_in_service.store.address(row.body["address"])
        return None if address is None else await self.sign_in_service.store.person(address.person)

    async def come_in(
        self, ticket: str, row: TicketRow, before: Session | None, name: str, bring: bool, device: str
    ) -> Session:
        """Signs in with a checked ticket and uses it up, so only one of two concurrent callers gets in."""
        sign_in_service, known = self.sign_in_service, await self.known(row)
        asked_here = before is not None and row.person == before.person.id
        if known is not None:
            if asked_here and before is not None and await self._another_account(before, known):
                raise WayTaken
            await sign_in_service.tickets.take(key_of(ticket), MAIL)
            return await sign_in_service.come_in(known, before, bring, device)
        # The address is new. It goes to the person who requested it, but only in the browser that did: otherwise
        # one could request an email to another's address and wait for its owner to open the link.
        person = before.person if before is not None and asked_here else await sign_in_service.stranger(name)
        if await sign_in_service.store.account(person.id) is None:
            await sign_in_service.may_sign_up(row.body["invitation"])
        await sign_in_service.tickets.take(key_of(ticket), MAIL)
        way = AddressRow(address=row.body["address"], person=person.id, since=sign_in_service.tickets.clock())
        await sign_in_service.admit(person, way, row.body["invitation"])
        return await sign_in_service.come_in(person, before, bring, device)

    async def _another_account(self, before: Session, known: PersonRow) -> bool:
        mine = await self.sign_in_service.store.account(before.person.id)
        return mine is not None and before.person.id != known.id
