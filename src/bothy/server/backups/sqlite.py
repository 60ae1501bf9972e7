"""Backups of a SQLite store: a copy of its file."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from bothy.kernel import InvalidInput, Reason

SUFFIX = ".sqlite"


def dump(store: str, to: Path) -> None:
    """Copy the file page by page. Concurrent writes are neither blocked nor torn."""
    path = _path(store)
    if not path.exists():
        raise InvalidInput(Reason("store-absent", file=str(path)))
    try:
        with closing(sqlite3.connect(path)) as here, closing(sqlite3.connect(to)) as there:
            here.backup(there)
    except sqlite3.DatabaseError as error:
        raise InvalidInput(Reason("store-file", file=str(path), fault=str(error))) from error


def load(file: Path, store: str) -> None:
    """Load a backup where there's no store yet."""
    path = _path(store)
    if path.exists():
        raise InvalidInput(Reason("restore-not-empty"))
    with closing(sqlite3.connect(file)) as here:
        sound = _soundness(here)
        if sound != "ok":
            raise InvalidInput(Reason("backup-unreadable", file=file.name, fault=sound))
        path.parent.mkdir(parents=True, exist_ok=True)
        try:
            with closing(sqlite3.connect(path)) as there:
                here.backup(there)
        except sqlite3.DatabaseError as error:
            raise InvalidInput(Reason("store-file", file=str(path), fault=str(error))) from error


@contextmanager
def scratch(_: str) -> Iterator[str]:
    """Provide a temporary place to test a backup in."""
    with TemporaryDirectory(prefix="bothy-") as folder:
        yield f"sqlite:{Path(folder) / 'tried.sqlite'}"


def _soundness(db: sqlite3.Connection) -> str:
    """Return `ok`, or the fault of a file."""
    try:
        return str(db.execute("pragma integrity_check").fetchone()[0])
    except sqlite3.DatabaseError as error:
        return str(error)


def _path(store: str) -> Path:
    return Path(store.removeprefix("sqlite:"))
