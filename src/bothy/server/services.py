"""All services of one process, for the handlers that need them."""

from __future__ import annotations

from dataclasses import dataclass, field

from bothy.server.accounts.banned_ways import BannedWays
from bothy.server.accounts.doors import Doors
from bothy.server.accounts.partings import Partings
from bothy.server.backends import mailer_of
from bothy.server.bus import Bus
from bothy.server.clock import CLOCK
from bothy.server.clocks.absences import Absences
from bothy.server.clocks.poller import Poller
from bothy.server.clocks.resting import Resting
from bothy.server.clocks.telling import Telling
from bothy.server.clocks.timing import Timing
from bothy.server.live.hub import Hub
from bothy.server.live.signouts import SignOuts
from bothy.server.live.socket import LiveSocket
from bothy.server.matches import Announcements, Matches
from bothy.server.matches.analyses import Analyses
from bothy.server.matches.botseats import BotSeats
from bothy.server.matches.endings import Endings
from bothy.server.matches.ideas import Ideas
from bothy.server.matches.reseating import Reseating
from bothy.server.matches.retelling import Retellings
from bothy.server.notices.assembly import notices_of
from bothy.server.notices.channels.mail import AddressOf
from bothy.server.notices.offering import Offering
from bothy.server.notices.service import Notices
from bothy.server.operators.announced import Announced
from bothy.server.operators.blocks import Blocks
from bothy.server.operators.draining import Draining
from bothy.server.operators.sanctions import Sanctions
from bothy.server.operators.watching import Watching
from bothy.server.people.limits import Limits
from bothy.server.people.origins import Origins
from bothy.server.people.seats import Seats
from bothy.server.people.sessions import Sessions
from bothy.server.people.shared_limits import SharedLimits
from bothy.server.records.reader import RecordReader
from bothy.server.results.noting import Noting
from bothy.server.settings import Settings
from bothy.server.store import Store
from bothy.server.tables.bots import BotQuota
from bothy.server.tables.inviting import Inviting
from bothy.server.tables.lobby import Lobby
from bothy.server.tables.opened import OpenTables
from bothy.server.thinking import Thinkers


@dataclass(frozen=True, slots=True)
class Services:
    """The services of one process."""

    settings: Settings
    store: Store
    bus: Bus
    thinkers: Thinkers
    matches: Matches
    lobby: Lobby
    hub: Hub
    bots: BotSeats | None
    """None where no bots run: other processes handle their seats."""
    ideas: Ideas | None
    """Ideas for players; None where no bots run."""
    analyses: Analyses
    timing: Timing
    resting: Resting
    poller: Poller
    telling: Telling
    absences: Absences
    sessions: Sessions
    origins: Origins
    limits: Limits
    """Limits of this process."""
    shared_limits: SharedLimits
    """Limits across all processes."""
    open_tables: OpenTables
    seats: Seats
    signouts: SignOuts
    reseating: Reseating
    doors: Doors
    partings: Partings
    socket: LiveSocket
    notices: Notices
    sanctions: Sanctions
    announced: Announced
    draining: Draining
    watching: Watching
    blocks: Blocks
    inviting: Inviting
    retellings: Retellings = field(default_factory=Retellings)
    endings: Endings = field(default_factory=Endings)
    records: RecordReader = field(default_factory=RecordReader)

    @classmethod
    def build(cls, settings: Settings, store: Store, bus: Bus, thinkers: Thinkers) -> Services:
        """Build the services. Nothing is opened yet."""
        matches = Matches(store, Announcements(bus, settings.secret), settings.cache_mb << 20)
        quota = BotQuota(store, None if settings.at_home else settings.bot_seats)
        lobby = Lobby(store, matches, bus, quota)
        lobby.ended.append(Noting(store, matches).note)
        hub = Hub(lobby, bus)
        bots = BotSeats(matches, thinkers, hub.watched, settings.bot_workers) if settings.bot_workers else None
        if bots is not None:
            hub.followed.append(bots.followed)
        analyses = Analyses(matches, thinkers, None if bots is None else bots.queue)
        lobby.ended.append(analyses.ended)
        resting = Resting(store)
        timing = Timing(matches, resting)
        lobby.opened.append(lambda row, cached: timing.begin(cached, row.pace))
        sessions = Sessions(store, settings.secret, settings.former_secrets, _secure(settings))
        sanctions, announced, blocks = Sanctions(store), Announced(store), Blocks(store, bus, hub)
        draining = Draining(store)
        lobby.speaking.append(sanctions.check_mute)
        lobby.sitting_down.append(blocks.check_welcome)
        signouts = SignOuts(sessions, bus, sanctions.is_banned)
        sanctions.banned.append(signouts.look_at_all)
        reseating = Reseating(matches, bus)
        reseating.reseated.append(hub.reseated)
        absences = Absences(lobby, reseating)
        banned_ways = BannedWays(settings, store, sanctions)
        partings = Partings(store, lobby, reseating, signouts, banned_ways)
        mailer = mailer_of(settings)
        doors = Doors(settings, store, sessions, signouts, partings, banned_ways, mailer)
        limits = Limits(settings.throttle, settings.sockets_an_address)
        shared_limits = SharedLimits(store, limits, settings.secret)
        origins, seats = Origins(settings.origins), Seats()
        notices = notices_of(settings, bus, matches, resting, mailer, _addresses(store))
        if notices.on:
            matches.beside.append(notices.beside)
            lobby.begun.append(notices.begun)
            lobby.wanted_again.append(notices.wanted_again)
            hub.looked.append(notices.looked)
            notices.known_to_look = hub.known_to_look
            absences.offered.append(Offering(store, notices, blocks).tell)
        return cls(
            settings=settings,
            store=store,
            bus=bus,
            thinkers=thinkers,
            matches=matches,
            lobby=lobby,
            hub=hub,
            bots=bots,
            ideas=None if bots is None else Ideas(matches, thinkers, bots.queue),
            analyses=analyses,
            timing=timing,
            resting=resting,
            poller=Poller(matches, timing, resting, bots),
            telling=Telling(hub, timing),
            absences=absences,
            sessions=sessions,
            origins=origins,
            limits=limits,
            shared_limits=shared_limits,
            open_tables=OpenTables(settings, store, shared_limits.known_as),
            seats=seats,
            signouts=signouts,
            reseating=reseating,
            doors=doors,
            partings=partings,
            socket=LiveSocket(hub, sessions, signouts, origins, shared_limits, seats, sanctions),
            notices=notices,
            sanctions=sanctions,
            announced=announced,
            draining=draining,
            watching=Watching(bus, sanctions.read, announced.read, draining.read),
            blocks=blocks,
            inviting=Inviting(store, lobby, blocks, notices),
        )

    @property
    def secure(self) -> bool:
        """True if people come by https only."""
        return _secure(self.settings)

    async def open(self) -> None:
        """Connect to everything."""
        await self.store.open()
        await CLOCK.look(self.store.time)
        await self.bus.open()
        await self.signouts.open()
        await self.watching.open()
        await self.blocks.open()
        await self.reseating.open()
        await self.thinkers.open()

    async def close(self) -> None:
        """Finish open work, then disconnect."""
        await self.analyses.close()
        if self.bots is not None:
            await self.bots.close()
        await self.notices.close()
        await self.signouts.close()
        await self.reseating.close()
        await self.hub.close()
        await self.lobby.close()
        await self.matches.close()
        await self.thinkers.close()
        await self.records.close()
        await self.bus.close()
        await self.store.close()


def _addresses(store: Store) -> AddressOf:
    async def address_of(person: str) -> str | None:
        known = await store.addresses_of(person)
        return known[0].address if known else None

    return address_of


def _secure(settings: Settings) -> bool:
    return bool(settings.origins) and all(each.startswith("https://") for each in settings.origins)
