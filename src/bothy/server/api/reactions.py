"""Preferences for optional reactions: decline, ask or accept."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from bothy.local.reactions import chosen
from bothy.server.api.tables import SeatNumber, TableId
from bothy.server.api.visitor import Visitor
from bothy.server.asgi.routes import get, post
from bothy.server.rows import TableRow
from bothy.server.services import Services

Preference = Annotated[
    Literal["never", "ask", "always"],
    Meta(description="`never` declines automatically, `ask` asks each time, `always` accepts automatically."),
]


class ReactionInfo(Struct, frozen=True):
    """An optional reaction at a table, and the seat's preference. Message `reaction-<reaction>` describes it."""

    reaction: str
    preference: Preference


class ReactionChoice(Struct, frozen=True, forbid_unknown_fields=True):
    """A reaction, and the new preference."""

    reaction: Annotated[str, Meta(max_length=60)]
    preference: Preference


@get("/api/tables/{table:str}/seats/{seat:int}/reactions", tags=["tables"], summary="My seat's reactions")
async def reactions(table: TableId, seat: SeatNumber, visitor: Visitor, services: Services) -> list[ReactionInfo]:
    """Lists the optional reactions at this table, which depend on its options. Only for the seat's player."""
    return _shown(await services.lobby.table(table), visitor.person.id, seat)


@post(
    "/api/tables/{table:str}/seats/{seat:int}/reactions",
    tags=["tables"],
    summary="Set a preference for a reaction",
    status_code=200,
)
async def prefer(
    table: TableId, seat: SeatNumber, data: ReactionChoice, visitor: Visitor, services: Services
) -> list[ReactionInfo]:
    """Sets a preference, before the match or during it. It also answers an open question about this reaction."""
    person = visitor.person.id
    row = await services.lobby.prefer(table, person, seat, data.reaction, data.preference)
    return _shown(row, person, seat)


def _shown(row: TableRow, person: str, seat: int) -> list[ReactionInfo]:
    return [
        ReactionInfo(reaction, preference)  # type: ignore[arg-type]
        for reaction, preference in chosen(row, person, seat).items()
    ]


HANDLERS: list[Any] = [reactions, prefer]
