"""Pages of tables, invitations and replays with what their links show, the pictures, and pages for other sites."""

from __future__ import annotations

from collections.abc import Awaitable

from bothy.local.ids import is_id
from bothy.local.tables import FINISHED
from bothy.server import client
from bothy.server.api.visitor import Visitor
from bothy.server.asgi.responses import Response
from bothy.server.asgi.routes import Route
from bothy.server.people.headers import EMBEDDABLE
from bothy.server.people.limits import HEAVY
from bothy.server.plain import show
from bothy.server.previews import of_table
from bothy.server.previews.pictures import AVAILABLE
from bothy.server.refusals import NotFound, Refusal
from bothy.server.rows import TableRow
from bothy.server.services import Services
from bothy.table.game_registry import names

KEPT = "public, max-age=300"


async def _page(
    kind: str, name: str, visitor: Visitor, services: Services, found: Awaitable[TableRow]
) -> Response[bytes]:
    """Returns the client's page. If the link leads nowhere, it shows nothing, and the page says so."""
    try:
        row = await found
    except Refusal:
        return client.page_with("")
    winners: tuple[int, ...] = ()
    if row.state == FINISHED and row.match_id is not None and not row.given_up:
        match = (await services.matches.newest(row.match_id)).match
        winners = tuple([seat for seat, rank in enumerate(match.result.ranks) if rank == 1])
    picture = f"/preview/{row.match_id or row.game}.png" if AVAILABLE else ""
    preview = of_table(row, visitor.language, kind, winners, picture)
    address = services.origins.address(visitor.caller.host)
    return client.page_with(preview.tags(address, f"/{kind}/{name}"))


@show("/table/{table:str}")
async def table_page(table: str, visitor: Visitor, services: Services) -> Response[bytes]:
    """Serves the page of a table."""
    return await _page("table", table, visitor, services, services.lobby.table(table))


@show("/join/{invite:str}")
async def join_page(invite: str, visitor: Visitor, services: Services) -> Response[bytes]:
    """Serves the page of an invitation."""
    return await _page("join", invite, visitor, services, services.lobby.invited(invite))


@show("/replay/{match:str}")
async def replay_page(match: str, visitor: Visitor, services: Services) -> Response[bytes]:
    """Serves the page of a replay."""
    return await _page("replay", match, visitor, services, _table_of(services, match))


@show("/embed/{kind:str}/{match:str}")
async def embedded_page(kind: str, match: str, services: Services) -> Response[bytes]:
    """Serves the page of a replay or of a result for frames of other sites, once the match is over."""
    row = await _table_of(services, match)
    if kind not in ("replay", "result") or row.state != FINISHED:
        raise NotFound("page")
    return client.page_with("", EMBEDDABLE)


async def _table_of(services: Services, match: str) -> TableRow:
    if not is_id(match):
        raise NotFound("match")
    table = (await services.matches.newest(match)).row.table
    if table is None:
        raise NotFound("table")
    return await services.lobby.table(table)


@show("/preview/{file:str}")
async def picture(file: str, visitor: Visitor, services: Services) -> Response[bytes]:
    """Serves the picture of a match, or of a game."""
    name, dot, kind = file.partition(".")
    if not AVAILABLE or (dot, kind) != (".", "png"):
        raise NotFound("page")
    if name in names():
        png = await services.pictures.of_game(name)
    elif is_id(name):
        visitor.take(HEAVY)
        png = await services.pictures.of_match(name, (await services.matches.newest(name)).match)
    else:
        raise NotFound("page")
    return Response(png, media_type="image/png", headers={"cache-control": KEPT})


HANDLERS: list[Route] = [table_page, join_page, replay_page, embedded_page, picture]
