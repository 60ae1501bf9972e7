"""Rate limits across all processes, in PostgreSQL. One statement takes a token, so concurrent calls are safe."""

from __future__ import annotations

from bothy.server.store.postgres.pool import PostgresPool

LEFT = "least($4::float8, before.left_over + greatest(0, bothy_now() - before.at) * $3::float8 / 1000)"
TAKE = f"""
insert into tokens as before (name, caller, left_over, at) values ($1, $2, $4::float8 - 1, bothy_now())
on conflict (name, caller) do update set left_over = {LEFT} - 1, at = greatest(before.at, bothy_now())
where {LEFT} >= 1
returning 0
"""  # noqa: S608
WAIT = f"select greatest(0, 1 - {LEFT}) / $3::float8 from tokens as before where name = $1 and caller = $2"  # noqa: S608
WAITING = """
select count(*) from table_origins join tables on id = table_id where caller = $1 and state = 'waiting'
"""
OVER = """
delete from table_origins where not exists (select from tables where id = table_id and state <> 'finished')
"""


class PostgresLimits(PostgresPool):
    """The store's rate-limit methods."""

    async def take_token(self, limit: str, caller: bytes, rate: float, burst: float) -> float:
        """Take a token."""
        values = limit, caller, float(rate), float(burst)
        if await self.ask_once(lambda each, _: each.fetchval(TAKE, *values)) is not None:
            return 0.0
        return float(await self.ask(lambda each, _: each.fetchval(WAIT, *values)) or 1 / rate)

    async def note_origin(self, table_id: str, caller: bytes, at: int) -> None:
        """Record the origin of a table."""
        statement = "insert into table_origins (table_id, caller, at) values ($1, $2, $3) on conflict do nothing"
        await self.ask(lambda each, _: each.execute(statement, table_id, caller, at))

    async def waiting_from(self, caller: bytes) -> int:
        """Count the waiting tables from this origin."""
        return int(await self.ask(lambda each, _: each.fetchval(WAITING, caller)))

    async def origin_of(self, table_id: str) -> bytes | None:
        """Return the origin of a table."""
        statement = "select caller from table_origins where table_id = $1"
        found: bytes | None = await self.ask(lambda each, _: each.fetchval(statement, table_id))
        return found

    async def forget_counts(self, before: int) -> int:
        """Drop outdated counts."""
        return await self.count("delete from tokens where at < $1", before) + await self.count(OVER)
