"""Backups of a PostgreSQL store, using PostgreSQL's own tools."""

from __future__ import annotations

import asyncio
import secrets
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from bothy.kernel import InvalidInput, Reason
from bothy.server.backends import place_of

if TYPE_CHECKING:
    from asyncpg import Connection

SUFFIX = ".dump"
NEWEST = "/usr/lib/postgresql"
"""Debian's folder for the tools of each version."""


def dump(store: str, to: Path) -> None:
    """Dump one snapshot of the whole database."""
    _run("pg_dump", "--format=custom", "--no-owner", f"--file={to}", f"--dbname={store}")


def load(file: Path, store: str) -> None:
    """Load a backup into an empty database, all or nothing."""
    if asyncio.run(_tables(store)):
        raise InvalidInput(Reason("restore-not-empty"))
    _run("pg_restore", "--no-owner", "--exit-on-error", "--single-transaction", f"--dbname={store}", str(file))


@contextmanager
def scratch(store: str) -> Iterator[str]:
    """Provide an empty temporary database on the host's server, to test a backup in."""
    name = f"bothy_tried_{secrets.token_hex(6)}"
    asyncio.run(_execute(store, f"create database {name}"))
    try:
        parts = urlsplit(store)
        yield f"{parts.scheme}://{parts.netloc}/{name}" + (f"?{parts.query}" if parts.query else "")
    finally:
        asyncio.run(_execute(store, f"drop database {name} with (force)"))


async def _connected(store: str) -> Connection:
    import asyncpg

    try:
        return await asyncpg.connect(store)
    except (OSError, asyncpg.PostgresError, ValueError) as error:
        raise InvalidInput(Reason("store-unreachable", fault=str(error) or place_of(store))) from error


async def _execute(store: str, statement: str) -> None:
    connection = await _connected(store)
    try:
        await connection.execute(statement)
    finally:
        await connection.close()


async def _tables(store: str) -> int:
    connection = await _connected(store)
    try:
        count: int = await connection.fetchval("select count(*) from pg_tables where schemaname = 'public'")
        return count
    finally:
        await connection.close()


def _run(tool: str, *arguments: str) -> None:
    found = _tool(tool)
    done = subprocess.run([found, *arguments], capture_output=True, text=True, check=False)  # noqa: S603 - ours
    if done.returncode:
        raise InvalidInput(Reason("backup-tool-failed", tool=tool, fault=done.stderr.strip()[-300:]))


def _tool(name: str) -> str:
    """Return the newest installed version of a tool: older ones reject newer servers."""
    found = sorted(Path(NEWEST).glob(f"*/bin/{name}"), key=lambda path: float(path.parts[-3]))
    tool = str(found[-1]) if found else shutil.which(name)
    if tool is None:
        raise InvalidInput(Reason("backup-tool-missing", tool=name))
    return tool
