"""People and their sessions."""

from __future__ import annotations

from bothy.server.errors import Taken
from bothy.server.rows import PersonRow, SessionRow
from bothy.server.store.bodies import storable
from bothy.server.store.sql import Sql

SESSION = """
insert into sessions (token_hash, person_id, created, seen, ends, device, scopes)
values ($1, $2, $3, $4, $5, $6, $7)
on conflict do nothing
"""
SESSIONS = "select token_hash, person_id as person, created, seen, ends, device, scopes from sessions"
PERSON = "insert into people (id, name, created, owner_id) values ($1, $2, $3, $4) on conflict do nothing"
PEOPLE = "select id, name, created, owner_id as owner from people"


class People(Sql):
    """The store's methods for people and sessions."""

    async def create_person(self, row: PersonRow) -> None:
        """Create a person. `Taken` if another person has this id."""
        made = await self.count(PERSON, row.id, storable(row.name), row.created, row.owner)
        if not made and await self.person(row.id) != row:
            raise Taken("person")

    async def person(self, person_id: str) -> PersonRow | None:
        """Return the person with this id."""
        found = await self.first(f"{PEOPLE} where id = $1", person_id)
        return None if found is None else PersonRow(**found)

    async def bots_of(self, owner: str) -> list[PersonRow]:
        """Return a person's bot accounts, oldest first."""
        rows = await self.fetch(f"{PEOPLE} where owner_id = $1 order by created, id", owner)
        return [PersonRow(**row) for row in rows]

    async def rename_person(self, person_id: str, name: str) -> bool:
        """Rename a person. False if there's no such person."""
        return await self.count("update people set name = $2 where id = $1", person_id, storable(name)) == 1

    async def create_session(self, row: SessionRow) -> None:
        """Create a session. `Taken` if another session has this hash."""
        values = row.token_hash, row.person, row.created, row.seen, row.ends, storable(row.device), row.scopes
        made = await self.count(SESSION, *values)
        if not made and await self.session(row.token_hash) != row:
            raise Taken("session")

    async def session(self, token_hash: bytes) -> SessionRow | None:
        """Return the session with this token hash, expired or not. The caller checks expiry by its own clock."""
        found = await self.first(f"{SESSIONS} where token_hash = $1", token_hash)
        return None if found is None else SessionRow(**found)

    async def sessions_of(self, person_id: str) -> list[SessionRow]:
        """Return a person's sessions, most recently used first."""
        statement = f"{SESSIONS} where person_id = $1 order by seen desc, created desc"
        return [SessionRow(**row) for row in await self.fetch(statement, person_id)]

    async def touch_session(self, token_hash: bytes, seen: int, ends: int) -> bool:
        """Record a session's last use and expiry. False if it has ended."""
        statement = "update sessions set seen = $2, ends = $3 where token_hash = $1"
        return await self.count(statement, token_hash, seen, ends) == 1

    async def end_session(self, token_hash: bytes) -> None:
        """End one session."""
        await self.count("delete from sessions where token_hash = $1", token_hash)

    async def end_sessions_of(self, person_id: str) -> int:
        """End all of a person's sessions, and return how many."""
        return await self.count("delete from sessions where person_id = $1", person_id)

    async def forget_sessions(self, before: int) -> int:
        """Drop the sessions that expired before a time, and return how many."""
        return await self.count("delete from sessions where ends < $1", before)
