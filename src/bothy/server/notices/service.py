"""The notice service, for the rest of the server."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Collection, Coroutine, Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

import structlog
from msgspec.structs import replace

from bothy.kernel import BothyError
from bothy.server.clock import now_ms
from bothy.server.matches.cached_match import CachedMatch
from bothy.server.matches.changes import Change
from bothy.server.notices.active_viewers import ActiveViewers, WhoLooks
from bothy.server.notices.channels.interface import Carrier
from bothy.server.notices.channels.mail import AddressOf
from bothy.server.notices.digests import Digests
from bothy.server.notices.due import first_notices, notices_of
from bothy.server.notices.notice import Channel, Kind, Notice, written
from bothy.server.notices.notice_policy import NoticePolicy, RestsUntil, StillNews
from bothy.server.notices.notice_sender import NoticeSender
from bothy.server.notices.outbox_worker import Carriage, OutboxWorker, OwnCarriage
from bothy.server.notices.preferences import Preferences, preferences_row
from bothy.server.notices.reach import Reach, Way, parcel
from bothy.server.notices.rows import Parcel
from bothy.server.notices.unsubscribe import Unsubscribing
from bothy.server.rows import SideWrites, TableRow
from bothy.server.store import Store

if TYPE_CHECKING:  # a plain install has no aiohttp
    from bothy.server.notices.outgoing import Outgoing

LOG = structlog.get_logger("notices")


class Notices:
    """Writes notices into the outbox and processes them."""

    def __init__(
        self,
        store: Store,
        carriers: Mapping[Channel, Carrier],
        who_looks: WhoLooks,
        rests_until: RestsUntil,
        still_news: StillNews,
        unsubscribing: Unsubscribing,
        origin: str = "",
        grace: float = 0.0,
        outgoing: Mapping[Channel, Outgoing] = MappingProxyType({}),
        carriage: Callable[[NoticeSender], Carriage] | None = None,
        clock: Callable[[], int] = now_ms,
    ) -> None:
        self.reach = Reach(store, carriers, clock)
        self.unsubscribing = unsubscribing
        self.outgoing = outgoing
        self.address_of: AddressOf = _nobodys
        """Returns a person's email address."""
        self.known_to_look: Callable[[str], Collection[str]] = lambda table: ()
        """Returns the people looking at a table, as far as this process knows."""
        self.push_key = ""
        """The public key for browser subscriptions; empty if the host has no push messages."""
        self.sender = NoticeSender(store, self.reach, rests_until, origin, clock)
        active_viewers = ActiveViewers(who_looks, lambda table: self.known_to_look(table), clock)
        self.outbox_worker = OutboxWorker(
            store,
            NoticePolicy(store, self.reach, active_viewers, rests_until, still_news, clock),
            Digests(store, self.reach, rests_until, clock),
            carriage(self.sender) if carriage else OwnCarriage(store, self.sender, clock),
        )
        self._store = store
        self._grace = round(1000 * grace)
        self._clock = clock
        self._behind: set[asyncio.Task[None]] = set()

    # Table events

    async def side_writes(self, change: Change) -> SideWrites | None:
        """Returns a change's notices, to be written with it."""
        now = self._clock()
        found = [each for each in notices_of(change, now) if self.reach.may_be_reached(each.person)]
        here = self.known_to_look(change.row.table or "") if found else ()  # they are looking
        notices = [each for each in found if each.person not in here]
        return SideWrites(notices=tuple(map(written, notices)), at=now + self._grace) if notices else None

    async def begun(self, row: TableRow, cached: CachedMatch) -> None:
        """Notifies the players who have to act first in a new match."""
        await self._put(first_notices(cached, row.host, self._clock()))

    async def wanted_again(self, row: TableRow, by: str) -> None:
        """Notifies the others, who have seats at the new table, of a rematch."""
        await self.tell("rematch", [person for person in row.people if person != by], row.id)

    async def tell(self, kind: Kind, people: Sequence[str], table: str) -> None:
        """Notifies people of an event at a table other than a move."""
        now = self._clock()
        await self._put([Notice(kind=kind, person=person, table=table, at=now) for person in people])

    async def _put(self, notices: list[Notice]) -> None:
        reached = [each for each in notices if self.reach.may_be_reached(each.person)]
        if reached:
            await self._store.put_notices([written(each) for each in reached], self._clock() + self._grace)

    def looked(self, row: TableRow, person: str) -> None:
        """Notes that a person starts or stops looking at a table, and so knows everything up to now."""
        concerned = person in row.concerned or any(seat.offered for seat in row.seats)
        if concerned and self.reach.may_be_reached(person):
            self._later(self._store.looked(person, row.id, self._clock()))

    def _later(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(_quietly(work))
        self._behind.add(task)
        task.add_done_callback(self._behind.discard)

    # Settings

    async def prefer(self, person: str, chosen: Preferences) -> None:
        """Stores a person's settings."""
        await self._store.prefer_notices(preferences_row(person, chosen, self._clock()))
        self.reach.changed(person)

    async def close_channel(self, person: str, channel: Channel) -> None:
        """Turns a channel off for a person."""
        chosen = await self.reach.preferences(person)
        await self.prefer(person, replace(chosen, **{channel: "off"}))

    async def trial(self, person: str, channel: Channel) -> list[Parcel]:
        """Returns a test notice for each of the person's addresses in a channel."""
        carrier = self.reach.carriers.get(channel)
        chosen = await self.reach.preferences(person)
        ways = [] if carrier is None else await carrier.ways(person, chosen)
        mark, now = f"trial-{secrets.token_hex(8)}", self._clock()
        return [parcel(Way(channel, to, False), mark, person, now, ()) for to in ways]

    # Lifecycle

    @property
    def on(self) -> bool:
        """True if the host has any channel."""
        return bool(self.reach.carriers)

    async def run(self) -> None:
        """Processes the outbox forever."""
        if self.on:
            await self.outbox_worker.run()

    async def close(self) -> None:
        """Waits for background work and closes outgoing connections."""
        while self._behind:
            await asyncio.gather(*self._behind)
        for outgoing in self.outgoing.values():
            await outgoing.close()


async def _nobodys(person: str) -> str | None:
    return None


async def _quietly(work: Coroutine[Any, Any, None]) -> None:
    try:
        await work
    except BothyError as error:
        LOG.warning("look-not-noted", reason=error.reason.key)
