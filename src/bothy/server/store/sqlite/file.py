"""A SQLite file and the only thread that may touch it."""

from __future__ import annotations

import re
import sqlite3
from asyncio import get_running_loop
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from errno import ENOENT
from importlib.resources import files
from os import strerror
from pathlib import Path
from typing import Any, Concatenate, ParamSpec, TypeVar

from bothy.kernel import InvalidInput, Reason
from bothy.server.clock import wall_ms
from bothy.server.errors import NotStorable, StoreUnavailable
from bothy.server.store.interface import Store
from bothy.server.store.probe import BYTES, ROW, Probe
from bothy.server.store.sql import Statements
from bothy.server.store.sql import Work as Several

SCHEMAS = (files(__package__).joinpath("schema.sql"),)
"""One script per schema version, in order: the first creates the tables, each later one changes them."""
VERSION = len(SCHEMAS)
"""`user_version` of a file with the newest schema."""
UNABLE = ("locked", "full", "readonly")
"""SQLite's messages for a file held by another program, a full disk or a read-only file."""
UNFIT = ("unable to open", "not a database", "malformed", "disk I/O", *UNABLE)
"""SQLite's messages for a file that can't be opened, or isn't a database."""
PATIENCE = 5.0
"""Seconds to wait for another program that holds the file."""
LOCKS = re.compile(r" for update( of \w+)?( skip locked)?")
"""PostgreSQL's row locks: here, the whole file is locked."""

P = ParamSpec("P")
T = TypeVar("T")
Work = Callable[Concatenate[sqlite3.Connection, P], T]


class _Transaction(Statements):
    def __init__(self, db: sqlite3.Connection) -> None:
        self._db = db

    async def fetch(self, statement: str, *values: object) -> list[Any]:
        return _executed(self._db, statement, values).fetchall()

    async def count(self, statement: str, *values: object) -> int:
        return _executed(self._db, statement, values).rowcount

    async def lock(self, name: str) -> None:
        """Do nothing: all transactions run one after another."""


def _executed(db: sqlite3.Connection, statement: str, values: tuple[object, ...]) -> sqlite3.Cursor:
    """Execute a statement in PostgreSQL's dialect."""
    named: dict[str, object] = {}
    for number, value in enumerate(values, 1):
        if isinstance(value, list):
            each = {f"{number}_{place}": item for place, item in enumerate(value)}
            statement = statement.replace(f"= any(${number})", f"in ({', '.join(f'${name}' for name in each)})")
            named |= each
        else:
            named[str(number)] = value
    cursor = db.cursor()
    cursor.row_factory = sqlite3.Row
    return cursor.execute(LOCKS.sub("", statement), named)


def _done(db: sqlite3.Connection, work: Several[T]) -> T:
    """Run work to its end: its statements are answered at once, so it never waits."""
    running = work(_Transaction(db))
    try:
        running.send(None)
    except StopIteration as end:
        result: T = end.value
        return result
    running.close()
    raise RuntimeError("a transaction waited for something else than its statements")


class SqliteFile(Store):
    """Runs work on the file in its own thread, one piece after another, so that the event loop never blocks."""

    def __init__(self, path: Path | str) -> None:
        self.path = Path(path)
        self._thread: ThreadPoolExecutor | None = None
        self._db: sqlite3.Connection | None = None
        self._probe = Probe(self._try_to_write, (StoreUnavailable, sqlite3.Error))

    async def open(self) -> None:
        """Open the file, creating it if missing."""
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="store")
        try:
            self._db = await get_running_loop().run_in_executor(self._thread, self.connected)
        except BaseException as error:
            self._thread.shutdown()
            if isinstance(error, sqlite3.DatabaseError) and any(word in str(error) for word in UNFIT):
                raise InvalidInput(Reason("store-file", file=str(self.path), fault=str(error))) from error
            raise

    def connected(self) -> sqlite3.Connection:
        """Return a connection to the file, migrated to the newest schema."""
        return _opened(self.path)

    async def close(self) -> None:
        """Finish pending work, then close the file."""
        if self._thread is None or self._db is None:
            return
        db, thread, self._db, self._thread = self._db, self._thread, None, None
        await get_running_loop().run_in_executor(thread, db.close)
        thread.shutdown()

    async def ready(self) -> bool:
        """Return whether the file is open and can be read and written."""
        try:
            await self.read(version_of)
        except (StoreUnavailable, sqlite3.Error):
            return False
        return await self._probe.went_well()

    async def fetch(self, statement: str, *values: object, once: bool = False) -> list[Any]:
        """Return a statement's rows."""
        return await self._run(lambda db: _executed(db, statement, values).fetchall())

    async def count(self, statement: str, *values: object) -> int:
        """Return the number of rows a statement changed."""
        return await self._run(lambda db: _executed(db, statement, values).rowcount)

    async def transaction(self, work: Several[T], once: bool = False) -> T:
        """Run several statements, all or none."""
        return await self.write(_done, work)

    async def scrub(self) -> None:
        """Remove deleted rows from the write-ahead log too."""
        await self.fetch("pragma wal_checkpoint(truncate)")

    async def _try_to_write(self) -> None:
        await self.write(_try_to_write)

    async def read(self, work: Work[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run read-only work."""
        return await self._run(lambda db: work(db, *args, **kwargs))

    async def write(self, work: Work[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run work in a transaction."""

        def within(db: sqlite3.Connection) -> T:
            db.execute("begin immediate")
            try:
                result = work(db, *args, **kwargs)
                db.execute("commit")
            except BaseException:
                if db.in_transaction:
                    db.execute("rollback")
                raise
            return result

        return await self._run(within)

    async def _run(self, work: Callable[[sqlite3.Connection], T]) -> T:
        if self._thread is None or self._db is None:
            raise StoreUnavailable
        try:
            return await get_running_loop().run_in_executor(self._thread, work, self._db)
        except (OverflowError, UnicodeError) as error:
            raise NotStorable from error
        except sqlite3.OperationalError as error:
            if any(word in str(error) for word in UNABLE):
                raise StoreUnavailable from error
            raise


def _opened(path: Path) -> sqlite3.Connection:
    db = sqlite3.connect(path, timeout=PATIENCE, isolation_level=None, check_same_thread=False)
    try:
        db.execute("pragma journal_mode = wal")
        db.execute("pragma synchronous = full")  # an acknowledged move survives a power cut
        db.execute("pragma foreign_keys = on")
        db.execute("pragma secure_delete = on")  # erased data mustn't remain readable in the file
        _migrate(db)
        _tell_time(db)
        db.create_function("greatest", 2, max, deterministic=True)
        db.create_function("least", 2, min, deterministic=True)
        db.create_function("strpos", 2, lambda text, part: text.find(part) + 1, deterministic=True)
    except BaseException:
        db.close()
        raise
    return db


def _tell_time(db: sqlite3.Connection) -> None:
    """Define `bothy_now()` for SQL. Test files have a calendar table that sets the clock ahead."""
    ahead = "select ahead from calendar"
    if db.execute("select 1 from sqlite_master where name = 'calendar'").fetchone():
        db.create_function("bothy_now", 0, lambda: wall_ms() + db.execute(ahead).fetchone()[0])
    else:
        db.create_function("bothy_now", 0, wall_ms)


def opened_before(path: Path) -> sqlite3.Connection:
    """Open a file read-only, in this schema version or an older one. A missing file isn't created."""
    if not path.exists():
        raise FileNotFoundError(ENOENT, strerror(ENOENT), str(path))
    db = sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", timeout=PATIENCE, uri=True, check_same_thread=False)
    try:
        if not 0 < version_of(db) <= VERSION:
            raise InvalidInput(Reason("store-version", have=version_of(db), want=VERSION))
    except BaseException:
        db.close()
        raise
    return db


def _migrate(db: sqlite3.Connection) -> None:
    """Migrate to the newest schema, all or nothing. A concurrent opener waits, then finds it done."""
    if version_of(db) == VERSION:
        return
    db.execute("begin exclusive")
    try:
        have = version_of(db)
        if have > VERSION:
            raise InvalidInput(Reason("store-version", have=have, want=VERSION))
        for script in SCHEMAS[have:]:
            for statement in _statements(script.read_text(encoding="utf-8")):
                db.execute(statement)
        db.execute(f"pragma user_version = {VERSION}")
        db.execute("commit")
    except BaseException:
        if db.in_transaction:
            db.execute("rollback")
        raise


def _statements(script: str) -> Iterator[str]:
    """Yield one statement at a time: running the whole script would commit the transaction first."""
    statement = ""
    for line in script.splitlines(keepends=True):
        statement += line
        if sqlite3.complete_statement(statement):
            yield statement
            statement = ""


def _try_to_write(db: sqlite3.Connection) -> None:
    """Write and delete a row: one that stayed would keep its space and make the next probe meaningless."""
    db.execute("insert into snapshots values (?, 0, zeroblob(?))", (ROW, BYTES))
    db.execute("delete from snapshots where match_id = ?", (ROW,))


def select(db: sqlite3.Connection, statement: str, *values: object) -> list[Any]:
    """Return the rows a statement finds."""
    return db.execute(statement, values).fetchall()


def touched(db: sqlite3.Connection, statement: str, *values: object) -> int:
    """Return the number of rows a statement changed."""
    return db.execute(statement, values).rowcount


def version_of(db: sqlite3.Connection) -> int:
    """Return a file's schema version; 0 if it's empty."""
    version: int = db.execute("pragma user_version").fetchone()[0]
    return version
