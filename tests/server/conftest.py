"""Real services for the server's tests: one cluster and one NATS server per run, one database per worker."""

from __future__ import annotations

import asyncio
import fcntl
import json
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import IO
from unittest.mock import patch

import asyncpg
import pytest
from private_services import Nats, Postgres, Services, in_memory
from tests.server.calendar import migrate_for_tests

from bothy.local.ids import fresh_id
from bothy.server.clock import CLOCK
from bothy.server.store import Store
from bothy.server.store.postgres import PostgresStore
from bothy.server.store.postgres.migrate import VERSIONS
from bothy.server.store.sqlite import SqliteStore, file

DUMPS = Path(__file__).parent / "schema_dumps"
POSTGRES = sorted(DUMPS.glob("postgres-*.sql"))
SQLITE = sorted(DUMPS.glob("sqlite-*.sql"))
"""Dumps of stores in older schemas, each filled by a release that used it: `scripts/fill_store.py`."""
NEXT = Path(__file__).parent / "next_release"
MIGRATE = "bothy.server.store.postgres.migrate"
FILL = Path(__file__).parent.parent.parent / "scripts" / "fill_store.py"


@contextmanager
def _locked(path: Path) -> Iterator[IO[str]]:
    with path.open("a+") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        file.seek(0)
        yield file


def _write(file: IO[str], state: dict[str, object]) -> None:
    file.seek(0)
    file.truncate()
    json.dump(state, file)
    file.flush()


@pytest.fixture(scope="session")
def services(tmp_path_factory: pytest.TempPathFactory, worker_id: str) -> Iterator[Services]:
    """Starts PostgreSQL and NATS, shared by all workers: the first starts them, the last stops them.

    Tests that stop or kill a service start their own, with `own_postgres` and `own_nats`.
    """
    base = tmp_path_factory.getbasetemp()
    note = (base if worker_id == "master" else base.parent) / "services"
    with _locked(note) as file:
        state = json.loads(file.read() or "{}")
        if not state.get("users"):
            state = {"users": 0, "folder": str(Services.start(in_memory()).folder)}
        state["users"] += 1
        _write(file, state)
    running = Services.found(Path(state["folder"]))
    yield running
    with _locked(note) as file:
        state = json.loads(file.read())
        state["users"] -= 1
        _write(file, state)
        if not state["users"]:
            running.stop()


@pytest.fixture(scope="session")
def database(services: Services, worker_id: str) -> str:
    """Returns the address of this worker's own database, in the newest schema."""
    dsn = services.postgres.create_database(f"worker_{worker_id}")
    asyncio.run(migrate_for_tests(dsn))
    return dsn


@pytest.fixture(autouse=True)
def own_time() -> Iterator[None]:
    """Resets this process's clock after a test has changed it."""
    before = CLOCK._ahead
    yield
    CLOCK._ahead = before


@pytest.fixture
def empty_database(services: Services) -> str:
    """Returns the address of an empty database, without a schema."""
    return services.postgres.create_database(f"empty_{fresh_id()}")


@pytest.fixture
def empty_form(empty_database: str) -> str:
    """Returns the address of a database without rows, for tests that would see all tests' rows."""
    asyncio.run(migrate_for_tests(empty_database))
    return empty_database


@pytest.fixture
def own_postgres(services: Services) -> Iterator[Postgres]:
    """Starts a cluster for one test, to be stopped and killed."""
    running = Postgres.create(services.folder / fresh_id())
    running.start()
    yield running
    running.discard()


@pytest.fixture
def own_nats(services: Services) -> Iterator[Nats]:
    """Starts a NATS server for one test, to be stopped and killed."""
    running = Nats.create(services.folder / fresh_id())
    running.start()
    yield running
    running.stop()


@pytest.fixture
async def postgres_store(database: str) -> AsyncIterator[PostgresStore]:
    """Opens a store on this worker's database."""
    store = PostgresStore(database)
    await store.open()
    yield store
    await store.close()


@pytest.fixture(params=["sqlite", "postgres"])
def back_end(request: pytest.FixtureRequest, tmp_path: Path) -> Store:
    """Returns a store that isn't open yet, for tests that must pass on both kinds."""
    if request.param == "sqlite":
        return SqliteStore(tmp_path / "bothy.db")
    return PostgresStore(request.getfixturevalue("database"))


@pytest.fixture
async def store(back_end: Store) -> AsyncIterator[Store]:
    """Opens a store of either kind."""
    await back_end.open()
    yield back_end
    await back_end.close()


@pytest.fixture(scope="session")
def filled_database(services: Services, worker_id: str) -> str:
    """Returns the name of a database filled by this release, as a template for others."""
    name = f"filled_{worker_id}"
    subprocess.run([sys.executable, FILL, "fill", services.postgres.create_database(name)], check=True)
    return name


@pytest.fixture(scope="session")
def filled_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Returns a file filled by this release."""
    path = tmp_path_factory.mktemp("filled") / "bothy.db"
    subprocess.run([sys.executable, FILL, "fill", f"sqlite:{path}"], check=True)
    return path


@pytest.fixture(params=[*POSTGRES, None], ids=lambda path: path.stem if path else "this-release")
async def left_database(request: pytest.FixtureRequest, services: Services) -> str:
    """Returns the address of a database filled by this release, or by one with an older schema."""
    name = f"left_{fresh_id()}"
    if request.param is None:
        return services.postgres.create_database(name, request.getfixturevalue("filled_database"))
    dsn = services.postgres.create_database(name)
    connection = await asyncpg.connect(dsn)
    await connection.execute(request.param.read_text(encoding="utf-8"))
    await connection.close()
    return dsn


@pytest.fixture
def next_release() -> Iterator[None]:
    """Makes this process one of a release whose schema has one more migration."""
    schemas = (*file.SCHEMAS, NEXT / "v0002_next.sql")
    with (
        patch(f"{MIGRATE}.HEAD", "0002"),
        patch(f"{MIGRATE}.VERSIONS", (*VERSIONS, NEXT)),
        patch.object(file, "SCHEMAS", schemas),
        patch.object(file, "VERSION", len(schemas)),
    ):
        yield


@pytest.fixture(params=[*SQLITE, None], ids=lambda path: path.stem if path else "this-release")
def left_file(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """Returns a file filled by this release, or by one with an older schema."""
    path = tmp_path / "bothy.db"
    if request.param is None:
        return Path(shutil.copy(request.getfixturevalue("filled_file"), path))
    with closing(sqlite3.connect(path)) as db:
        db.executescript(request.param.read_text(encoding="utf-8"))
    return path
