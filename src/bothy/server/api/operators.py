"""Blocking people, and reporting them to the operator."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from bothy.local.ids import LENGTH
from bothy.server.api.tables import TableId
from bothy.server.api.visitor import Visitor
from bothy.server.asgi.routes import delete, get, post
from bothy.server.operators.reporting import report
from bothy.server.people.limits import REPORTS
from bothy.server.services import Services

PersonId = Annotated[str, Meta(min_length=1, max_length=LENGTH, description="The id of a person.")]


class BlockedPerson(Struct, frozen=True):
    """A person the caller blocks."""

    person: str
    name: str
    since: int
    """Milliseconds since 1970."""


class NewReport(Struct, frozen=True, forbid_unknown_fields=True):
    """A report to the operator."""

    about: Annotated[str, Meta(min_length=1, max_length=LENGTH, description="The person it is about.")]
    what: Annotated[
        str, Meta(min_length=1, max_length=1000, description="What happened, in the reporter's words.")
    ]


class Reported(Struct, frozen=True):
    """The id of a filed report."""

    report: str


@get("/api/me/blocks", tags=["people"], summary="My blocks")
async def blocks(visitor: Visitor, services: Services) -> list[BlockedPerson]:
    """Lists the people the caller blocks, oldest block first."""
    found = []
    for row in await services.store.blocks_of(visitor.person.id):
        person = await services.store.person(row.blocked)
        found.append(BlockedPerson(row.blocked, "" if person is None else person.name, row.since))
    return found


@post("/api/me/blocks/{person:str}", tags=["people"], summary="Block a person", status_code=204)
async def block(person: PersonId, visitor: Visitor, services: Services) -> None:
    """Hides the person's chat and tables from the caller, and keeps them from tables the caller hosts."""
    await services.blocks.block(visitor.person.id, person)


@delete("/api/me/blocks/{person:str}", tags=["people"], summary="Unblock a person", status_code=204)
async def unblock(person: PersonId, visitor: Visitor, services: Services) -> None:
    """Ends a block. Messages they wrote meanwhile become visible."""
    await services.blocks.unblock(visitor.person.id, person)


@post("/api/tables/{table:str}/reports", tags=["tables"], summary="Report a person", status_code=201)
async def tell_operator(table: TableId, data: NewReport, visitor: Visitor, services: Services) -> Reported:
    """Reports a person at a table where the caller sits. The server attaches the latest chat."""
    person = visitor.person.id
    await services.shared_limits.take(REPORTS, person)
    row = await services.lobby.table(table)
    return Reported((await report(services.store, row, person, data.about, data.what)).id)


HANDLERS: list[Any] = [blocks, block, unblock, tell_operator]
