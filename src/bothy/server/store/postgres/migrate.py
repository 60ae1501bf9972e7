"""Migrates a database to the schema this release reads, using Alembic's scripts."""

from __future__ import annotations

import asyncio
import os
from io import StringIO
from pathlib import Path

import asyncpg
from asyncpg.pool import PoolConnectionProxy

from bothy.kernel import InvalidInput, Reason
from bothy.server.store.postgres.jobs import SCHEMA, make_jobs

HEAD = "0001"
"""The schema version this release reads and writes."""

MIGRATIONS = Path(__file__).with_name("migrations")
VERSIONS = (MIGRATIONS / "versions",)
"""Folders of migrations. Tests add one of a release to come."""

LOCK = 0x626F746879
"""Number of the PostgreSQL advisory lock that serialises concurrent migrations."""


Connection = asyncpg.Connection | PoolConnectionProxy


async def migrate(dsn: str) -> None:
    """Migrate an empty or older database to the newest schema. All or nothing; repeating it does no harm."""
    await _move(dsn, HEAD, back=False)


async def go_back(dsn: str, to: str = "base") -> None:
    """Migrate a database back to an older schema. Loses the data that only the newer one can hold."""
    await _move(dsn, to, back=True)


async def check(connection: Connection) -> None:
    """Reject a database with another schema version than this release's, unless it's a newer compatible one."""
    have = await schema_version(connection)
    if have == HEAD:
        return
    if have is None or have < HEAD or await connection.fetchval("select oldest from readers") > HEAD:
        raise InvalidInput(Reason("store-version", have=have or "none", want=HEAD))


async def check_older(connection: Connection) -> None:
    """Reject a database that this release couldn't migrate: one without a schema version, or a newer one."""
    have = await schema_version(connection)
    if have is None or have > HEAD:
        raise InvalidInput(Reason("store-version", have=have or "none", want=HEAD))


async def _move(dsn: str, to: str, back: bool) -> None:
    connection = await asyncpg.connect(dsn)
    try:
        async with connection.transaction():
            await connection.execute("select pg_advisory_xact_lock($1)", LOCK)
            have = await schema_version(connection)
            if have is not None and have > HEAD:
                raise InvalidInput(Reason("store-version", have=have, want=HEAD))
            if have != to:
                # Alembic reads files and builds text, which would block the event loop
                await connection.execute(await asyncio.to_thread(_script, have or "base", to, back))
            if to == HEAD:
                await make_jobs(connection)
            if to == "base":
                await connection.execute(f"drop schema if exists {SCHEMA} cascade")
                await connection.execute("drop table if exists alembic_version")
    finally:
        await connection.close()


async def schema_version(connection: Connection) -> str | None:
    """Return a database's schema version; None if it has none yet."""
    if await connection.fetchval("select to_regclass('alembic_version')") is None:
        return None
    version: str | None = await connection.fetchval("select version_num from alembic_version")
    return version


def _script(have: str, to: str, back: bool) -> str:
    """Return the SQL that migrates from one schema version to another."""
    from alembic import command  # imported here, so that a process that only serves doesn't load it
    from alembic.config import Config

    written = StringIO()
    config = Config(output_buffer=written, stdout=StringIO())
    config.set_main_option("script_location", str(MIGRATIONS))
    config.set_main_option("path_separator", "os")
    config.set_main_option("version_locations", os.pathsep.join(map(str, VERSIONS)))
    step = command.downgrade if back else command.upgrade
    step(config, f"{have}:{to}", sql=True)
    return written.getvalue()
