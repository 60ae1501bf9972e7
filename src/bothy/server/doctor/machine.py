"""The machine: files that must stay secret, disk space, versions, and how old the newest backup is."""

from __future__ import annotations

import re
import shutil
import stat
import subprocess
import sys
import time
from pathlib import Path

from bothy.server.backups import newest_first
from bothy.server.doctor.finding import Finding, bad, fine, left_out
from bothy.server.doctor.parts import sqlite_file
from bothy.server.settings import Settings

LEAST_SPACE = 1 << 30
"""Bytes that must be free: a busy host writes some 100 MB a day, and PostgreSQL stops when its disk is full."""
OLDEST_BACKUP = 26 * 3600
"""Seconds: a nightly backup, and two hours in which it may run late."""
NEWEST_PYTHON_SEEN = (3, 14)


def secrets_kept(settings: Settings) -> list[Finding]:
    """Checks that nobody else on this machine can read the host's secrets."""
    files = [settings.secret_file, settings.mail_password_file, settings.push_key_file]
    named = [Path(name) for name in files if name]
    if not named:
        return [left_out("secrets", "no setting names a file with a secret")]
    found = []
    for file in named:
        if not file.exists():
            remedy = f"Create it, or correct the path: {file}"
            if str(file) != settings.push_key_file:  # that one is created by the first process
                found.append(bad("secrets", f"{file} doesn't exist", remedy))
        elif file.stat().st_mode & (stat.S_IROTH | stat.S_IWOTH | stat.S_IWGRP):
            found.append(bad("secrets", f"others on this machine can read or change {file}", f"chmod 640 {file}"))
    return found or [fine("secrets", f"{len(named)} file(s), closed to others")]


def disk(settings: Settings) -> list[Finding]:
    """Checks the space where this machine stores something."""
    file = sqlite_file(settings)
    folder = file.parent if file is not None else Path.cwd()
    free = shutil.disk_usage(folder).free
    saw = f"{free / 1e9:.1f} GB free at {folder}"
    if free < LEAST_SPACE:
        return [
            bad("disk", saw, "Free some space, or move the games to a larger disk: a full disk stops every move.")
        ]
    return [fine("disk", saw)]


def versions(settings: Settings) -> list[Finding]:
    """Checks Python, and that the tools which back up PostgreSQL fit its server."""
    here = sys.version_info[:2]
    found = [fine("python", ".".join(map(str, here)))]
    if here > NEWEST_PYTHON_SEEN:
        newest = ".".join(map(str, NEWEST_PYTHON_SEEN))
        remedy = f"Use Python {newest}, the newest this release was tested with."
        found = [bad("python", f"{'.'.join(map(str, here))} is newer than this release", remedy)]
    if settings.store.startswith("postgresql:"):
        found += _dump_fits(settings)
    return found


def _dump_fits(settings: Settings) -> list[Finding]:
    from bothy.server.doctor.parts import server_version

    theirs = server_version(settings)
    if theirs is None:
        return [left_out("pg_dump", "the database can't be asked for its version")]
    program = shutil.which("pg_dump")
    if program is None:
        remedy = "Install postgresql-client on the machine that makes the backups."
        return [bad("pg_dump", "not found, so “bothy backup” can't run here", remedy)]
    said = subprocess.run([program, "--version"], capture_output=True, text=True, check=False).stdout  # noqa: S603
    ours = int(re.findall(r"\d+", said)[0])
    if ours < theirs:
        remedy = f"Install postgresql-client-{theirs}: an older pg_dump refuses a newer server."
        return [bad("pg_dump", f"version {ours} can't back up PostgreSQL {theirs}", remedy)]
    return [fine("pg_dump", f"version {ours} for PostgreSQL {theirs}")]


def backups(folder: Path) -> list[Finding]:
    """Checks that the newest backup is recent and not empty."""
    make = f"Run “bothy backup {folder} --drill” every night: docs/hosting.md has a timer for it."
    if not folder.is_dir():
        return [bad("backups", f"{folder} isn't a folder", make)]
    files = newest_first(folder)
    if not files:
        return [bad("backups", f"none in {folder}", make)]
    newest = files[0].stat()
    hours = (time.time() - newest.st_mtime) / 3600
    saw = f"{len(files)} in {folder}, the newest {hours:.0f} h old, {newest.st_size:,} bytes"
    if not newest.st_size:
        return [bad("backups", f"the newest, {files[0].name}, is empty", make)]
    if hours * 3600 > OLDEST_BACKUP:
        return [bad("backups", saw, make)]
    return [fine("backups", saw)]
