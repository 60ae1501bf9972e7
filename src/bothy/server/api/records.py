"""Records from elsewhere: checked step by step, and kept to be looked at."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from litestar import post
from litestar.params import JSONBody
from msgspec import Meta, Struct

from bothy.kernel import BothyError, Reason, RulesBug
from bothy.server.api.problems import record_reason
from bothy.server.api.visitor import Asking, Here
from bothy.server.clock import now_ms
from bothy.server.ids import fresh_id
from bothy.server.live.audience import result_of
from bothy.server.matches.lines import known_game
from bothy.server.refusals import Conflict
from bothy.server.rows import MatchRow, SeatRow, TableRow
from bothy.server.tables.shown import table_info
from bothy.server.wire import ReasonData, ResultData, TableInfo, reason_data
from bothy.table import Match, Record, RecordError

LARGEST_RECORD = 1_000_000


class RecordText(Struct, frozen=True, forbid_unknown_fields=True):
    """A record file."""

    record: Annotated[str, Meta(min_length=1, max_length=LARGEST_RECORD)]


class Verified(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """Whether a record is what it claims to be: every link, draw, digest and the result. If not, why not."""

    valid: bool
    reason: ReasonData | None = None
    """Its value `step` is the step where it shows."""
    text: str = ""
    game: str = ""
    seats: int = 0
    options: dict[str, Any] = {}
    steps: int = 0
    finished: bool = False
    result: ResultData | None = None


@post(
    "/api/records/verify",
    tags=["records"],
    summary="Check a record",
    status_code=200,
    request_max_body_size=2 * LARGEST_RECORD,
)
async def verify(data: JSONBody[RecordText], visitor: Asking, services: Here) -> Verified:
    """Plays it all again. Of a record that is not what it claims, it says at which step that shows."""
    visitor.heavy()
    try:
        match = await _verified(services, data.record)
    except BothyError as error:
        reason = record_reason(error) if isinstance(error, RecordError) else error.reason
        return Verified(valid=False, reason=reason_data(reason), text=visitor.text(reason))
    return Verified(
        valid=True,
        game=match.header.game,
        seats=match.header.seats,
        options=dict(match.header.options),
        steps=match.seq,
        finished=match.finished,
        result=result_of(match),
    )


@post(
    "/api/records",
    tags=["records"],
    summary="Keep a record, to look at it here",
    status_code=201,
    request_max_body_size=2 * LARGEST_RECORD,
)
async def keep(data: JSONBody[RecordText], visitor: Asking, services: Here) -> TableInfo:
    """A finished game, checked first. Nobody sits at its table; everybody may look."""
    person = visitor.person
    visitor.heavy()
    match = await _verified(services, data.record)
    if not match.finished:
        raise Conflict(Reason("record-unfinished"))
    assert match.shuffle is not None
    table_id, seats = fresh_id(), match.header.seats
    game = MatchRow(
        id=fresh_id(),
        header=b"",
        seed=match.shuffle.seed,
        people=(None,) * seats,
        table=table_id,
        created=now_ms(),
    )
    await services.matches.open(match, game)
    row = TableRow(
        id=table_id,
        game=match.header.game,
        options=dict(match.header.options),
        seats=(SeatRow(),) * seats,
        host=person.id,
        invite=fresh_id(),
        seed=match.shuffle.seed,
        state="finished",
        match_id=game.id,
        created=now_ms(),
    )
    await services.store.create_table(row)
    return table_info(row, person.id)


async def _verified(services: Here, text: str) -> Match:
    """Playing a whole game again takes a tenth of a second: it is done beside the loop, one at a time."""
    async with services.verifying:
        return await asyncio.to_thread(_played_again, text)


def _played_again(text: str) -> Match:
    """The match of a record. Whatever is in it, it is the record that is wrong and not the server."""
    try:
        return Record.read(text).verify(known_game)
    except (
        ArithmeticError,
        AttributeError,
        LookupError,
        TypeError,
        ValueError,
        RecursionError,
        RulesBug,
    ) as error:
        raise RecordError(0, Reason("record-format")) from error


HANDLERS: list[Any] = [verify, keep]
