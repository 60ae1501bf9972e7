"""Kept records, in PostgreSQL."""

from __future__ import annotations

from bothy.server.store.postgres.migrate import Connection
from bothy.server.store.postgres.pool import PostgresPool

ONE_BY_ONE = "select pg_advisory_xact_lock(hashtext('kept_records ' || $1))"
"""Serialises one person's concurrent saves, so that two processes can't both pass the limit."""
KEEP = """
with mine as (select count(*) as records, coalesce(sum(bytes), 0) as kept from kept_records where person_id = $2)
insert into kept_records (digest, person_id, bytes, table_id)
select $1, $2, $3::bigint, $4 from mine where records < $5 and kept + $3::bigint <= $6
on conflict do nothing
"""


class PostgresRecords(PostgresPool):
    """The store's record methods."""

    async def keep_record(
        self, digest: str, person_id: str, size: int, table_id: str, most: int, most_bytes: int
    ) -> str | None:
        """Register a kept record."""

        async def kept(connection: Connection, _again: bool) -> str | None:
            async with connection.transaction():
                await connection.execute(ONE_BY_ONE, person_id)
                await connection.execute(KEEP, digest, person_id, size, table_id, most, most_bytes)
                found = await connection.fetchval("select table_id from kept_records where digest = $1", digest)
                return None if found is None else str(found)

        return await self.ask(kept)
