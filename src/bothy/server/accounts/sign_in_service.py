"""Signing in as a known person, in a browser that may have a guest; and turning guests into accounts."""

from __future__ import annotations

from dataclasses import dataclass

from bothy.local.ids import fresh_id
from bothy.local.names import fit_name
from bothy.server.accounts.account_transfers import AccountTransfers
from bothy.server.accounts.banned_ways import BannedWays
from bothy.server.accounts.one_time_tokens import INVITATION, OneTimeTokens
from bothy.server.accounts.refusals import NameNeeded, SignUpClosed, TicketOver, WayTaken
from bothy.server.accounts.rows import AccountRow, AddressRow, PasskeyRow
from bothy.server.errors import Taken
from bothy.server.live.signouts import SignOuts
from bothy.server.people.sessions import Session, Sessions
from bothy.server.rows import PersonRow
from bothy.server.settings import Settings
from bothy.server.store import Store


@dataclass(frozen=True, slots=True)
class SignInService:
    """Sign-in and sign-up."""

    settings: Settings
    store: Store
    sessions: Sessions
    signouts: SignOuts
    tickets: OneTimeTokens
    account_transfers: AccountTransfers
    banned_ways: BannedWays

    async def may_sign_up(self, invitation: str) -> None:
        """Raises unless sign-up is open, or allowed with this invitation, which is given by its key."""
        how = self.settings.sign_up
        if how == "open":
            return
        if how == "closed" or not invitation:
            raise SignUpClosed(how)
        await self.tickets.look(bytes.fromhex(invitation), INVITATION)

    async def stranger(self, name: str) -> PersonRow:
        """Creates a new person, not stored yet."""
        if not name.strip():
            raise NameNeeded
        return PersonRow(id=fresh_id(), name=fit_name(name), created=self.tickets.clock())

    async def admit(self, person: PersonRow, way: AddressRow | PasskeyRow, invitation: str) -> None:
        """Adds a sign-in method. A person without one gets an account, provided sign-up is allowed."""
        await self.banned_ways.check(way.address if isinstance(way, AddressRow) else way.id)
        if await self.store.account(person.id) is None:
            await self.may_sign_up(invitation)
            if self.settings.sign_up == "invitation":
                await self.tickets.take(bytes.fromhex(invitation), INVITATION)
        if await self.store.person(person.id) is None:
            await self.store.create_person(person)
        try:
            await self.store.add_way_in(AccountRow(person=person.id, created=self.tickets.clock()), way)
        except Taken as error:
            raise WayTaken from error

    async def come_in(self, person: PersonRow, before: Session | None, bring: bool, device: str) -> Session:
        """Starts a session as this person. With `bring`, the browser's guest hands everything over to them."""
        if await self.store.person(person.id) is None:
            raise TicketOver  # erased in the meantime
        session = await self.sessions.open(person, device)
        if before is None:
            return session
        await self.sessions.end(before)
        await self.signouts.tell(before)
        guest = before.person.id != person.id and await self.store.account(before.person.id) is None
        if guest and bring:
            await self.account_transfers.hand_over(before.person.id, person.id)
        return session
