"""Database schemas: upgrading to the newest one, and what is refused."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import asyncpg
import pytest
from alembic.config import Config
from alembic.script import ScriptDirectory
from tests.server.rows import FIRST, a_match

import bothy.server.store.postgres as back_end
from bothy.kernel import InvalidInput
from bothy.server.store.postgres import HEAD, PostgresStore, go_back, migrate
from bothy.server.store.sqlite import SqliteStore


def test_the_form_this_release_reads_is_the_newest_there_is() -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(back_end.__file__).with_name("migrations")))
    assert ScriptDirectory.from_config(config).get_heads() == [HEAD]


async def test_a_database_that_was_never_migrated_is_refused(empty_database: str) -> None:
    with pytest.raises(InvalidInput, match="store-version"):
        await PostgresStore(empty_database).open()


async def test_several_processes_may_migrate_at_once(empty_database: str) -> None:
    await asyncio.gather(*(migrate(empty_database) for _ in range(5)))
    store = PostgresStore(empty_database)
    await store.open()
    row = a_match()
    await store.create_match(row, FIRST)
    await migrate(empty_database)
    assert await store.entries(row.id) == FIRST
    await store.close()


async def test_a_migration_can_be_taken_back(empty_database: str) -> None:
    await migrate(empty_database)
    await go_back(empty_database)
    connection = await asyncpg.connect(empty_database)
    tables = await connection.fetch("select tablename from pg_tables where schemaname = 'public'")
    await connection.close()
    assert {row[0] for row in tables} <= {"alembic_version"}
    await migrate(empty_database)
    store = PostgresStore(empty_database)
    await store.open()
    await store.close()


async def test_a_file_of_a_newer_form_is_refused_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "bothy.db"
    with sqlite3.connect(path) as db:
        db.execute("pragma user_version = 99")
    db.close()
    with pytest.raises(InvalidInput, match="store-version"):
        await SqliteStore(path).open()


async def test_two_programs_may_use_one_file_at_once(tmp_path: Path) -> None:
    one, other = SqliteStore(tmp_path / "bothy.db"), SqliteStore(tmp_path / "bothy.db")
    await one.open()
    await other.open()
    row = a_match()
    await one.create_match(row, FIRST)
    outcomes = await asyncio.gather(one.append(row.id, 0, [b"one"]), other.append(row.id, 0, [b"other"]))
    assert sorted(outcomes) == [False, True]
    assert await one.entries(row.id) == await other.entries(row.id)
    await one.close()
    await other.close()
