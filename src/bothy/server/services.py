"""All services of one process, for the handlers that need them."""

from __future__ import annotations

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
from bothy.server.previews.pictures import Pictures
from bothy.server.records.reader import RecordReader
from bothy.server.results.result_recorder import ResultRecorder
from bothy.server.settings import Settings
from bothy.server.store import Store
from bothy.server.tables.bots import BotQuota
from bothy.server.tables.inviting import Inviting
from bothy.server.tables.lobby import Lobby
from bothy.server.tables.opened import OpenTables


class Services:
    """The services of one process."""

    def __init__(self, settings: Settings, store: Store, bus: Bus, bot_service: BotService) -> None:
        """Build the services. Nothing is opened yet."""
        self.settings = settings
        self.store = store
        self.bus = bus
        self.bot_service = bot_service
        self._build_matches()
        self._build_people()
        self._build_operators()
        self._build_accounts()
        self._build_notices()
        self._connect_listeners()

    def _build_matches(self) -> None:
        settings, store = self.settings, self.store
        self.matches = MatchService(store, Announcements(self.bus, settings.secret), settings.cache_mb << 20)
        quota = BotQuota(store, None if settings.local_play else settings.max_bot_seats_per_person)
        self.lobby = Lobby(store, self.matches, self.bus, quota)
        self.hub = Hub(self.lobby, self.bus)
        self.bots = self._bot_seats()
        """None where no bots run: other processes handle their seats."""
        queue = None if self.bots is None else self.bots.queue
        self.ideas = None if queue is None else Ideas(self.matches, self.bot_service, queue)
        """Ideas for players; None where no bots run."""
        self.analyses = Analyses(self.matches, self.bot_service, queue)
        self.retellings = Retellings()
        self.endings = Endings()
        self.reseating = Reseating(self.matches, self.bus)
        self.absences = Absences(self.lobby, self.reseating)
        self.pause_calendar = PauseCalendar(store)
        self.match_clocks = MatchClocks(self.matches, self.pause_calendar)
        self.poller = Poller(self.matches, self.match_clocks, self.pause_calendar, self.bots)
        self.clock_broadcaster = ClockBroadcaster(self.hub, self.match_clocks)

    def _bot_seats(self) -> BotSeats | None:
        if not self.settings.bot_workers:
            return None
        bots = BotSeats(self.matches, self.bot_service, self.hub.watched, self.settings.bot_workers)
        self.hub.followed.append(bots.followed)
        return bots

    def _build_people(self) -> None:
        settings, store = self.settings, self.store
        self.sessions = Sessions(store, settings.secret, settings.previous_secrets, self.secure)
        self.limits = Limits(settings.rate_limits, settings.max_sockets_per_address)
        """Limits of this process."""
        self.shared_limits = SharedLimits(store, self.limits, settings.secret)
        """Limits across all processes."""
        self.origins = Origins(settings.origins)
        self.seats = Seats()
        self.open_tables = OpenTables(settings, store, self.shared_limits.known_as)
        self.records = RecordReader(self.limits)
        self.pictures = Pictures()

    def _build_operators(self) -> None:
        self.sanctions = Sanctions(self.store)
        self.announced = Announced(self.store)
        self.blocks = Blocks(self.store, self.bus, self.hub)
        self.draining = Draining(self.store)
        read = self.sanctions.read, self.announced.read, self.draining.read
        self.operator_refresh = OperatorRefresh(self.bus, *read)

    def _build_accounts(self) -> None:
        settings, store = self.settings, self.store
        self.signouts = SignOuts(self.sessions, self.bus, self.sanctions.is_banned)
        people = self.hub, self.sessions, self.signouts, self.origins, self.shared_limits, self.seats
        self.socket = LiveSocket(*people, self.sanctions)
        banned_ways = BannedWays(settings, store, self.sanctions)
        self.account_transfers = AccountTransfers(store, self.lobby, self.reseating, self.signouts, banned_ways)
        self.mailer = mailer_of(settings)
        self.sign_in_methods = SignInMethods(
            settings, store, self.sessions, self.signouts, self.account_transfers, banned_ways, self.mailer
        )

    def _build_notices(self) -> None:
        addresses = _addresses(self.store)
        self.notices = notices_of(
            self.settings, self.bus, self.matches, self.pause_calendar, self.mailer, addresses
        )
        self.inviting = Inviting(self.store, self.lobby, self.blocks, self.notices)

    def _connect_listeners(self) -> None:
        """Let services hear of each other's events."""
        lobby, notices = self.lobby, self.notices
        lobby.opened.append(lambda row, cached: self.match_clocks.begin(cached, row.pace))
        lobby.ended.extend([ResultRecorder(self.store, self.matches).note, self.analyses.ended])
        lobby.speaking.append(self.sanctions.check_mute)
        lobby.sitting_down.append(self.blocks.check_welcome)
        self.sanctions.banned.append(self.signouts.look_at_all)
        self.reseating.reseated.append(self.hub.reseated)
        if notices.on:
            self.matches.on_append.append(notices.side_writes)
            lobby.begun.append(notices.begun)
            lobby.wanted_again.append(notices.wanted_again)
            self.hub.looked.append(notices.looked)
            notices.known_to_look = self.hub.known_to_look
            self.absences.offered.append(Offering(self.store, notices, self.blocks).tell)

    @property
    def secure(self) -> bool:
        """True if people come by https only."""
        origins = self.settings.origins
        return bool(origins) and all(each.startswith("https://") for each in origins)

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
