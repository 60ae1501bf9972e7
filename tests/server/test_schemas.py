"""Database schemas: upgrading, what `bothy migrate --check` reports, what is refused; ids name a shard."""

from __future__ import annotations

import asyncio
import json
import re
import sqlite3
from contextlib import closing
from pathlib import Path

import asyncpg
import pytest
from alembic.config import Config
from alembic.script import ScriptDirectory
from tests.server.processes import FIRST, a_match

import bothy.server.store.postgres as back_end
from bothy.cli import main
from bothy.kernel import InvalidInput
from bothy.local.ids import fresh_id, is_id, shard_of
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


@pytest.fixture
def host(left_file: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Returns settings of a host on that file."""
    monkeypatch.setenv("BOTHY_STORE", f"sqlite:{left_file}")
    monkeypatch.setenv("BOTHY_SECRET", "a secret for tests, of more than thirty-two letters")
    monkeypatch.setenv("BOTHY_ORIGINS", "http://bothy.example")
    return left_file


def test_the_check_says_that_all_games_go_on_and_what_to_do_next(
    host: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    was = host.read_bytes()
    assert main(["migrate", "--check"]) == 0
    said = capsys.readouterr().out
    assert "Every open game goes on under this release, move by move: 4 of 4." in said
    assert f"stop the host, copy {host}, then start the new release" in said
    assert host.read_bytes() == was


def test_the_check_lists_what_differs_and_why(host: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with closing(sqlite3.connect(host)) as db, db:
        versions = {each: rules_of(db, each) for each in ("glen", "plain", "sealed", "tight")}
        _replace(db, "openings", "header", "tight", b'"rules":%d' % versions["tight"], b'"rules":99')
        _replace(db, "openings", "header", "glen", b'"pack":"', b'"pack":"other ')
        _replace(db, "entries", "body", "plain", b'"digest":"', b'"digest":"0')
        db.execute("update entries set body = 'torn' where match_id = 'sealed' and seq = 2")
    assert main(["migrate", "--check"]) == 1
    said = capsys.readouterr().out.splitlines()
    assert said[0] == "4 of 4 open games would not go on under this release. Nothing was changed."
    told = [re.sub(r"\d+ steps", "N steps", line) for line in said]
    assert told[1].startswith(
        "  glen (table table-glen; glenmore, rules version 1, N steps): This game was played with"
    )
    assert told[2].startswith(
        f"  plain (table table-plain; caledonia, rules version {versions['plain']}, N steps): At step "
    )
    assert told[3].startswith(
        "  sealed (table table-sealed; creel, rules version 2, N steps): This release can’t read"
    )
    assert said[4].startswith("  tight (table table-tight; caledonia, rules version 99, ")
    assert " steps): This game was played with version 99" in said[4]
    assert said[5].startswith("What to do: keep the running release")


def rules_of(db: sqlite3.Connection, match_id: str) -> int:
    """Returns the rules version of a game: that of the release that filled the store."""
    (header,) = db.execute("select header from openings where match_id = ?", (match_id,)).fetchone()
    version: int = json.loads(header)["rules"]
    return version


def _replace(db: sqlite3.Connection, table: str, column: str, match_id: str, old: bytes, new: bytes) -> None:
    """Replaces bytes in the lines of a game."""
    text = f"update {table} set {column} = cast(replace({column}, ?, ?) as blob) where match_id = ?"  # noqa: S608
    assert db.execute(text, (old.decode(), new.decode(), match_id)).rowcount


def test_a_file_that_is_not_there_is_named_and_not_made(
    host: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    missing = host.with_name("missing.db")
    monkeypatch.setenv("BOTHY_STORE", f"sqlite:{missing}")
    assert main(["migrate", "--check"]) == 2
    assert "missing.db: there is no such file" in capsys.readouterr().err
    assert not missing.exists()


def test_the_check_of_a_database_before_and_after_its_migration(
    left_database: str, host: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("BOTHY_STORE", left_database)
    for command in (["migrate", "--check"], ["migrate"], ["migrate", "--check"]):
        assert main(command) == 0
    said = capsys.readouterr().out
    assert said.count("Every open game goes on under this release, move by move: 4 of 4.") == 2
    assert said.count("restart one process after the other") == 2


@pytest.mark.parametrize("shard", [0, 7, 171, 255])
def test_an_id_names_its_shard(shard: int) -> None:
    made = fresh_id(shard)
    assert len(made) == 18
    assert is_id(made)
    assert shard_of(made) == shard


def test_there_are_256_shards() -> None:
    for shard in (-1, 256):
        with pytest.raises(ValueError, match="shard"):
            fresh_id(shard)


def test_ids_are_made_of_every_letter_in_every_place_and_never_twice() -> None:
    made = [fresh_id() for _ in range(2000)]
    assert len(set(made)) == 2000
    assert all(len({each[place] for each in made}) == 32 for place in range(2, 18))


@pytest.mark.parametrize(
    "text",
    [
        "",
        "00",
        "0g" + "a" * 16,
        "00" + "a" * 15,
        "00" + "a" * 17,
        "00" + "A" * 16,
        "00" + "1" * 16,
        "AA" + "a" * 16,
    ],
)
def test_an_impossible_id_is_detected_before_a_store_is_queried(text: str) -> None:
    assert not is_id(text)
