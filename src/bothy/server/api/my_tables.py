"""What a returning person sees first: their tables with how each stands, and the tables that wait for anybody."""

from __future__ import annotations

from typing import Any

from litestar import delete, get
from msgspec import Struct

from bothy.server.api.tables import TableId
from bothy.server.api.visitor import Asking, Here
from bothy.server.results.rating import shown
from bothy.server.rows import TableRow
from bothy.server.services import Services
from bothy.server.tables.mine import MyTable, tables_of
from bothy.server.tables.shown import table_info
from bothy.server.wire import TableInfo


class OpenTable(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """A table that waits for players, or for a substitute, for those who choose one."""

    table: TableInfo
    language: str = ""
    """What its host reads."""
    offered: list[int] = []
    """Of a game that goes on: the seats whose people have left. Whoever joins plays on for one of them."""
    rating: int | None = None
    """The host's at this game and number of seats, if their profile is open."""


@get("/api/me/tables", tags=["tables"], summary="My tables, and how each stands")
async def tables_at_once(visitor: Asking, services: Here) -> list[MyTable]:
    """What waits for the caller first, by the time that is left; then what others think about, what waits for
    players, and what is over, newest first. Lessons are not among them."""
    return await tables_of(services, visitor.person.id, visitor.language)


@get("/api/tables/open", tags=["tables"], summary="Tables that wait for anybody, and whom one would play with")
async def tables_to_join(visitor: Asking, services: Here) -> list[OpenTable]:
    """Those that wait for players, then games that go on with a seat on offer, each newest first; without those
    where the caller sits already, or where one blocks the other."""
    found = [*await services.store.open_tables(), *await services.store.offered_tables()]
    rows = [row for row in found if visitor.person_id not in row.people]
    if visitor.person_id is not None:
        rows = await services.blocks.apart(visitor.person_id, rows)
    hosts = await services.store.open_profiles(list(dict.fromkeys(row.host for row in rows)))
    return [
        OpenTable(
            table=table_info(row, visitor.person_id),
            language=row.language,
            offered=[number for number, seat in enumerate(row.seats) if seat.offered],
            rating=await _rating(services, row) if row.host in hosts else None,
        )
        for row in rows
    ]


async def _rating(services: Services, row: TableRow) -> int | None:
    ratings = await services.store.ratings_of(row.host)
    found = [each for each in ratings if (each.game, each.seats) == (row.game, len(row.seats))]
    return shown(found[0].rating.mu) if found else None


@delete("/api/tables/{table:str}", tags=["tables"], summary="Drop a table that waits", status_code=204)
async def forget_table(table: TableId, visitor: Asking, services: Here) -> None:
    """The host may, until the match begins. What was said there goes with it."""
    await services.lobby.forget(table, visitor.person.id)


HANDLERS: list[Any] = [tables_at_once, tables_to_join, forget_table]
