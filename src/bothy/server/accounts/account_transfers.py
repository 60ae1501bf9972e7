"""Merging a guest into an account, and erasing a person. Both can be interrupted and repeated safely."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace

from bothy.local.seating import stand_up
from bothy.local.tables import WAITING, SeatRow
from bothy.server.accounts.banned_ways import BannedWays
from bothy.server.live.signouts import SignOuts
from bothy.server.matches.reseating import Reseating
from bothy.server.refusals import NotFound
from bothy.server.rows import TableRow
from bothy.server.store import Store
from bothy.server.tables import seating
from bothy.server.tables.lobby import Lobby

ALL = 100_000
"""More tables than anyone sits at."""


class AccountTransfers:
    """Merges and erasures."""

    def __init__(
        self, store: Store, lobby: Lobby, reseating: Reseating, signouts: SignOuts, banned_ways: BannedWays
    ) -> None:
        self._store = store
        self._lobby = lobby
        self._reseating = reseating
        self._signouts = signouts
        self._banned_ways = banned_ways

    async def hand_over(self, before: str, after: str) -> None:
        """Moves a guest's seats, tables and chat to an account, then erases the guest."""
        for table in await self._store.tables_of(before, ALL):
            if table.match_id is not None and await self._store.hand_over_seats(table.match_id, before, after):
                await self._reseating.tell(table.match_id)
            with suppress(NotFound):  # dropped in the meantime
                await self._lobby.change(table.id, lambda row: handed_over(row, before, after))
        await self._store.hand_over(before, after)
        await self._gone(before)

    async def erase(self, person: str) -> None:
        """Erases everything that identifies the person and their bots. Others keep what their games need."""
        for bot in await self._store.bots_of(person):
            await self.erase(bot.id)
        for table in await self._store.tables_of(person, ALL):
            with suppress(NotFound):
                row = table
                if person in table.concerned:
                    row = await self._lobby.change(table.id, lambda now: blanked(now, person))
                if row.state == WAITING and person in row.people:  # no other player can become host
                    await self._store.forget_table(row.id, row.version)
        await self._banned_ways.keep(person)
        await self._gone(person)

    async def _gone(self, person: str) -> None:
        sessions = await self._store.sessions_of(person)
        await self._store.erase_person(person)
        for session in sessions:
            await self._signouts.ended(session.token_hash)


def handed_over(row: TableRow, before: str, after: str) -> TableRow:
    """Returns the table with one person replaced by another. Names stay: the other players know them."""
    sits = any(each.person == after for each in row.seats)
    seats = tuple(_handed(each, before, after, free=sits and row.state == WAITING) for each in row.seats)
    handed = replace(row, seats=seats, host=after if row.host == before else row.host)
    if before in row.invited and after not in handed.concerned:
        handed = replace(handed, invited=(*row.invited, after))
    return seating.without_invitation(handed, before)


def _handed(seat: SeatRow, before: str, after: str, free: bool) -> SeatRow:
    if seat.person != before:
        return seat
    return SeatRow() if free else replace(seat, person=after)


def blanked(row: TableRow, person: str) -> TableRow:
    """Returns the table without a person. Seats become free before the match, a former player's later."""
    if row.state != WAITING:
        blank = tuple(
            replace(each, name="", reactions={}) if each.person == person else each for each in row.seats
        )
        return replace(row, seats=blank)
    for number, seat in enumerate(row.seats):
        if seat.person == person:
            row = stand_up(row, person, number)
    row = seating.without_invitation(row, person)
    others = [each.person for each in row.seats if each.person is not None]
    return replace(row, host=others[0]) if row.host == person and others else row
