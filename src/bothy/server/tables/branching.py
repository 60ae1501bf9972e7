"""Playing on from a turn of a finished match, against bots, with the same deal."""

from __future__ import annotations

import asyncio

from bothy.local.branching import branch_bots, check_branch
from bothy.local.ids import fresh_id
from bothy.local.tables import SeatRow
from bothy.server.clock import now_ms
from bothy.server.matches import CachedMatch
from bothy.server.rows import PersonRow, TableRow
from bothy.server.tables.bots import bot_name
from bothy.server.tables.lobby import Lobby
from bothy.table.branching import branched


async def play_on(lobby: Lobby, cached: CachedMatch, person: PersonRow, step: int, seat: int) -> TableRow:
    """Open a private table with a finished match as it was before a step, with this person at a seat."""
    match = cached.match
    check_branch(match, step, seat)
    branch = await asyncio.to_thread(branched, match, step, seat)
    before = None if cached.row.table is None else await lobby.store.table(cached.row.table)
    bots = branch_bots(match, None if before is None else before.seats, seat)
    assert branch.shuffle is not None
    row = TableRow(
        id=fresh_id(),
        game=match.game.name,
        options=dict(match.header.options),
        seats=tuple(
            SeatRow(person=person.id, name=person.name, ready=True)
            if each == seat
            else SeatRow(bot=bots[each], name=bot_name(bots[each]), ready=True)
            if each in bots
            else SeatRow()
            for each in range(match.header.seats)
        ),
        host=person.id,
        invite=fresh_id(),
        seed=branch.shuffle.seed,  # not always the row's: a new key may have come in later
        branched=cached.id,
        branched_step=step,
        created=now_ms(),
    )
    return await lobby.begin_with(row, branch)
