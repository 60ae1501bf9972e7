"""Time: how clocks stand, coming back, what those who are left decide, and when one rests."""

from __future__ import annotations

from datetime import date
from typing import Annotated, Any, Literal

from litestar import get, post, put
from litestar.params import JSONBody
from msgspec import Meta, Struct

from bothy.server.api.tables import SeatNumber, TableId
from bothy.server.api.visitor import Asking, Here
from bothy.server.clock import now_ms
from bothy.server.clocks import rest as rests
from bothy.server.tables.shown import table_info
from bothy.server.wire import SeatTime, TableInfo

MinuteOfDay = Annotated[int, Meta(ge=0, le=1439, description="Minutes after midnight.")]


class ClockState(Struct, frozen=True):
    """The time left at a table. Times are milliseconds, moments since 1970."""

    at: int
    """When it was so."""
    seats: list[SeatTime]
    whole: int = 0
    """What each has in the game, or for a move; 0 without a clock."""


class Vote(Struct, frozen=True, forbid_unknown_fields=True):
    """What shall become of the seats that nobody plays; nothing takes one's word back."""

    vote: Literal["end", "bot", ""]


class DaysOff(Struct, frozen=True, forbid_unknown_fields=True):
    """From a first day to a last."""

    first: date
    last: date


class RestData(Struct, frozen=True, forbid_unknown_fields=True):
    """When a person rests. Over days no time counts then."""

    zone: Annotated[str, Meta(max_length=60, description="A time zone, as `Europe/Lisbon`.")] = "UTC"
    begin: MinuteOfDay = 0
    """Quiet hours, each day. If they begin when they end there are none."""
    end: MinuteOfDay = 0
    off: Annotated[list[DaysOff], Meta(max_length=20)] = []


@get("/api/tables/{table:str}/clock", tags=["tables"], summary="The time left")
async def clock(table: TableId, services: Here) -> ClockState:
    """Of each seat, for anybody. Empty before the match begins."""
    row = await services.lobby.table(table)
    if row.match_id is None:
        return ClockState(now_ms(), [])
    times = await services.telling.times(await services.matches.newest(row.match_id))
    return ClockState(now_ms(), []) if times is None else ClockState(times.at, times.seats, times.whole)


@post("/api/tables/{table:str}/seats/{seat:int}/return", tags=["tables"], summary="Come back", status_code=200)
async def come_back(table: TableId, seat: SeatNumber, visitor: Asking, services: Here) -> TableInfo:
    """Play one's seat again, after running out of time or leaving: at any moment, and the bot's moves stand."""
    person = visitor.person.id
    return table_info(await services.absences.come_back(table, person, seat), person)


@post(
    "/api/tables/{table:str}/seats/{seat:int}/vote",
    tags=["tables"],
    summary="What shall become of an empty seat",
    status_code=200,
)
async def vote(
    table: TableId, seat: SeatNumber, data: JSONBody[Vote], visitor: Asking, services: Here
) -> TableInfo:
    """For those who are left. Once all want the same it is done: the match ends unscored, or a bot plays on."""
    person = visitor.person.id
    return table_info(await services.absences.vote(table, person, seat, data.vote), person)


@get("/api/me/rest", tags=["people"], summary="When I rest")
async def rest(visitor: Asking, services: Here) -> RestData:
    """Quiet hours and days off of the caller."""
    return _shown(await services.resting.of(visitor.person.id))


@put("/api/me/rest", tags=["people"], summary="Rest otherwise", status_code=200)
async def change_rest(data: JSONBody[RestData], visitor: Asking, services: Here) -> RestData:
    """From now on: time that is gone stays gone."""
    person = visitor.person.id
    off = [(each.first, each.last) for each in data.off]

    def changed(kept: rests.Rest, at: int) -> rests.Rest:
        return kept.with_quiet(data.zone, data.begin, data.end, at).with_off(off, at)

    return _shown(await services.resting.change(person, changed))


def _shown(kept: rests.Rest) -> RestData:
    now = kept.now
    return RestData(now.zone, now.begin, now.end, [DaysOff(each.first, each.last) for each in kept.off])


HANDLERS: list[Any] = [clock, come_back, vote, rest, change_rest]
