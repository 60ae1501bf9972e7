"""Keeping out of each other's way, and telling the operator."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import delete, get, post
from litestar.params import JSONBody, PathParameter
from msgspec import Meta, Struct

from bothy.server.api.tables import TableId
from bothy.server.api.visitor import Asking, Here
from bothy.server.ids import LENGTH
from bothy.server.operators.reporting import report
from bothy.server.people.limits import REPORTS

PersonId = Annotated[str, PathParameter(min_length=1, max_length=LENGTH, description="The id of a person.")]


class BlockedPerson(Struct, frozen=True):
    """Somebody the caller blocks."""

    person: str
    name: str
    since: int
    """Milliseconds since 1970."""


class NewReport(Struct, frozen=True, forbid_unknown_fields=True):
    """What the operator should know."""

    about: Annotated[str, Meta(min_length=1, max_length=LENGTH, description="Whom it is about.")]
    what: Annotated[str, Meta(min_length=1, max_length=1000, description="What happened, in one's own words.")]


class Reported(Struct, frozen=True):
    """The operator can read it."""

    report: str


@get("/api/me/blocks", tags=["people"], summary="Whom I block")
async def blocks(visitor: Asking, services: Here) -> list[BlockedPerson]:
    """Oldest first."""
    found = []
    for row in await services.store.blocks_of(visitor.person.id):
        person = await services.store.person(row.blocked)
        found.append(BlockedPerson(row.blocked, "" if person is None else person.name, row.since))
    return found


@post("/api/me/blocks/{person:str}", tags=["people"], summary="Block somebody", status_code=204)
async def block(person: PersonId, visitor: Asking, services: Here) -> None:
    """What they say is no longer shown to the caller, and they can't sit down where the caller waits."""
    await services.blocks.block(visitor.person.id, person)


@delete("/api/me/blocks/{person:str}", tags=["people"], summary="Block somebody no longer", status_code=204)
async def unblock(person: PersonId, visitor: Asking, services: Here) -> None:
    """What they said meanwhile is shown again too."""
    await services.blocks.unblock(visitor.person.id, person)


@post("/api/tables/{table:str}/reports", tags=["tables"], summary="Tell the operator", status_code=201)
async def tell_operator(table: TableId, data: JSONBody[NewReport], visitor: Asking, services: Here) -> Reported:
    """About somebody at a table where the caller sits. What was said there last is added by the server."""
    person = visitor.person.id
    await services.shared_limits.take(REPORTS, person)
    row = await services.lobby.table(table)
    return Reported((await report(services.store, row, person, data.about, data.what)).id)


HANDLERS: list[Any] = [blocks, block, unblock, tell_operator]
