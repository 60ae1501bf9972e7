"""Uploaded records: verified step by step, and stored for viewing."""

from __future__ import annotations

from hashlib import blake2b
from typing import Annotated, Any

from msgspec import Meta, Struct

from bothy.kernel import Reason
from bothy.local.games import known_game
from bothy.local.ids import fresh_id
from bothy.local.refusals import record_reason
from bothy.local.tables import SeatRow
from bothy.server.api.visitor import Visitor
from bothy.server.asgi.routes import post
from bothy.server.clock import now_ms
from bothy.server.matches.lines import read_header
from bothy.server.records.messages import Kept, Sound
from bothy.server.refusals import Conflict
from bothy.server.rows import MatchRow, TableRow
from bothy.server.services import Services
from bothy.server.tables.shown import table_info
from bothy.server.wire import ReasonData, ResultData, TableInfo, reason_data
from bothy.table import RecordError
from bothy.table.rules_cache import goes_on_here

LARGEST_RECORD = 1_000_000
MOST_KEPT = 50
MOST_BYTES = 20_000_000
"""Most bytes one person's records may take together."""


class RecordText(Struct, frozen=True, forbid_unknown_fields=True):
    """A record file."""

    record: Annotated[str, Meta(min_length=1, max_length=LARGEST_RECORD)]


class Verified(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """The result of checking every link, draw, digest and score in a record, with the reason if it's invalid."""

    valid: bool
    reason: ReasonData | None = None
    """Its value `step` is the step that shows the fault."""
    game: str = ""
    seats: int = 0
    options: dict[str, Any] = {}
    steps: int = 0
    finished: bool = False
    result: ResultData | None = None


@post(
    "/api/records/verify",
    tags=["records"],
    summary="Verify a record",
    status_code=200,
    most_bytes=2 * LARGEST_RECORD,
)
async def verify(data: RecordText, visitor: Visitor, services: Services) -> Verified:
    """Replays the record. If it's invalid, names the step that shows it."""
    try:
        sound = await _verified(services, visitor, data.record)
    except RecordError as error:
        return Verified(valid=False, reason=reason_data(record_reason(error)))
    return Verified(
        valid=True,
        game=sound.game,
        seats=sound.seats,
        options=sound.options,
        steps=sound.steps,
        finished=sound.finished,
        result=ResultData(sound.ranks, sound.scores) if sound.finished else None,
    )


@post(
    "/api/records",
    tags=["records"],
    summary="Store a record for viewing",
    status_code=201,
    most_bytes=2 * LARGEST_RECORD,
)
async def keep(data: RecordText, visitor: Visitor, services: Services) -> TableInfo:
    """Verifies and stores a finished match. Its table has no players, and anyone may view it.

    A record that is already stored keeps its table, whoever uploaded it.
    """
    person = visitor.person
    sound = await _verified(services, visitor, data.record, keep=True)
    assert sound.kept is not None
    if not sound.finished:
        raise Conflict(Reason("record-unfinished"))
    if not goes_on_here(known_game(sound.game), read_header(sound.kept.header.encode())):
        raise Conflict(Reason("record-pack"))
    table = await _reserved(services, sound.kept, person.id)
    row = await services.store.table(table) or await _stored(services, sound, sound.kept, person.id, table)
    return table_info(row, person.id)


async def _verified(services: Services, visitor: Visitor, text: str, keep: bool = False) -> Sound:
    """Returns the record's facts."""
    visitor.heavy()
    network = visitor.caller.network
    return await services.records.verified(text, visitor.person_id or network, network, keep)


async def _reserved(services: Services, kept: Kept, person: str) -> str:
    """Returns the record's table: a new one if nobody has stored the record yet."""
    lines = "\n".join([kept.header, *kept.entries]).encode()
    digest = blake2b(lines, digest_size=16).hexdigest()
    table = await services.store.keep_record(digest, person, len(lines), fresh_id(), MOST_KEPT, MOST_BYTES)
    if table is None:
        raise Conflict(Reason("record-full", most=MOST_KEPT, mb=MOST_BYTES // 1_000_000))
    return table


async def _stored(services: Services, sound: Sound, kept: Kept, person: str, table: str) -> TableRow:
    """Stores a table without players, and its match, which loads from the store like any other."""
    seed, nobody = bytes.fromhex(kept.seed), (None,) * sound.seats
    match_row = MatchRow(
        id=fresh_id(),
        header=kept.header.encode(),
        seed=seed,
        people=nobody,
        table=table,
        created=now_ms(),
        finished=True,
    )
    await services.store.create_match(match_row, [line.encode() for line in kept.entries])
    await services.store.keep_snapshot(match_row.id, sound.steps, kept.snapshot.encode())
    row = TableRow(
        id=table,
        game=sound.game,
        options=sound.options,
        seats=(SeatRow(),) * sound.seats,
        host=person,
        invite=fresh_id(),
        seed=seed,
        state="finished",
        match_id=match_row.id,
        created=now_ms(),
    )
    await services.store.create_table(row)
    return row


HANDLERS: list[Any] = [verify, keep]
