"""Invitations of people the host has played with."""

from __future__ import annotations

from typing import Any

from bothy.server.api.operators import PersonId
from bothy.server.api.tables import TableId
from bothy.server.api.visitor import Visitor
from bothy.server.asgi.routes import delete, get, post
from bothy.server.people.limits import HEAVY
from bothy.server.services import Services
from bothy.server.tables.inviting import Acquaintance


@get("/api/tables/{table:str}/invitations", tags=["tables"], summary="People I could invite")
async def acquaintances(table: TableId, visitor: Visitor, services: Services) -> list[Acquaintance]:
    """Lists people the host has finished a game with, most games first, with the answers of those invited.

    For the host, until the match begins. Excludes people blocked by the host, or who block a player at the table.
    """
    return await services.inviting.known(table, visitor.person.id)


@post(
    "/api/tables/{table:str}/invitations/{person:str}", tags=["tables"], summary="Invite a person", status_code=204
)
async def invite(table: TableId, person: PersonId, visitor: Visitor, services: Services) -> None:
    """Invites someone the host has played with. The table appears among theirs, and they're notified once."""
    host = visitor.person.id
    visitor.take(HEAVY)
    await services.inviting.invite(table, host, person)


@delete(
    "/api/tables/{table:str}/invitations/{person:str}",
    tags=["tables"],
    summary="Decline or withdraw an invitation",
    status_code=204,
)
async def end_invitation(table: TableId, person: PersonId, visitor: Visitor, services: Services) -> None:
    """Declines the invitation if the caller was invited; withdraws it if the caller is the host."""
    await services.inviting.end(table, visitor.person.id, person)


HANDLERS: list[Any] = [acquaintances, invite, end_invitation]
