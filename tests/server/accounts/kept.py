"""All contents of a store, as searchable text."""

from __future__ import annotations

import shutil
import sqlite3
import subprocess
from contextlib import closing
from pathlib import Path

from bothy.server.store import Store
from bothy.server.store.postgres import PostgresStore
from bothy.server.store.sqlite import SqliteStore


def dumped(store: Store) -> str:
    """Returns all rows of all tables, including jobs, as text."""
    if isinstance(store, PostgresStore):
        program = shutil.which("pg_dump") or next(iter(sorted(Path("/usr/lib/postgresql").glob("*/bin/pg_dump"))))
        return subprocess.run([str(program), store.dsn], capture_output=True, text=True, check=True).stdout
    assert isinstance(store, SqliteStore)
    with closing(sqlite3.connect(store.path)) as db:
        rows = [
            repr(row)
            for (table,) in db.execute("select name from sqlite_master where type = 'table'").fetchall()
            for row in db.execute(f"select * from {table}")  # noqa: S608
        ]
    return "\n".join(rows)


def found_in(store: Store, value: str | bytes) -> bool:
    """Checks whether a value is anywhere in a store, in any encoding; in a file, also between its rows."""
    plain = value.encode() if isinstance(value, str) else value
    rows = dumped(store)
    spelled = [plain.hex(), repr(plain)[2:-1]] + ([value] if isinstance(value, str) else [])
    side_writes = b""
    if isinstance(store, SqliteStore):
        files = (store.path.with_name(store.path.name + end) for end in ("", "-wal"))
        side_writes = b"".join(file.read_bytes() for file in files if file.exists())
    return any(each in rows for each in spelled) or plain in side_writes
