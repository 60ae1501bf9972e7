"""Playing on from a turn of a finished match, against bots, with the same deal."""

from __future__ import annotations

import asyncio

from bothy.bots.opponents import OPPONENTS
from bothy.kernel import Reason
from bothy.server.clock import now_ms
from bothy.server.ids import fresh_id
from bothy.server.matches import CachedMatch
from bothy.server.refusals import Conflict
from bothy.server.rows import PersonRow, SeatRow, TableRow
from bothy.server.tables.bots import bot_name
from bothy.server.tables.lobby import Lobby
from bothy.table.branching import branched

OPPONENT = OPPONENTS[len(OPPONENTS) // 2].id
"""Bot that takes the other people's seats: neither the weakest nor the slowest."""


async def play_on(lobby: Lobby, cached: CachedMatch, person: PersonRow, step: int, seat: int) -> TableRow:
    """Open a private table with a finished match as it was before a step, with this person at a seat."""
    match = cached.match
    if not match.finished:
        raise Conflict(Reason("match-not-over"))
    if seat not in match.rules.people:
        raise Conflict(Reason("branch-seat", seat=seat))
    if not 0 < step < len(match.log):
        raise Conflict(Reason("branch-step", step=step))
    branch = await asyncio.to_thread(branched, match, step, seat)
    before = None if cached.row.table is None else await lobby.store.table(cached.row.table)
    sat = [SeatRow()] * match.header.seats if before is None else before.seats
    row = TableRow(
        id=fresh_id(),
        game=match.game.name,
        options=dict(match.header.options),
        seats=tuple(
            SeatRow(person=person.id, name=person.name, ready=True)
            if each == seat
            else _bot(sat[each].bot or OPPONENT)
            if each in match.rules.people
            else SeatRow()
            for each in range(match.header.seats)
        ),
        host=person.id,
        invite=fresh_id(),
        seed=cached.row.seed,
        branched=cached.id,
        branched_step=step,
        created=now_ms(),
    )
    return await lobby.begin_with(row, branch)


def _bot(bot: str) -> SeatRow:
    return SeatRow(bot=bot, name=bot_name(bot), ready=True)
