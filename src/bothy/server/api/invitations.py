"""Asking people one has played with to one's table; those who are asked come, or decline."""

from __future__ import annotations

from typing import Any

from litestar import delete, get, post

from bothy.server.api.operators import PersonId
from bothy.server.api.tables import TableId
from bothy.server.api.visitor import Asking, Here
from bothy.server.people.limits import HEAVY
from bothy.server.tables.inviting import Acquaintance


@get("/api/tables/{table:str}/invitations", tags=["tables"], summary="Whom could I ask to this table?")
async def acquaintances(table: TableId, visitor: Asking, services: Here) -> list[Acquaintance]:
    """For the host, until the match begins: people they have finished a game with, most often first, and what
    those who were asked have answered. Without people where one blocks the other."""
    return await services.inviting.known(table, visitor.person.id)


@post("/api/tables/{table:str}/invitations/{person:str}", tags=["tables"], summary="Ask somebody", status_code=204)
async def invite(table: TableId, person: PersonId, visitor: Asking, services: Here) -> None:
    """The host may ask those they have played with. They find the table among theirs, and are told of it once."""
    host = visitor.person.id
    visitor.take(HEAVY)
    await services.inviting.invite(table, host, person)


@delete(
    "/api/tables/{table:str}/invitations/{person:str}",
    tags=["tables"],
    summary="Decline an invitation, or take one back",
    status_code=204,
)
async def end_invitation(table: TableId, person: PersonId, visitor: Asking, services: Here) -> None:
    """Whoever was asked declines; the host takes back."""
    await services.inviting.end(table, visitor.person.id, person)


HANDLERS: list[Any] = [acquaintances, invite, end_invitation]
