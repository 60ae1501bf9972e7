"""Signing in another device of the same person, with a link that is also shown as a QR code."""

from __future__ import annotations

from dataclasses import dataclass
from io import BytesIO

import segno

from bothy.server.accounts.one_time_tokens import DEVICE, SHORT, key_of
from bothy.server.accounts.refusals import TicketOver
from bothy.server.accounts.sign_in_service import SignInService
from bothy.server.people.sessions import Session
from bothy.server.rows import PersonRow


@dataclass(frozen=True, slots=True)
class Link:
    """A one-time link for another device."""

    link: str
    qr: str
    """The link as a QR code, in SVG."""
    ends: int


@dataclass(frozen=True, slots=True)
class ByDevice:
    """Sign-in through a device that is already signed in."""

    sign_in_service: SignInService

    async def offer(self, person: str, site: str) -> Link:
        """Creates a link for another device, valid once, for ten minutes."""
        tickets = self.sign_in_service.tickets
        link = f"{site}/sign-in#d.{await tickets.issue(DEVICE, person=person)}"
        return Link(link, drawn(link), tickets.clock() + SHORT)

    async def known(self, ticket: str) -> PersonRow:
        """Returns the person the link signs in."""
        row = await self.sign_in_service.tickets.look(key_of(ticket), DEVICE)
        return await self._person(row.person)

    async def come_in(self, ticket: str, before: Session | None, device: str) -> Session:
        """Signs in with the link. The browser's guest hands nothing over, because the link may be a stranger's."""
        row = await self.sign_in_service.tickets.take(key_of(ticket), DEVICE)
        person = await self._person(row.person)
        return await self.sign_in_service.come_in(person, before, False, device)

    async def _person(self, person: str | None) -> PersonRow:
        found = None if person is None else await self.sign_in_service.store.person(person)
        if found is None:
            raise TicketOver
        return found


def drawn(link: str) -> str:
    """Draws a QR code as an SVG that a page can show as an image."""
    to = BytesIO()
    segno.make(link, error="m", micro=False).save(to, kind="svg", scale=4, border=4, dark="#000", light="#fff")
    return to.getvalue().decode()
