"""The home page: the caller's tables with their state, and the tables open to join."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from bothy.server.api.tables import TableId
from bothy.server.api.visitor import Visitor
from bothy.server.asgi.routes import delete, get
from bothy.server.results.rating import shown
from bothy.server.rows import TableRow
from bothy.server.services import Services
from bothy.server.tables.mine import MyTable, tables_of
from bothy.server.tables.shown import table_info
from bothy.server.wire import TableInfo


class OpenTable(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """A table that needs players or a substitute, with details that help choose one."""

    table: TableInfo
    language: str = ""
    """The host's language."""
    offered: list[int] = []
    """In a running game: the seats whose players have left. A new player takes over one of them."""
    rating: int | None = None
    """The host's rating for this game and number of seats, if their profile is open."""


@get("/api/me/tables", tags=["tables"], summary="My tables and their state")
async def tables_at_once(visitor: Visitor, services: Services) -> list[MyTable]:
    """Lists the caller's tables, except lessons.

    Tables waiting for the caller come first, by time left; then those where others are to move, those waiting for
    players, and finished ones, newest first.
    """
    return await tables_of(services, visitor.person.id)


@get("/api/tables/open", tags=["tables"], summary="Tables to join, with details of their hosts")
async def tables_to_join(visitor: Visitor, services: Services) -> list[OpenTable]:
    """Lists tables waiting for players, then running games with a seat on offer, each newest first.

    Excludes tables where the caller sits, whose host blocks the caller, or where the caller blocks a player.
    """
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


@delete("/api/tables/{table:str}", tags=["tables"], summary="Delete a waiting table", status_code=204)
async def forget_table(table: TableId, visitor: Visitor, services: Services) -> None:
    """Deletes the table and its chat. Only the host may, until the match begins."""
    await services.lobby.forget(table, visitor.person.id)


HANDLERS: list[Any] = [tables_at_once, tables_to_join, forget_table]
