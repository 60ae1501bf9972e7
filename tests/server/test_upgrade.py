"""From one release to the next: games in the middle of a turn continue, and no acknowledged move is lost.

`scripts/fill_store.py` fills the stores, and the fixture `next_release` adds a migration to this release's.
`scripts/upgrade_drill.py` upgrades a host with processes of two releases.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, closing
from pathlib import Path

import asyncpg
import pytest
from tests.server.conftest import POSTGRES, SQLITE
from tests.server.processes import play_on, stored

from bothy.kernel import InvalidInput
from bothy.server.bus import Bus
from bothy.server.bus.local import LocalBus
from bothy.server.errors import StoreUnavailable
from bothy.server.matches import Announcements, MatchService
from bothy.server.matches.checking import check_matches, open_matches
from bothy.server.store import Store
from bothy.server.store.postgres import HEAD, PostgresBefore, PostgresStore, migrate
from bothy.server.store.postgres.migrate import Connection
from bothy.server.store.sqlite import SqliteBefore, SqliteStore
from bothy.server.store.sqlite.file import VERSION

OPEN = ["glen", "plain", "sealed", "tight"]
KEEP_IT = "run `python scripts/fill_store.py keep COMMIT` with the last commit that has it"


FIRST_RELEASED = 1
"""Forms before this one were never released."""


def test_every_older_form_is_kept_filled_by_its_release() -> None:
    versions = [f"{number:04}" for number in range(FIRST_RELEASED, int(HEAD))]
    assert [path.stem.removeprefix("postgres-") for path in POSTGRES] == versions, KEEP_IT
    assert [path.stem.removeprefix("sqlite-") for path in SQLITE] == [
        str(version) for version in range(FIRST_RELEASED, VERSION)
    ], KEEP_IT


# Two releases


class Older(PostgresStore):
    """A process of this release, started before the next one migrated its database: migrations only add."""

    async def check_schema(self, connection: Connection) -> None:
        """Skips the check: the process was started before the migration."""


@asynccontextmanager
async def process(store: Store, bus: Bus) -> AsyncIterator[MatchService]:
    """Runs the match service of one process."""
    await store.open()
    matches = MatchService(store, Announcements(bus))
    try:
        yield matches
    finally:
        await matches.close()
        await store.close()


async def schema_version(dsn: str) -> str:
    """Returns the schema version of a database."""
    connection = await asyncpg.connect(dsn)
    found: str = await connection.fetchval("select version_num from alembic_version")
    await connection.close()
    return found


async def faults(store: Store) -> list[str]:
    """Returns the open games that couldn't continue."""
    ids = await open_matches(store)
    assert ids == OPEN
    return [each.id async for each in check_matches(store, ids) if each.reason is not None]


async def lines_of(store: Store) -> dict[str, list[bytes]]:
    """Returns every entry of every open game."""
    return {match_id: await store.entries(match_id) for match_id in OPEN}


async def play_all(processes: Sequence[MatchService], rounds: int) -> None:
    """Lets each process in turn play a move of every open game."""
    for seed in range(rounds):
        for matches in processes:
            for match_id in OPEN:
                await play_on(matches, await matches.newest(match_id), 1, seed)


async def prove(store: Store, before: dict[str, list[bytes]], moves: int) -> None:
    """Checks that old entries are kept, every move since is there, and all of it replays with the seed's draws."""
    for match_id, lines in before.items():
        now = await store.entries(match_id)
        assert now[: len(lines)] == lines
        assert len(now) >= len(lines) + moves
        match = (await stored(store, match_id)).match
        assert match.rules.version == match.header.rules_version, "as it was opened"


# PostgreSQL: both releases at once


@pytest.mark.usefixtures("next_release")
async def test_before_a_migration_all_open_games_can_be_checked_and_nothing_changes(left_database: str) -> None:
    was = await schema_version(left_database)
    store = PostgresBefore(left_database)
    await store.open()
    assert await faults(store) == []
    with pytest.raises(asyncpg.ReadOnlySQLTransactionError):
        await store._opened.execute("delete from matches")
    await store.close()
    assert await schema_version(left_database) == was


@pytest.mark.usefixtures("next_release")
async def test_games_go_on_at_both_releases_while_the_database_is_migrated(left_database: str) -> None:
    bus = LocalBus()
    async with process(Older(left_database), bus) as old:
        before = await lines_of(old.store)
        await play_all([old], 1)
        await asyncio.gather(play_all([old], 2), migrate(left_database))
        assert await schema_version(left_database) == "0002"
        async with process(PostgresStore(left_database), bus) as new:
            await play_all([old, new], 2)
            await prove(new.store, before, 7)
    async with process(PostgresStore(left_database), bus) as new:
        assert await faults(new.store) == []
        await play_all([new], 1)
        await prove(new.store, before, 8)


@pytest.mark.parametrize(("oldest", "fits"), [(HEAD, True), ("9998", False)])
async def test_a_process_starts_on_a_newer_form_if_that_one_lets_it(
    empty_database: str, oldest: str, fits: bool
) -> None:
    await migrate(empty_database)
    connection = await asyncpg.connect(empty_database)
    await connection.execute("update alembic_version set version_num = '9999'")
    await connection.execute("update readers set oldest = $1", oldest)
    await connection.close()
    store = PostgresStore(empty_database)
    if fits:
        await store.open()
        await store.close()
    else:
        with pytest.raises(InvalidInput, match="store-version"):
            await store.open()
    with pytest.raises(InvalidInput, match="store-version"):
        await migrate(empty_database)
    assert await schema_version(empty_database) == "9999", "an older release leaves it as it is"


# SQLite: stop, upgrade, restart


@pytest.mark.usefixtures("next_release")
async def test_a_file_is_upgraded_when_it_is_opened_and_its_games_go_on(left_file: Path) -> None:
    looking = SqliteBefore(left_file)
    await looking.open()
    assert await faults(looking) == []
    before = await lines_of(looking)
    with pytest.raises(StoreUnavailable):
        await looking.read(lambda db: db.execute("delete from matches"))
    await looking.close()
    async with process(SqliteStore(left_file), LocalBus()) as new:
        await play_all([new], 4)
        await prove(new.store, before, 4)
        person = await new.store.person("boyd")
        assert person is not None
        assert person.name == "Boyd"
        assert [row.id for row in await new.store.tables_of("cal")] == ["table-sealed", "table-plain"]
        assert [said.text for said in await new.store.chat("table-tight")] == ["Slàinte!"]
    with closing(sqlite3.connect(left_file)) as db:
        assert db.execute("pragma user_version").fetchone() == (2,)


@pytest.mark.usefixtures("next_release")
async def test_an_upgraded_file_has_the_same_tables_and_indexes_as_a_new_one(
    left_file: Path, tmp_path: Path
) -> None:
    found = []
    for path in (left_file, tmp_path / "new.db"):
        store = SqliteStore(path)
        await store.open()
        await store.close()
        with closing(sqlite3.connect(path)) as db:
            made = db.execute("select name, sql from sqlite_master where sql is not null order by name").fetchall()
            found.append([(name, " ".join(sql.split())) for name, sql in made])
    assert found[0] == found[1]


@pytest.mark.usefixtures("next_release")
async def test_a_step_that_fails_leaves_the_file_as_it_was(left_file: Path) -> None:
    with closing(sqlite3.connect(left_file)) as db:
        was = db.execute("pragma user_version").fetchone()
        db.execute("create table next_table (stars)")  # conflicts with the next release's table
    with pytest.raises(sqlite3.OperationalError, match="already exists"):
        await SqliteStore(left_file).open()
    with closing(sqlite3.connect(left_file)) as db:
        assert db.execute("pragma user_version").fetchone() == was
