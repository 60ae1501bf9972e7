"""Whether somebody is told: not who looks at the table, not who has looked since, and nobody twice."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from bothy.server.notices.notice import Notice, read_notice, written
from bothy.server.notices.reach import Reach, parcel
from bothy.server.rows import WAITING, TableRow
from bothy.server.store import Store

WhoLooks = Callable[[str], Awaitable[set[str]]]
"""The people who have a table before their eyes."""


class Deciding:
    """Makes parcels of notices, or drops them."""

    def __init__(self, store: Store, reach: Reach, who_looks: WhoLooks) -> None:
        self._store = store
        self._reach = reach
        self._who_looks = who_looks

    async def decide(self, body: bytes) -> str:
        """See to a notice, and say what became of it: a word for the log and the counters."""
        notice = read_notice(body)
        row = await self._store.table(notice.table)
        if row is None or not concerns(notice, row):
            return "not-theirs"
        chosen = await self._reach.preferences(notice.person)
        ways = await self._reach.ways(notice.person, chosen)
        if not ways:
            return "out-of-reach"
        if (await self._store.told(notice.person, notice.table)).looked >= notice.at:
            return "looked"
        if notice.person in await self._who_looks(notice.table):
            return "looks"
        now = [way for way in ways if not way.digest]
        parcels = [parcel(way, notice.id, notice.person, notice.at, (notice,)) for way in now]
        digest = written(notice) if len(now) < len(ways) else None
        told = await self._store.tell(notice.person, notice.table, notice.at, parcels, digest)
        return "told" if told else "knows"


def concerns(notice: Notice, row: TableRow) -> bool:
    """Whether the notice is for somebody at the table it speaks of, as things stand now."""
    if row.lesson:
        return False
    if notice.kind == "offered":
        return True
    if notice.kind == "rematch":
        return row.state == WAITING and notice.person in row.people
    return notice.person in row.people and (not notice.match or notice.match == row.match_id)
