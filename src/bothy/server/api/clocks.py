"""Time: clocks, returning to a seat, votes on abandoned seats, and rest."""

from __future__ import annotations

from datetime import date
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from bothy.server.api.tables import SeatNumber, TableId
from bothy.server.api.visitor import Visitor
from bothy.server.asgi.routes import get, post, put
from bothy.server.clock import now_ms
from bothy.server.clocks import rest as rests
from bothy.server.services import Services
from bothy.server.tables.shown import table_info
from bothy.server.wire import SeatTime, TableInfo

MinuteOfDay = Annotated[int, Meta(ge=0, le=1439, description="Minutes after midnight.")]


class ClockState(Struct, frozen=True):
    """Time left at a table. Durations are in milliseconds, moments in milliseconds since 1970."""

    at: int
    """Time of this reading."""
    seats: list[SeatTime]
    whole: int = 0
    """Full time per player, for the game or for a move; 0 without a clock."""


class Vote(Struct, frozen=True, forbid_unknown_fields=True):
    """A vote on the abandoned seats. An empty vote withdraws the previous one."""

    vote: Literal["end", "bot", ""]


class DaysOff(Struct, frozen=True, forbid_unknown_fields=True):
    """A range of days, inclusive."""

    first: date
    last: date


class RestData(Struct, frozen=True, forbid_unknown_fields=True):
    """A person's rest times. In games over days, their clock stops then."""

    zone: Annotated[str, Meta(max_length=60, description="Time zone, such as `Europe/Lisbon`.")] = "UTC"
    begin: MinuteOfDay = 0
    """Daily quiet hours; equal times mean none."""
    end: MinuteOfDay = 0
    off: Annotated[list[DaysOff], Meta(max_length=20)] = []


@get("/api/tables/{table:str}/clock", tags=["tables"], summary="Time left")
async def clock(table: TableId, services: Services) -> ClockState:
    """Returns the time left for each seat; visible to anyone. Empty before the match begins."""
    row = await services.lobby.table(table)
    if row.match_id is None:
        return ClockState(now_ms(), [])
    times = await services.clock_broadcaster.times(await services.matches.newest(row.match_id))
    return ClockState(now_ms(), []) if times is None else ClockState(times.at, times.seats, times.whole)


@post(
    "/api/tables/{table:str}/seats/{seat:int}/return", tags=["tables"], summary="Return to a seat", status_code=200
)
async def come_back(table: TableId, seat: SeatNumber, visitor: Visitor, services: Services) -> TableInfo:
    """Takes over the caller's seat again, any time after a timeout or leaving. The bot's moves remain."""
    person = visitor.person.id
    return table_info(await services.absences.come_back(table, person, seat), person)


@post(
    "/api/tables/{table:str}/seats/{seat:int}/vote",
    tags=["tables"],
    summary="Vote on the abandoned seats",
    status_code=200,
)
async def vote(table: TableId, seat: SeatNumber, data: Vote, visitor: Visitor, services: Services) -> TableInfo:
    """Records a remaining player's vote. Once all agree, the match ends unscored or bots take over."""
    person = visitor.person.id
    return table_info(await services.absences.vote(table, person, seat, data.vote), person)


@get("/api/me/rest", tags=["people"], summary="My rest times")
async def rest(visitor: Visitor, services: Services) -> RestData:
    """Returns the caller's quiet hours and days off."""
    return _shown(await services.pause_calendar.of(visitor.person.id))


@put("/api/me/rest", tags=["people"], summary="Change my rest times", status_code=200)
async def change_rest(data: RestData, visitor: Visitor, services: Services) -> RestData:
    """Changes quiet hours and days off from now on. Time already used isn't returned."""
    person = visitor.person.id
    off = [(each.first, each.last) for each in data.off]

    def changed(kept: rests.Rest, at: int) -> rests.Rest:
        return kept.with_quiet(data.zone, data.begin, data.end, at).with_off(off, at)

    return _shown(await services.pause_calendar.change(person, changed))


def _shown(kept: rests.Rest) -> RestData:
    now = kept.now
    return RestData(now.zone, now.begin, now.end, [DaysOff(each.first, each.last) for each in kept.off])


HANDLERS: list[Any] = [clock, come_back, vote, rest, change_rest]
