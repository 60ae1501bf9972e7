"""All services of one process, for the handlers that need them."""

from __future__ import annotations

from dataclasses import dataclass, field

from bothy.server.accounts.account_transfers import AccountTransfers
from bothy.server.accounts.banned_ways import BannedWays
from bothy.server.accounts.sign_in_methods import SignInMethods
from bothy.server.backends import mailer_of
from bothy.server.bot_workers import BotService
from bothy.server.bus import Bus
from bothy.server.clock import CLOCK
from bothy.server.clocks.absences import Absences
from bothy.server.clocks.clock_broadcaster import ClockBroadcaster
from bothy.server.clocks.match_clocks import MatchClocks
from bothy.server.clocks.pause_calendar import PauseCalendar
from bothy.server.clocks.poller import Poller
from bothy.server.live.hub import Hub
from bothy.server.live.signouts import SignOuts
from bothy.server.live.socket import LiveSocket
from bothy.server.matches import Announcements, MatchService
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
from bothy.server.operators.operator_refresh import OperatorRefresh
from bothy.server.operators.sanctions import Sanctions
from bothy.server.people.limits import Limits
from bothy.server.people.origins import Origins
from bothy.server.people.seats import Seats
from bothy.server.people.sessions import Sessions
from bothy.server.people.shared_limits import SharedLimits
from bothy.server.records.reader import RecordReader
from bothy.server.results.result_recorder import ResultRecorder
from bothy.server.settings import Settings
from bothy.server.store import Store
from bothy.server.tables.bots import BotQuota
from bothy.server.tables.inviting import Inviting
from bothy.server.tables.lobby import Lobby
from bothy.server.tables.opened import OpenTables


@dataclass(frozen=True, slots=True)
class Services:
    """The services of one process."""

    settings: Settings
    store: Store
    bus: Bus
    bot_service: BotService
    matches: MatchService
    lobby: Lobby
    hub: Hub
    bots: BotSeats | None
    """None where no bots run: other processes handle their seats."""
    ideas: Ideas | None
    """Ideas for players; None where no bots run."""
    analyses: Analyses
    match_clocks: MatchClocks
    pause_calendar: PauseCalendar
    poller: Poller
    clock_broadcaster: ClockBroadcaster
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
    sign_in_methods: SignInMethods
    account_transfers: AccountTransfers
    socket: LiveSocket
    notices: Notices
    sanctions: Sanctions
    announced: Announced
    draining: Draining
    operator_refresh: OperatorRefresh
    blocks: Blocks
    inviting: Inviting
    records: RecordReader
    retellings: Retellings = field(default_factory=Retellings)
    endings: Endings = field(default_factory=Endings)

    @classmethod
    def build(cls, settings: Settings, store: Store, bus: Bus, bot_service: BotService) -> Services:
        """Build the services. Nothing is opened yet."""
        matches = MatchService(store, Announcements(bus, settings.secret), settings.cache_mb << 20)
        quota = BotQuota(store, None if settings.local_play else settings.max_bot_seats_per_person)
        lobby = Lobby(store, matches, bus, quota)
        lobby.ended.append(ResultRecorder(store, matches).note)
        hub = Hub(lobby, bus)
        bots = BotSeats(matches, bot_service, hub.watched, settings.bot_workers) if settings.bot_workers else None
        if bots is not None:
            hub.followed.append(bots.followed)
        analyses = Analyses(matches, bot_service, None if bots is None else bots.queue)
        lobby.ended.append(analyses.ended)
        pause_calendar = PauseCalendar(store)
        match_clocks = MatchClocks(matches, pause_calendar)
        lobby.opened.append(lambda row, cached: match_clocks.begin(cached, row.pace))
        sessions = Sessions(store, settings.secret, settings.previous_secrets, _secure(settings))
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
        account_transfers = AccountTransfers(store, lobby, reseating, signouts, banned_ways)
        mailer = mailer_of(settings)
        sign_in_methods = SignInMethods(
            settings, store, sessions, signouts, account_transfers, banned_ways, mailer
        )
        limits = Limits(settings.rate_limits, settings.max_sockets_per_address)
        shared_limits = SharedLimits(store, limits, settings.secret)
        origins, seats = Origins(settings.origins), Seats()
        notices = notices_of(settings, bus, matches, pause_calendar, mailer, _addresses(store))
        if notices.on:
            matches.on_append.append(notices.side_writes)
            lobby.begun.append(notices.begun)
            lobby.wanted_again.append(notices.wanted_again)
            hub.looked.append(notices.looked)
            notices.known_to_look = hub.known_to_look
            absences.offered.append(Offering(store, notices, blocks).tell)
        return cls(
            settings=settings,
            store=store,
            bus=bus,
            bot_service=bot_service,
            matches=matches,
            lobby=lobby,
            hub=hub,
            bots=bots,
            ideas=None if bots is None else Ideas(matches, bot_service, bots.queue),
            analyses=analyses,
            match_clocks=match_clocks,
            pause_calendar=pause_calendar,
            poller=Poller(matches, match_clocks, pause_calendar, bots),
            clock_broadcaster=ClockBroadcaster(hub, match_clocks),
            absences=absences,
            sessions=sessions,
            origins=origins,
            limits=limits,
            shared_limits=shared_limits,
            open_tables=OpenTables(settings, store, shared_limits.known_as),
            seats=seats,
            signouts=signouts,
            reseating=reseating,
            sign_in_methods=sign_in_methods,
            account_transfers=account_transfers,
            socket=LiveSocket(hub, sessions, signouts, origins, shared_limits, seats, sanctions),
            notices=notices,
            sanctions=sanctions,
            announced=announced,
            draining=draining,
            operator_refresh=OperatorRefresh(bus, sanctions.read, announced.read, draining.read),
            blocks=blocks,
            inviting=Inviting(store, lobby, blocks, notices),
            records=RecordReader(limits),
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
        await self.operator_refresh.open()
        await self.blocks.open()
        await self.reseating.open()
        await self.bot_service.open()

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
        await self.bot_service.close()
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
