"""A table as players may see it: without seed and words."""

from __future__ import annotations

from bothy.server.rows import SeatRow, TableRow
from bothy.server.tables.game_seats import game_seats
from bothy.server.tables.lessons import lesson_at
from bothy.server.wire import SeatInfo, TableInfo
from bothy.table import Shuffle


def table_info(row: TableRow, person: str | None = None) -> TableInfo:
    """Convert a table for anyone, or for a person: players seated there also see the invite."""
    by_game = game_seats(row)
    return TableInfo(
        id=row.id,
        game=row.game,
        options=row.options,
        seats=[_seat(row, seat, at in by_game) for at, seat in enumerate(row.seats)],
        host=row.host,
        state=row.state,
        listed=row.listed,
        match=row.match_id,
        commitment=Shuffle(row.seed).commitment,
        before=row.before,
        after=row.after,
        pace=row.pace,
        given_up=row.given_up,
        ideas=row.ideas,
        lesson=row.lesson,
        teaches=lesson_at(row),
        branched=row.branched,
        branched_step=row.branched_step,
        created=row.created,
        version=row.version,
        invite=row.invite if person is not None and person in row.people else None,
    )


def _seat(row: TableRow, seat: SeatRow, by_game: bool) -> SeatInfo:
    if by_game:
        return SeatInfo(nobody=True)
    if seat.bot is not None:
        return SeatInfo(bot=seat.bot)
    return SeatInfo(
        person=seat.person,
        name=seat.name,
        former=seat.person is not None and not seat.name,
        offered=seat.offered,
        vote=seat.vote,
    )
