"""Imported records that the host keeps: each once, with a limit per person."""

from __future__ import annotations

from bothy.server.store.sql import Sql, Statements

KEEP = """
with mine as (select count(*) as records, coalesce(sum(bytes), 0) as kept from kept_records where person_id = $2)
insert into kept_records (digest, person_id, bytes, table_id)
select $1, $2, cast($3 as bigint), $4 from mine where records < $5 and kept + cast($3 as bigint) <= $6
on conflict do nothing
"""


class KeptRecords(Sql):
    """The store's record methods."""

    async def keep_record(
        self, digest: str, person_id: str, size: int, table_id: str, most: int, most_bytes: int
    ) -> str | None:
        """Register a kept record and the table where it can be viewed.

        Returns that table, or another if the same record is kept already, for any person. None if the person would
        then keep more than `most` records or `most_bytes`.
        """

        async def kept(sql: Statements) -> str | None:
            await sql.lock(f"kept_records {person_id}")  # or two processes at once could both pass the limit
            await sql.count(KEEP, digest, person_id, size, table_id, most, most_bytes)
            found = await sql.fetch("select table_id from kept_records where digest = $1", digest)
            return str(found[0][0]) if found else None

        return await self.transaction(kept)
