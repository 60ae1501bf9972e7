"""Everything one process is made of, in one place, for the handlers that need some of it."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field

from bothy.server.bus import Bus
from bothy.server.live.hub import Hub
from bothy.server.live.signouts import SignOuts
from bothy.server.live.socket import LiveSocket
from bothy.server.matches import Announcements, Matches
from bothy.server.matches.botseats import BotSeats
from bothy.server.matches.endings import Endings
from bothy.server.matches.retelling import Retellings
from bothy.server.people.limits import Limits
from bothy.server.people.origins import Origins
from bothy.server.people.seats import Seats
from bothy.server.people.sessions import Sessions
from bothy.server.settings import Settings
from bothy.server.store import Store
from bothy.server.tables.bots import BotQuota
from bothy.server.tables.lobby import Lobby
from bothy.server.tables.opened import OpenTables
from bothy.server.thinking import Thinkers


@dataclass(frozen=True, slots=True)
class Services:
    """One process."""

    settings: Settings
    store: Store
    bus: Bus
    thinkers: Thinkers
    matches: Matches
    lobby: Lobby
    hub: Hub
    bots: BotSeats | None
    """None where bots do not think: other processes see to their seats."""
    sessions: Sessions
    origins: Origins
    limits: Limits
    open_tables: OpenTables
    seats: Seats
    signouts: SignOuts
    socket: LiveSocket
    retellings: Retellings = field(default_factory=Retellings)
    endings: Endings = field(default_factory=Endings)
    verifying: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(1))

    @classmethod
    def build(cls, settings: Settings, store: Store, bus: Bus, thinkers: Thinkers) -> Services:
        """Put it together. Nothing is opened yet."""
        matches = Matches(store, Announcements(bus, settings.secret), settings.cache_mb << 20)
        quota = BotQuota(store, None if settings.at_home else settings.bot_seats)
        lobby = Lobby(store, matches, bus, quota)
        hub = Hub(lobby, bus)
        bots = BotSeats(matches, thinkers, hub.watched, settings.bot_workers) if settings.bot_workers else None
        if bots is not None:
            hub.followed.append(bots.followed)
        sessions = Sessions(store, settings.secret, settings.former_secrets, _secure(settings))
        signouts = SignOuts(sessions, bus)
        limits = Limits(settings.throttle, settings.sockets_an_address)
        origins, seats = Origins(settings.origins), Seats()
        return cls(
            settings=settings,
            store=store,
            bus=bus,
            thinkers=thinkers,
            matches=matches,
            lobby=lobby,
            hub=hub,
            bots=bots,
            sessions=sessions,
            origins=origins,
            limits=limits,
            open_tables=OpenTables(store, settings.throttle, settings.tables_a_guest, settings.tables_an_address),
            seats=seats,
            signouts=signouts,
            socket=LiveSocket(hub, sessions, signouts, origins, limits, seats),
        )

    @property
    def secure(self) -> bool:
        """Whether people come by https only."""
        return _secure(self.settings)

    async def open(self) -> None:
        """Connect to everything."""
        await self.store.open()
        await self.bus.open()
        await self.signouts.open()
        await self.thinkers.open()

    async def close(self) -> None:
        """Finish what was begun, then disconnect."""
        if self.bots is not None:
            await self.bots.close()
        await self.signouts.close()
        await self.hub.close()
        await self.lobby.close()
        await self.matches.close()
        await self.thinkers.close()
        await self.bus.close()
        await self.store.close()


def _secure(settings: Settings) -> bool:
    return bool(settings.origins) and all(each.startswith("https://") for each in settings.origins)
