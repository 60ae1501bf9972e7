"""Invitations of earlier co-players to a waiting table: they see it among their tables and are notified."""

from __future__ import annotations

from dataclasses import replace
from typing import Literal

from msgspec import Struct

from bothy.kernel import Reason
from bothy.local.seating import hosted, waiting
from bothy.server.notices.service import Notices
from bothy.server.operators.blocks import Blocks
from bothy.server.refusals import Conflict, NotFound
from bothy.server.results.profile import partners_of
from bothy.server.rows import TableRow
from bothy.server.store import Store
from bothy.server.tables.lobby import Lobby
from bothy.server.tables.seating import without_invitation

MOST_KNOWN = 24
"""Maximum number of co-players shown, most frequent first."""
MOST_ASKED = 24
"""Maximum number of people invited to one table."""


Answer = Literal["", "none", "declined"]


class Acquaintance(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """A person the host has played with, or a bot of theirs."""

    person: str
    name: str
    games: int
    """Number of games played together."""
    answer: Answer = ""
    """Answer to an invitation to this table: `none` yet, or `declined`; empty if not invited."""


class Inviting:
    """Invites co-players. People who block a player at the table, or are blocked by one, count as missing."""

    def __init__(self, store: Store, lobby: Lobby, blocks: Blocks, notices: Notices) -> None:
        self._store = store
        self._lobby = lobby
        self._blocks = blocks
        self._notices = notices

    async def known(self, table_id: str, host: str) -> list[Acquaintance]:
        """Return the people the host could invite or has invited, most frequent co-players first."""
        row = hosted(waiting(await self._lobby.table(table_id)), host)
        found: list[Acquaintance] = []
        for person, games in (await self._partners(host)).items():
            if len(found) == MOST_KNOWN:
                break
            if person not in row.people and (name := await self._name(row, person)):
                answer = _answer(row, person)
                found.append(Acquaintance(person=person, name=name, games=games, answer=answer))
        return found

    async def invite(self, table_id: str, host: str, person: str) -> None:
        """Invite a person. Repeating an invitation does nothing."""
        row = hosted(waiting(await self._lobby.table(table_id)), host)
        if person not in await self._partners(host) or not await self._name(row, person):
            raise NotFound("person")
        if person in row.concerned:
            return
        if len(row.invited) + len(row.declined) >= MOST_ASKED:
            raise Conflict(Reason("invited-many", most=MOST_ASKED))

        def invited(now: TableRow) -> TableRow:
            hosted(waiting(now), host)
            return now if person in now.concerned else replace(now, invited=(*now.invited, person))

        await self._lobby.change(table_id, invited)
        await self._notices.tell("invited", [person], table_id)

    async def end(self, table_id: str, by: str, person: str) -> None:
        """Decline one's own invitation, or withdraw one as host. A person who has declined isn't invited again."""

        def ended(now: TableRow) -> TableRow:
            if by != person:
                hosted(now, by)
            if person not in waiting(now).invited:
                raise NotFound("invite")
            without = without_invitation(now, person)
            return replace(without, declined=(*now.declined, person)) if by == person else without

        await self._lobby.change(table_id, ended)

    async def _partners(self, host: str) -> dict[str, int]:
        """Return the host's bots, then co-players, with the number of games played together."""
        met = partners_of(host, await self._store.results_of(host))
        played = {person: tally.played for (person, _), tally in met.items() if person is not None}
        return {bot.id: 0 for bot in await self._store.bots_of(host)} | played

    async def _name(self, row: TableRow, person: str) -> str:
        """Return a person's name, or nothing if they no longer exist or may not sit down here."""
        there = await self._store.person(person)
        if there is None or not there.name or not await self._blocks.apart(person, [row]):
            return ""
        return there.name


def _answer(row: TableRow, person: str) -> Answer:
    if person in row.declined:
        return "declined"
    return "none" if person in row.invited else ""
