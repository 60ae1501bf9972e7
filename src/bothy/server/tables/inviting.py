"""Asking people one has played with to a table that waits: they find it among their tables, and are told of it."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from bothy.kernel import Reason
from bothy.server.notices.service import Notices
from bothy.server.operators.blocks import Blocks
from bothy.server.refusals import Conflict, NotFound
from bothy.server.results.profile import partners_of
from bothy.server.rows import TableRow
from bothy.server.store import Store
from bothy.server.tables.lobby import Lobby
from bothy.server.tables.seating import hosted, waiting, without_invitation

MOST_KNOWN = 24
"""People that are shown, those one has played with most."""
MOST_ASKED = 24
"""People that may be asked to one table."""


Answer = Literal["", "none", "declined"]


class Acquaintance(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """Somebody the host has played with."""

    person: str
    name: str
    games: int
    """How many, together."""
    answer: Answer = ""
    """Of whoever was asked to this table: none yet, or that they would rather not."""


class Inviting:
    """Asks them. Whoever blocks one of those at the table, or is blocked by one, is as if they weren't there."""

    def __init__(self, store: Store, lobby: Lobby, blocks: Blocks, notices: Notices) -> None:
        self._store = store
        self._lobby = lobby
        self._blocks = blocks
        self._notices = notices

    async def known(self, table_id: str, host: str) -> list[Acquaintance]:
        """Whom the host could ask, and has asked, those played with most often first."""
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
        """Ask somebody. Whoever was asked before isn't asked again."""
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
        """Decline an invitation of one's own, or as host take one back. Who has declined is not asked again."""

        def ended(now: TableRow) -> TableRow:
            if by != person:
                hosted(now, by)
            if person not in waiting(now).invited:
                raise NotFound("invite")
            without = without_invitation(now, person)
            return replace(without, declined=(*now.declined, person)) if by == person else without

        await self._lobby.change(table_id, ended)

    async def _partners(self, host: str) -> dict[str, int]:
        rows = await self._store.results_of(host)
        return {
            person: tally.played for (person, _), tally in partners_of(host, rows).items() if person is not None
        }

    async def _name(self, row: TableRow, person: str) -> str:
        """What somebody is called, if they are still somebody and may sit down here."""
        there = await self._store.person(person)
        if there is None or not there.name or not await self._blocks.apart(person, [row]):
            return ""
        return there.name


def _answer(row: TableRow, person: str) -> Answer:
    if person in row.declined:
        return "declined"
    return "none" if person in row.invited else ""
