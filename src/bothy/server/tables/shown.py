"""A table as people may see it: no seed, no words."""

from __future__ import annotations

from bothy.server.rows import TableRow
from bothy.server.wire import SeatInfo, TableInfo
from bothy.table import Shuffle


def table_info(row: TableRow, person: str | None = None) -> TableInfo:
    """For anybody, or for a person: whoever sits here also sees the invite."""
    return TableInfo(
        id=row.id,
        game=row.game,
        options=row.options,
        seats=[SeatInfo(person=seat.person, bot=seat.bot, name=seat.name) for seat in row.seats],
        host=row.host,
        state=row.state,
        listed=row.listed,
        match=row.match_id,
        commitment=Shuffle(row.seed).commitment,
        before=row.before,
        after=row.after,
        lesson=row.lesson,
        created=row.created,
        version=row.version,
        invite=row.invite if person is not None and person in row.people else None,
    )
