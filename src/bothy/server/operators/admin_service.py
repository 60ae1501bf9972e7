"""The operator's service. It changes the store and notifies running processes over the bus."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager

from bothy.kernel import InvalidInput, Reason
from bothy.server.accounts.account_transfers import AccountTransfers
from bothy.server.accounts.banned_ways import BannedWays
from bothy.server.backends import bus_of, open_existing
from bothy.server.bus import Bus
from bothy.server.clock import now_ms
from bothy.server.housekeeping import DAY, Dropped, clear
from bothy.server.live.signouts import SignOuts
from bothy.server.matches import Announcements, MatchService
from bothy.server.matches.reseating import Reseating
from bothy.server.operators.draining import GONE_AFTER
from bothy.server.operators.operator_refresh import tell
from bothy.server.operators.rows import AnnouncementRow, Asked, FoundPerson, Kind, ProcessRow, SanctionRow
from bothy.server.operators.sanctions import Sanctions
from bothy.server.people.sessions import Sessions
from bothy.server.settings import Settings
from bothy.server.store import Store
from bothy.server.tables.bots import BotQuota
from bothy.server.tables.lobby import Lobby

PATIENCE = 2.0
"""Seconds to wait for the bus. Without it, changes take effect a few seconds later."""
GLANCE = 0.05


class AdminService:
    """An operator's actions."""

    def __init__(self, settings: Settings, store: Store, bus: Bus) -> None:
        self.settings = settings
        self.store = store
        self.is_heard = True
        """True if running processes are notified of changes at once; otherwise they notice within seconds."""
        matches = MatchService(store, Announcements(bus, settings.secret), 1 << 20)
        self.lobby = Lobby(store, matches, bus, BotQuota(store, None))
        self._bus = bus
        self._signouts = SignOuts(Sessions(store, settings.secret), bus)
        banned_ways = BannedWays(settings, store, Sanctions(store))
        self._account_transfers = AccountTransfers(
            store, self.lobby, Reseating(matches, bus), self._signouts, banned_ways
        )

    async def person(self, text: str) -> FoundPerson:
        """Returns the person with this id, address or name."""
        found = await self.store.find_people(text)
        exact = [each for each in found if each.id == text or each.name.lower() == text.lower()]
        meant = exact if exact else found
        if not meant:
            raise InvalidInput(Reason("person-unknown", text=text))
        if len(meant) > 1:
            raise InvalidInput(Reason("person-unclear", text=text, count=len(meant)))
        return meant[0]

    async def kick(self, person: str) -> int:
        """Ends a person's sessions and their connections, and returns the number of sessions."""
        sessions = await self.store.sessions_of(person)
        await self.store.end_sessions_of(person)
        for session in sessions:
            await self._signouts.ended(session.token_hash)
        return len(sessions)

    async def sanction(self, person: str, kind: Kind, days: int | None, because: str, by: str) -> SanctionRow:
        """Bans or mutes a person, for some days or indefinitely."""
        now = now_ms()
        until = None if days is None else now + days * DAY
        row = SanctionRow(person=person, kind=kind, since=now, until=until, reason=because, by=by)
        await self.store.sanction(row)
        await tell(self._bus)
        return row

    async def lift(self, person: str, kind: Kind) -> bool:
        """Lifts a ban or mute. Returns False if there was none."""
        lifted = await self.store.lift_sanction(person, kind)
        await tell(self._bus)
        return lifted

    async def announce(self, row: AnnouncementRow | None) -> None:
        """Shows an announcement on all pages; None removes it."""
        await self.store.announce(row)
        await tell(self._bus)

    async def erase(self, person: str) -> None:
        """Erases everything that identifies a person."""
        await self._account_transfers.erase(person)

    async def drop(self, table: str) -> None:
        """Deletes a waiting table."""
        await self.lobby.forget(table, (await self.lobby.table(table)).host)

    async def processes(self) -> list[ProcessRow]:
        """Lists the running processes."""
        return await self.store.processes(now_ms() - GONE_AFTER)

    async def ask(self, names: Sequence[str], asked: Asked) -> list[str]:
        """Sends a request to some processes; returns the names that are unknown."""
        there = {row.name for row in await self.processes()}
        unknown = [name for name in names if name not in there or not await self.store.ask_process(name, asked)]
        await tell(self._bus)
        return unknown

    async def prune(self) -> Dropped:
        """Deletes expired data now instead of at the hourly run."""
        return await clear(self.store, self.settings, self._account_transfers, now_ms())


@asynccontextmanager
async def open_admin_service(settings: Settings) -> AsyncIterator[AdminService]:
    """Opens the operator's service for the host with these settings."""
    store, bus = await open_existing(settings), bus_of(settings)
    admin_service = AdminService(settings, store, bus)
    try:
        await bus.open()
        try:
            admin_service.is_heard = await _reached(bus)
            yield admin_service
        finally:
            await bus.close()
    finally:
        await store.close()


async def _reached(bus: Bus) -> bool:
    for _ in range(int(PATIENCE / GLANCE)):
        if await bus.ready():
            return True
        await asyncio.sleep(GLANCE)
    return False
