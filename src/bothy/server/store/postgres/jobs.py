"""Procrastinate's tables, in their own schema: created and updated by its own scripts on every migration.

They aren't part of our schema versions, because they follow the installed release of procrastinate, not ours. The
scripts already run are recorded alongside them.
"""

from __future__ import annotations

import asyncio
from pathlib import Path

from asyncpg import Connection

SCHEMA = "jobs"


async def make_jobs(connection: Connection) -> None:
    """Create the tables, or run the scripts added since. Runs within the caller's transaction."""
    whole, scripts = await asyncio.to_thread(_scripts)
    there = await connection.fetchval("select to_regnamespace($1)", SCHEMA)
    search = await connection.fetchval("show search_path")
    if there is None:
        await connection.execute(f"create schema {SCHEMA}")
    await connection.execute(f"set local search_path to {SCHEMA}, public")
    try:
        if there is None:
            await connection.execute("create table scripts_run (name text primary key)")
            await connection.execute(whole)
            missing: list[str] = []
        else:
            run = {row[0] for row in await connection.fetch("select name from scripts_run")}
            missing = [name for name in scripts if name not in run]
        for name in missing:
            await connection.execute(scripts[name])
        noted = list(scripts) if there is None else missing
        await connection.executemany("insert into scripts_run (name) values ($1)", [(name,) for name in noted])
    finally:
        await connection.execute("select set_config('search_path', $1, true)", search)


def _scripts() -> tuple[str, dict[str, str]]:
    """Return the script that creates the newest tables, and the migration scripts in order."""
    from procrastinate.schema import SchemaManager

    folder = Path(SchemaManager.get_migrations_path())
    steps = {file.name: file.read_text(encoding="utf-8") for file in sorted(folder.glob("*.sql"))}
    return SchemaManager.get_schema(), steps
