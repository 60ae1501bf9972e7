"""A match's past: its log, its position after any step, and its record."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from bothy.local.match_data import MOST_STEPS, moment_data
from bothy.server.api.matches import AsSeat, MatchId, newest
from bothy.server.api.visitor import Visitor
from bothy.server.asgi.responses import Response
from bothy.server.asgi.routes import get
from bothy.server.live.parts import ENCODERS
from bothy.server.matches.stored import Stored
from bothy.server.refusals import NotFound
from bothy.server.services import Services
from bothy.server.slices import in_slices
from bothy.server.wire import Hash, Seq, Step
from bothy.table import Diverged, record


class History(Struct, frozen=True):
    """Part of the log, limited to what the seat may know."""

    seq: Seq
    """The newest step."""
    steps: list[Step]


class Moment(Struct, frozen=True):
    """A match's position after a step."""

    seq: Seq
    seat: int | None
    view: dict[str, Any]
    hash: Hash
    line: list[int]
    """The active steps at that point; undone steps are excluded."""


@get("/api/matches/{match:str}/history", tags=["matches"], summary="Log of a match")
async def history(
    match: MatchId,
    visitor: Visitor,
    services: Services,
    since: Annotated[int, Meta(ge=0, le=1_000_000_000, description="From this step on.")] = 0,
    seat: AsSeat = None,
) -> History:
    """Returns the log as far as the caller may know it, up to 100 steps per request."""
    cached = await newest(services, match)
    audience = services.seats.looking(cached, visitor.person_id, seat)
    until = min(cached.seq + 1, since + MOST_STEPS)
    async with visitor.turn():
        told: Any = await services.retellings.told(cached, since, until, audience)
    return History(cached.seq, told)


@get("/api/matches/{match:str}/history/{step:int}", tags=["matches"], summary="Position after a step")
async def moment(
    match: MatchId,
    step: Annotated[int, Meta(ge=0, le=1_000_000_000, description="A step, from 0.")],
    visitor: Visitor,
    services: Services,
    seat: AsSeat = None,
) -> Moment:
    """Returns the position as the caller's seat, or a spectator, saw it then."""
    cached = await newest(services, match)
    if step > cached.seq:
        raise NotFound("step")
    audience = services.seats.looking(cached, visitor.person_id, seat)
    async with visitor.turn():
        return Moment(**moment_data(cached.match, step, audience, ENCODERS.by_name))


@get(
    "/api/matches/{match:str}/record",
    tags=["matches"],
    summary="Record file",
    media_type="text/plain",
)
async def record_file(match: MatchId, visitor: Visitor, services: Services, seat: AsSeat = None) -> Response[str]:
    """Returns the record: complete once the match is over, seed included; before that, what the caller may know.

    A match that this release can't play is returned as stored.
    """
    try:
        cached = await newest(services, match)
        lines = record.lines_for_seat(cached.match, services.seats.looking(cached, visitor.person_id, seat))
        game = cached.header.game
    except Diverged:
        stored = await Stored.read(services.store, match)
        audience = services.seats.looking(stored, visitor.person_id, seat)
        seed = stored.row.seed if stored.finished else None
        lines, game = record.stored_lines(stored.header, stored.active_line, audience, seed), stored.header.game
    headers = {"content-disposition": f'attachment; filename="{game}-{match}.bothy"'}
    async with visitor.turn():
        text = "".join(await in_slices(lines))
    return Response(text, media_type="text/plain; charset=utf-8", headers=headers)


HANDLERS: list[Any] = [history, moment, record_file]
