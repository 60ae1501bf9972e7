"""Limits shared by all processes: requests per caller, and waiting tables per address.

Callers are identified by a hash that only the host can compute, so no address is stored. One statement takes a
token, so concurrent calls are safe.
"""

from __future__ import annotations

from bothy.server.store.sql import Sql

RATE, BURST = "cast($3 as double precision)", "cast($4 as double precision)"
LEFT = f"least({BURST}, before.left_over + greatest(0, bothy_now() - before.at) * {RATE} / 1000)"
TAKE = f"""
insert into tokens as before (name, caller, left_over, at) values ($1, $2, {BURST} - 1, bothy_now())
on conflict (name, caller) do update set left_over = {LEFT} - 1, at = greatest(before.at, bothy_now())
where {LEFT} >= 1
returning 0
"""  # noqa: S608
WAIT = f"select greatest(0, 1 - {LEFT}) / {RATE} from tokens as before where name = $1 and caller = $2"  # noqa: S608
WAITING = """
select count(*) from table_origins join tables on id = table_id where caller = $1 and state = 'waiting'
"""
OVER = """
delete from table_origins where not exists (select 1 from tables where id = table_id and state <> 'finished')
"""


class Limits(Sql):
    """The store's rate-limit methods."""

    async def take_token(self, limit: str, caller: bytes, rate: float, burst: float) -> float:
        """Take one of a caller's tokens, which refill at `rate` per second up to `burst`.

        Returns 0 if there was one. Otherwise takes nothing and returns the seconds until the next token.
        """
        values = limit, caller, float(rate), float(burst)
        if await self.fetch(TAKE, *values, once=True):
            return 0.0
        return float(await self.value(WAIT, *values) or 1 / rate)

    async def note_origin(self, table_id: str, caller: bytes, at: int) -> None:
        """Record the origin of a table."""
        statement = "insert into table_origins (table_id, caller, at) values ($1, $2, $3) on conflict do nothing"
        await self.count(statement, table_id, caller, at)

    async def waiting_from(self, caller: bytes) -> int:
        """Count the tables from this origin that wait for players."""
        return int(await self.value(WAITING, caller))

    async def origin_of(self, table_id: str) -> bytes | None:
        """Return the origin of a waiting or playing table, if recorded."""
        found: bytes | None = await self.value("select caller from table_origins where table_id = $1", table_id)
        return found

    async def forget_counts(self, before: int) -> int:
        """Drop counts last changed before a time, and the origins of finished tables."""
        return await self.count("delete from tokens where at < $1", before) + await self.count(OVER)
