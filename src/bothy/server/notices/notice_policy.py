"""Decides on notices: none to people who look at the table or have since, none twice, none at night."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from msgspec import Struct

from bothy.local.tables import PLAYING, WAITING
from bothy.server.notices.active_viewers import ActiveViewers
from bothy.server.notices.notice import TOLD_ANYWAY, Notice, read_notice, written
from bothy.server.notices.reach import Reach, parcel
from bothy.server.rows import TableRow
from bothy.server.store import Store

RestsUntil = Callable[[str], Awaitable[int | None]]
"""Returns when a person's current rest ends; None if they aren't resting."""
StillNews = Callable[[Notice], Awaitable[bool]]
"""Returns whether a delayed notice is still true."""
OLD = 300_000
"""Milliseconds after which a notice is checked against the match before it is sent."""


class Decided(Struct, frozen=True):
    """The outcome of a notice, for the log and metrics, and when to check it again, if ever."""

    outcome: str
    again: int | None = None


class NoticePolicy:
    """Turns notices into parcels, postpones them or drops them."""

    def __init__(
        self,
        store: Store,
        reach: Reach,
        active_viewers: ActiveViewers,
        rests_until: RestsUntil,
        still_news: StillNews,
        clock: Callable[[], int],
    ) -> None:
        self._store = store
        self._reach = reach
        self._active_viewers = active_viewers
        self._rests_until = rests_until
        self._still_news = still_news
        self._clock = clock

    async def decide(self, body: bytes) -> Decided:
        """Decides on a notice."""
        notice = read_notice(body)
        if self._active_viewers.have_seen(notice):
            return Decided("looks")
        row = await self._store.table(notice.table)
        if row is None or not concerns(notice, row):
            return Decided("not-theirs")
        chosen = await self._reach.preferences(notice.person)
        ways = await self._reach.ways(notice.person, chosen)
        if not ways:
            return Decided("out-of-reach")
        known, anyway = await self._store.told(notice.person, notice.table), notice.kind in TOLD_ANYWAY
        if known.looked >= notice.at:
            return Decided("looked")
        if known.knows and not anyway and not any(way.digest for way in ways):
            return Decided("knows")  # saves asking all processes who is looking
        rests_until = await self._rests_until(notice.person)
        if rests_until is not None:
            return Decided("held", rests_until)
        at = self._clock()
        if at - notice.at > OLD and not await self._still_news(notice):
            return Decided("no-news")
        if await self._active_viewers.see(notice):
            return Decided("looks")
        now = [way for way in ways if not way.digest]
        parcels = [parcel(way, notice.id, notice.person, at, (notice,)) for way in now]
        digest = written(notice) if len(now) < len(ways) else None
        told = await self._store.tell(notice.person, notice.table, notice.at, parcels, digest, anyway)
        return Decided("told" if told else "knows")


def concerns(notice: Notice, row: TableRow) -> bool:
    """Returns whether the notice still concerns the person, given the table's current state."""
    if row.lesson:
        return False
    if notice.kind == "offered":
        return row.state == PLAYING and any(seat.offered for seat in row.seats) and notice.person not in row.people
    if notice.kind == "invited":
        return row.state == WAITING and notice.person in row.invited
    if notice.kind == "rematch":
        return row.state == WAITING and notice.person in row.people
    return notice.person in row.people and (not notice.match or notice.match == row.match_id)
