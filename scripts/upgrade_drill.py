"""Rehearse an upgrade: processes of an older release and of this one, with tables that keep playing.

python scripts/upgrade_drill.py [--from COMMIT] [--tables 12] [--store postgres|sqlite]

PostgreSQL: two processes of the older release; this release checks all open games and migrates the database; then
each process in turn is replaced. SQLite: stop, check, start again. In the end every acknowledged move must be in
the log once, every log must replay, and every table must still use the rules it started with.
"""

from __future__ import annotations

import argparse
import asyncio
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import Any
from unittest.mock import patch

from fill_store import environment_of, unpacked
from private_services import services

from bothy.load.driver import Driver, LoadPlan
from bothy.load.hosting import COMMAND, ORIGIN, Host, Process, await_ready
from bothy.server.backends import store_of
from bothy.server.matches.lines import read_header

GAME = "caledonia"
EVERY = 1.0
"""Seconds between a table's moves."""
FURTHER = 4
"""Entries every table must add between two changes."""
PATIENCE = 180.0


@contextmanager
def by(release: Path | None) -> Iterator[None]:
    """Starts processes of this release within the block."""
    with patch.dict("os.environ", {} if release is None else environment_of(release)):
        yield


def bothy(host: Host, release: Path | None, *arguments: str) -> None:
    """Runs a command of a release on the host's store; it must succeed."""
    variables = {"BOTHY_STORE": host.store, "BOTHY_BUS": host.bus, "BOTHY_SECRET": host.secret}
    variables["BOTHY_ORIGINS"] = ORIGIN
    with by(release), patch.dict("os.environ", variables):
        subprocess.run([sys.executable, "-c", COMMAND, *arguments], check=True)


def start(host: Host, release: Path | None, port: int | None = None) -> Process:
    """Starts one more process and waits until it is ready."""
    with by(release):
        process = host.start(port)
    await_ready(process)
    return process


def replace(host: Host, old: Process, meanwhile: Callable[[], None] = lambda: None) -> None:
    """Stops a process as systemd would, runs `meanwhile`, and starts this release in its place."""
    old.running.terminate()
    old.running.wait(60)
    host.processes.remove(old)
    meanwhile()
    start(host, None, int(old.address.rsplit(":", 1)[1]))


async def go_on(driver: Driver, what: str) -> None:
    """Waits until every table is some steps further."""
    seqs = [table.seq for table in driver.tables]
    until = perf_counter() + PATIENCE
    while any(table.seq < seq + FURTHER for table, seq in zip(driver.tables, seqs, strict=True)):
        if perf_counter() > until:
            raise SystemExit(f"{what}: tables that do not go on")
        await asyncio.sleep(0.05)
    print(f"{what}: all {len(seqs)} tables went on", flush=True)


async def drill(host: Host, tables: int, changes: Sequence[tuple[str, Callable[[], None]]]) -> None:
    """Plays through all changes, then proves that nothing is lost."""
    driver = Driver(
        LoadPlan(GAME, 2, tables, 3600, EVERY, undo_one_in=8), host.addresses, None, lambda *_: lambda: None
    )
    await driver.come()
    playing = asyncio.create_task(driver.play())
    try:
        await go_on(driver, "older release")
        for what, step in changes:
            await asyncio.to_thread(step)
            await go_on(driver, what)
        driver.enough.set()
        await playing
        look_anew(driver)
        await _prove(driver, host)
    finally:
        playing.cancel()
        await driver.leave()


def look_anew(driver: Driver) -> None:
    """Reloads views, as a browser does on a hash mismatch: releases may word a view differently."""
    if driver.figures.mismatches:
        print(f"{driver.figures.mismatches} parts of views changed with the new release; reloaded")
    driver.figures.mismatches = 0
    for table in driver.tables:
        for client in table.clients:
            client.say_hello_again(-1)


async def _prove(driver: Driver, host: Host) -> None:
    store = store_of(host.settings)
    await store.open()
    try:
        faults = await driver.verify(store)
        versions: dict[Any, int] = {}
        for table in driver.tables:
            row = await store.match(table.match)
            assert row is not None
            header = read_header(row.header)
            versions[header.rules_version] = versions.get(header.rules_version, 0) + 1
    finally:
        await store.close()
    if faults:
        raise SystemExit("\n".join(faults))
    played = sum(len(table.ledger.moves) for table in driver.tables)
    print(f"{played} acknowledged moves are in the log once each; tables by rules version: {versions}")


def on_postgres(release: Path, tables: int) -> None:
    """Runs both releases side by side."""
    with services() as running:
        host = Host(running.postgres.create_database("drill"), running.nats.url)
        bothy(host, release, "migrate")
        try:
            old = [start(host, release) for _ in range(2)]
            changes = [
                ("checked by the new release", lambda: bothy(host, None, "migrate", "--check")),
                ("migrated, both processes of the older release", lambda: bothy(host, None, "migrate")),
                ("one process of each release", lambda: replace(host, old[0])),
                ("both processes of the new release", lambda: replace(host, old[1])),
            ]
            asyncio.run(drill(host, tables, changes))
        finally:
            host.stop()


def on_sqlite(release: Path, tables: int, folder: Path) -> None:
    """Stops, upgrades and restarts."""
    host = Host(f"sqlite:{folder / 'games.sqlite'}", "local")
    try:
        old = start(host, release)
        upgrade = partial(replace, host, old, lambda: bothy(host, None, "migrate", "--check"))
        asyncio.run(drill(host, tables, [("stopped, checked, and started again", upgrade)]))
    finally:
        host.stop()


def newest_release() -> str:
    """Returns the newest tag, or HEAD if there is none."""
    found = subprocess.run(
        ["git", "describe", "--tags", "--abbrev=0"], capture_output=True, text=True, check=False
    )
    return found.stdout.strip() or "HEAD"


def main(arguments: list[str]) -> None:
    """Drill both stores, or the one named."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--from", dest="commit", default=newest_release())
    parser.add_argument("--tables", type=int, default=12)
    parser.add_argument("--store", choices=["postgres", "sqlite"])
    chosen = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory() as folder:
        release = unpacked(chosen.commit, Path(folder) / "release")
        if chosen.store != "sqlite":
            on_postgres(release, chosen.tables)
        if chosen.store != "postgres":
            on_sqlite(release, chosen.tables, Path(folder))


if __name__ == "__main__":
    main(sys.argv[1:])
