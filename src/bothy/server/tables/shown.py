"""A table as players at a server may see it."""

from __future__ import annotations

from bothy.local.shown import table_data
from bothy.server.rows import TableRow
from bothy.server.wire import SeatInfo, TableInfo


def table_info(row: TableRow, person: str | None = None) -> TableInfo:
    """Convert a table for anyone, or for a person: players seated there also see the invite."""
    data = table_data(row)
    seats = [SeatInfo(**seat) for seat in data.pop("seats")]
    invite = row.invite if person is not None and person in row.people else None
    return TableInfo(**data, seats=seats, listed=row.listed, pace=row.pace, invite=invite)
