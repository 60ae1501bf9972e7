"""Signing in by mail: a link and a code, ten minutes, once. Whether an address is known shows only to its owner.

The same is done for an address we know and for one we don't: a ticket, a mail with the same words. What becomes of
it is decided when somebody comes with the link or the code, and so can read that mail.
"""

from __future__ import annotations

import secrets
from dataclasses import dataclass

from bothy.server.accounts.arrivals import Arrivals
from bothy.server.accounts.refusals import WayTaken
from bothy.server.accounts.rows import AddressRow, TicketRow
from bothy.server.accounts.tickets import MAIL, SHORT, key_of
from bothy.server.mail import Mail, Mailer
from bothy.server.mail.addresses import fit_address
from bothy.server.people.sessions import Session
from bothy.server.rows import PersonRow
from bothy.server.words import catalogue

DIGITS = 6
LINK, CODE = "link", "code"
"""What each is sealed in the ticket as."""
MINUTES = SHORT // 60_000


@dataclass(frozen=True, slots=True)
class Asked:
    """What the browser is told that asked for a mail: by this it sends the code."""

    ticket: str
    ends: int


@dataclass(frozen=True, slots=True)
class ByMail:
    """The way in by mail."""

    mailer: Mailer
    arrivals: Arrivals

    async def ask(self, given: str, person: str | None, invitation: str, site: str, language: str) -> Asked:
        """Send link and code. `person` is who asks: only in their own browser does the address become theirs."""
        tickets = self.arrivals.tickets
        address = fit_address(given)
        if invitation:
            await self.arrivals.may_sign_up(invitation)
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
        """The ticket, if this is its link or its code."""
        return await self.arrivals.tickets.attempt(key_of(ticket), MAIL, word, secret)

    async def known(self, row: TicketRow) -> PersonRow | None:
        """Whose account the address opens."""
        address = await self.arrivals.store.address(row.body["address"])
        return None if address is None else await self.arrivals.store.person(address.person)

    async def come_in(
        self, ticket: str, row: TicketRow, before: Session | None, name: str, bring: bool, device: str
    ) -> Session:
        """Come in with a ticket that was looked at. It is taken here: of two who come with it, one is let in."""
        arrivals, known = self.arrivals, await self.known(row)
        asked_here = before is not None and row.person == before.person.id
        if known is not None:
            if asked_here and before is not None and await self._another_account(before, known):
                raise WayTaken
            await arrivals.tickets.take(key_of(ticket), MAIL)
            return await arrivals.come_in(known, before, bring, device)
        # Nobody's yet. It becomes the address of whoever asked for it, but only where it was asked for:
        # else somebody could put another's address to their own name and wait for that other to open the link.
        person = before.person if before is not None and asked_here else await arrivals.stranger(name)
        if await arrivals.store.account(person.id) is None:
            await arrivals.may_sign_up(row.body["invitation"])
        await arrivals.tickets.take(key_of(ticket), MAIL)
        way = AddressRow(address=row.body["address"], person=person.id, since=arrivals.tickets.clock())
        await arrivals.admit(person, way, row.body["invitation"])
        return await arrivals.come_in(person, before, bring, device)

    async def _another_account(self, before: Session, known: PersonRow) -> bool:
        mine = await self.arrivals.store.account(before.person.id)
        return mine is not None and before.person.id != known.id
