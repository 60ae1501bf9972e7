"""People and their sessions in PostgreSQL."""

from __future__ import annotations

from bothy.server.errors import Taken
from bothy.server.rows import PersonRow, SessionRow
from bothy.server.store.bodies import storable
from bothy.server.store.postgres.pool import PostgresPool

SESSION = """
insert into sessions (token_hash, person_id, created, seen, ends, device) values ($1, $2, $3, $4, $5, $6)
on conflict do nothing
"""


class PostgresPeople(PostgresPool):
    """The store's methods for people and sessions."""

    async def create_person(self, row: PersonRow) -> None:
        """Create a person."""
        statement = "insert into people (id, name, created) values ($1, $2, $3) on conflict do nothing"
        made = await self.count(statement, row.id, storable(row.name), row.created)
        if not made and await self.person(row.id) != row:
            raise Taken("person")

    async def person(self, person_id: str) -> PersonRow | None:
        """Return the person with this id."""
        statement = "select name, created from people where id = $1"
        found = await self.ask(lambda connection, _: connection.fetchrow(statement, person_id))
        return None if found is None else PersonRow(id=person_id, name=found[0], created=found[1])

    async def rename_person(self, person_id: str, name: str) -> bool:
        """Rename a person."""
        return await self.count("update people set name = $2 where id = $1", person_id, storable(name)) == 1

    async def create_session(self, row: SessionRow) -> None:
        """Create a session."""
        values = row.token_hash, row.person, row.created, row.seen, row.ends, storable(row.device)
        made = await self.count(SESSION, *values)
        if not made and await self.session(row.token_hash) != row:
            raise Taken("session")

    async def session(self, token_hash: bytes) -> SessionRow | None:
        """Return the session with this token hash."""
        statement = "select person_id, created, seen, ends, device from sessions where token_hash = $1"
        found = await self.ask(lambda connection, _: connection.fetchrow(statement, token_hash))
        if found is None:
            return None
        person, created, seen, ends, device = found
        return SessionRow(
            token_hash=token_hash, person=person, created=created, seen=seen, ends=ends, device=device
        )

    async def touch_session(self, token_hash: bytes, seen: int, ends: int) -> bool:
        """Record a session's last use and expiry."""
        statement = "update sessions set seen = $2, ends = $3 where token_hash = $1"
        return await self.count(statement, token_hash, seen, ends) == 1

    async def end_session(self, token_hash: bytes) -> None:
        """End one session."""
        await self.count("delete from sessions where token_hash = $1", token_hash)

    async def end_sessions_of(self, person_id: str) -> int:
        """End all sessions of a person."""
        return await self.count("delete from sessions where person_id = $1", person_id)

    async def forget_sessions(self, before: int) -> int:
        """Drop the sessions that expired before a time."""
        return await self.count("delete from sessions where ends < $1", before)
