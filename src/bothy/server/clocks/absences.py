"""Seats of absent players: returning, leaving, substituting, and the others' votes."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any

from bothy.kernel import Reason
from bothy.local.bots import bot_spec
from bothy.local.reactions import own_seat
from bothy.local.seating import called
from bothy.local.tables import PLAYING, SeatRow
from bothy.server.clocks.pace import PLAYED_ON, Pace
from bothy.server.matches import CachedMatch, MatchService
from bothy.server.matches.reseating import Reseating
from bothy.server.refusals import Conflict
from bothy.server.rows import PersonRow, TableRow
from bothy.server.tables.lobby import Lobby
from bothy.table.log import ABANDONED, BACK, BOT, LEFT, SUBSTITUTE

END, A_BOT = "end", "bot"
STAND_IN = Pace(kind="live", seconds=1).bot
"""Bot that plays on at tables that agreed on none."""


class Absences:
    """Handles changes of seats during a match."""

    def __init__(self, lobby: Lobby, reseating: Reseating) -> None:
        self._lobby = lobby
        self._matches: MatchService = lobby.matches
        self._reseating = reseating
        self.offered: list[Callable[[TableRow], Awaitable[None]]] = []
        """Called with a table where a player has left a seat to others."""

    async def come_back(self, table_id: str, person: str, seat: int) -> TableRow:
        """Return to one's own seat from now on. The bot's moves remain."""
        row, match_id = await self._playing(table_id)
        own_seat(row, person, seat)
        await self._matches.seat(match_id, BACK, seat)
        return await self._lobby.change(table_id, lambda now: _without_votes(_seated(now, seat, offered=False)))

    async def leave(self, table_id: str, person: str, seat: int) -> TableRow:
        """Leave during the match. The seat is open to a substitute, and until then played as the table agreed."""
        row, match_id = await self._playing(table_id)
        own_seat(row, person, seat)
        played_on = row.pace is not None and row.pace.out == PLAYED_ON
        bot = bot_spec(row.pace.bot) if row.pace is not None and played_on else ""
        cached = await self._matches.newest(match_id)
        if seat in cached.match.away:
            raise Conflict(Reason("seat-away"))
        if not bot and not [each for each in _present(cached, row) if each != seat]:
            await self._matches.seat(match_id, ABANDONED, None)
            return await self._lobby.current(await self._lobby.table(table_id))
        await self._matches.seat(match_id, LEFT, seat, bot)
        row = await self._lobby.change(table_id, lambda now: _without_votes(_seated(now, seat, offered=True)))
        for told in self.offered:
            await told(row)
        return row

    async def vote(self, table_id: str, person: str, seat: int, vote: str) -> TableRow:
        """Vote on the seats that no one plays. The vote takes effect once all remaining players agree."""
        row, match_id = await self._playing(table_id)
        own_seat(row, person, seat)
        cached = await self._matches.newest(match_id)
        if seat in cached.match.away:
            raise Conflict(Reason("seat-away"))
        if "" not in cached.match.away.values():
            raise Conflict(Reason("nothing-to-decide"))
        row = await self._lobby.change(table_id, lambda now: _seated(now, seat, vote=vote))
        votes = {row.seats[each].vote for each in _present(cached, row)}
        if votes == {END}:
            await self._matches.seat(match_id, ABANDONED, None)
            return await self._lobby.current(await self._lobby.table(table_id))
        if votes == {A_BOT}:
            for empty in [each for each, bot in cached.match.away.items() if not bot]:
                spec = bot_spec(STAND_IN if row.pace is None else row.pace.bot)
                await self._matches.seat(match_id, BOT, empty, spec)
            return await self._lobby.change(table_id, _without_votes)
        return row

    async def substitute(self, table_id: str, person: PersonRow, seat: int | None) -> TableRow:
        """Take the seat of a player who has left. The caller has checked that the person may join."""
        _, match_id = await self._playing(table_id)
        taken: list[int] = []

        def sit(row: TableRow) -> TableRow:
            if any(each.person == person.id for each in row.seats):
                raise Conflict(Reason("seated-already"))
            offered = [number for number, each in enumerate(row.seats) if each.offered]
            if not offered or (seat is not None and seat not in offered):
                raise Conflict(Reason("match-begun"))
            taken[:] = [offered[0] if seat is None else seat]
            sitter = SeatRow(
                person=person.id,
                name=called(row, person.name),
                shuffle_word=row.seats[taken[0]].shuffle_word,
                ready=True,
            )
            seats = (*row.seats[: taken[0]], sitter, *row.seats[taken[0] + 1 :])
            return _without_votes(replace(row, seats=seats))

        row = await self._lobby.change(table_id, sit)
        await self._lobby.store.reseat(match_id, taken[0], person.id)
        await self._reseating.tell(match_id)
        await self._matches.seat(match_id, SUBSTITUTE, taken[0])
        return row

    async def _playing(self, table_id: str) -> tuple[TableRow, str]:
        row = await self._lobby.table(table_id)
        if row.state != PLAYING or row.match_id is None:
            raise Conflict(Reason("match-not-begun" if row.match_id is None else "match-over"))
        return row, row.match_id


def _present(cached: CachedMatch, row: TableRow) -> list[int]:
    """Return the seats whose person is playing."""
    away = cached.match.away
    return [seat for seat, each in enumerate(row.seats) if each.person is not None and seat not in away]


def _seated(row: TableRow, seat: int, **changed: Any) -> TableRow:
    seats = list(row.seats)
    seats[seat] = replace(seats[seat], **changed)
    return replace(row, seats=tuple(seats))


def _without_votes(row: TableRow) -> TableRow:
    return replace(row, seats=tuple(replace(each, vote="") for each in row.seats))
