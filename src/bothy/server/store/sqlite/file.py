"""One SQLite file and the one thread that may touch it."""

from __future__ import annotations

import sqlite3
from asyncio import get_running_loop
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from errno import ENOENT
from importlib.resources import files
from os import strerror
from pathlib import Path
from typing import Any, Concatenate, ParamSpec, TypeVar

from bothy.kernel import Malformed, Reason
from bothy.server.clock import wall_ms
from bothy.server.errors import NotStorable, StoreAway
from bothy.server.store.interface import Store
from bothy.server.store.probe import BYTES, ROW, Probe

FORMS = (files(__package__).joinpath("schema.sql"),)
"""One script per form, in order: the first creates the tables, each later one changes them."""
VERSION = len(FORMS)
"""What `user_version` says in a file of the newest form."""
UNABLE = ("locked", "full", "readonly")
"""What SQLite says when another program holds the file, the disk has no room, or nobody may write."""
UNFIT = ("unable to open", "not a database", "malformed", "disk I/O", *UNABLE)
"""What it says of a file that cannot be opened, or is none of its own."""
PATIENCE = 5.0
"""Seconds to wait for another program that holds the file."""

P = ParamSpec("P")
T = TypeVar("T")
Work = Callable[Concatenate[sqlite3.Connection, P], T]


class SqliteFile(Store):
    """Runs work on the file in a thread of its own, one piece after another, so that the loop never waits."""

    def __init__(self, path: Path | str) -> None:
        self.path = Path(path)
        self._thread: ThreadPoolExecutor | None = None
        self._db: sqlite3.Connection | None = None
        self._probe = Probe(self._try_to_write, (StoreAway, sqlite3.Error))

    async def open(self) -> None:
        """Open the file, or make it."""
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="store")
        try:
            self._db = await get_running_loop().run_in_executor(self._thread, self.connected)
        except BaseException as error:
            self._thread.shutdown()
            if isinstance(error, sqlite3.DatabaseError) and any(word in str(error) for word in UNFIT):
                raise Malformed(Reason("store-file", file=str(self.path), fault=str(error))) from error
            raise

    def connected(self) -> sqlite3.Connection:
        """The file, in its newest form."""
        return _opened(self.path)

    async def close(self) -> None:
        """Finish what waits, then close the file."""
        if self._thread is None or self._db is None:
            return
        db, thread, self._db, self._thread = self._db, self._thread, None, None
        await get_running_loop().run_in_executor(thread, db.close)
        thread.shutdown()

    async def ready(self) -> bool:
        """Whether the file is open, and can be read and written."""
        try:
            await self.read(version_of)
        except (StoreAway, sqlite3.Error):
            return False
        return await self._probe.went_well()

    async def time(self) -> int:
        """What time it is."""
        found: int = (await self.read(select, "select bothy_now()"))[0][0]
        return found

    async def _try_to_write(self) -> None:
        await self.write(_try_to_write)

    async def read(self, work: Work[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Do work that changes nothing."""
        return await self._run(lambda db: work(db, *args, **kwargs))

    async def write(self, work: Work[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Do work all or not at all."""

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
            raise StoreAway
        try:
            return await get_running_loop().run_in_executor(self._thread, work, self._db)
        except (OverflowError, UnicodeError) as error:
            raise NotStorable from error
        except sqlite3.OperationalError as error:
            if any(word in str(error) for word in UNABLE):
                raise StoreAway from error
            raise


def _opened(path: Path) -> sqlite3.Connection:
    db = sqlite3.connect(path, timeout=PATIENCE, isolation_level=None, check_same_thread=False)
    try:
        db.execute("pragma journal_mode = wal")
        db.execute("pragma synchronous = full")  # an answered move outlives a power cut
        db.execute("pragma foreign_keys = on")
        db.execute("pragma secure_delete = on")  # what is erased is not to be found in the file either
        _migrate(db)
        _tell_time(db)
    except BaseException:
        db.close()
        raise
    return db


def _tell_time(db: sqlite3.Connection) -> None:
    """Let SQL read the time by `bothy_now()`. A file of tests has a calendar, which says how far it is ahead."""
    ahead = "select ahead from calendar"
    if db.execute("select 1 from sqlite_master where name = 'calendar'").fetchone():
        db.create_function("bothy_now", 0, lambda: wall_ms() + db.execute(ahead).fetchone()[0])
    else:
        db.create_function("bothy_now", 0, wall_ms)


def opened_before(path: Path) -> sqlite3.Connection:
    """A file as it is, of this form or an older one, to be looked at: it is not changed, nor made."""
    if not path.exists():
        raise FileNotFoundError(ENOENT, strerror(ENOENT), str(path))
    db = sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", timeout=PATIENCE, uri=True, check_same_thread=False)
    try:
        if not 0 < version_of(db) <= VERSION:
            raise Malformed(Reason("store-version", have=version_of(db), want=VERSION))
    except BaseException:
        db.close()
        raise
    return db


def _migrate(db: sqlite3.Connection) -> None:
    """To the newest form, all or nothing. Whoever opens the file at the same time waits, and finds it done."""
    if version_of(db) == VERSION:
        return
    db.execute("begin exclusive")
    try:
        have = version_of(db)
        if have > VERSION:
            raise Malformed(Reason("store-version", have=have, want=VERSION))
        for script in FORMS[have:]:
            for statement in _statements(script.read_text(encoding="utf-8")):
                db.execute(statement)
        db.execute(f"pragma user_version = {VERSION}")
        db.execute("commit")
    except BaseException:
        if db.in_transaction:
            db.execute("rollback")
        raise


def _statements(script: str) -> Iterator[str]:
    """One after the other: a script run as a whole would end the transaction first."""
    statement = ""
    for line in script.splitlines(keepends=True):
        statement += line
        if sqlite3.complete_statement(statement):
            yield statement
            statement = ""


def _try_to_write(db: sqlite3.Connection) -> None:
    """Leaves nothing behind: a row that stayed would keep its room, and prove nothing the next time."""
    db.execute("insert into snapshots values (?, 0, zeroblob(?))", (ROW, BYTES))
    db.execute("delete from snapshots where game_id = ?", (ROW,))


def select(db: sqlite3.Connection, statement: str, *values: object) -> list[Any]:
    """What a statement finds."""
    return db.execute(statement, values).fetchall()


def touched(db: sqlite3.Connection, statement: str, *values: object) -> int:
    """How many rows a statement changed."""
    return db.execute(statement, values).rowcount


def version_of(db: sqlite3.Connection) -> int:
    """The form of a file; 0 if it is empty."""
    version: int = db.execute("pragma user_version").fetchone()[0]
    return version
