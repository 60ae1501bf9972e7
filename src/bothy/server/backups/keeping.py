"""Making backups and keeping the newest. A backup gets its name only once it's complete."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import AbstractContextManager
from datetime import UTC, datetime
from pathlib import Path
from typing import Protocol

from bothy.server.backups import postgres, sqlite
from bothy.server.settings import Settings


class Kind(Protocol):
    """Backup methods for one kind of store; implemented by a module of this package."""

    SUFFIX: str

    def dump(self, store: str, to: Path) -> None:
        """Write a consistent copy of everything into a file."""

    def load(self, file: Path, store: str) -> None:
        """Load a backup into an empty store."""

    def scratch(self, store: str) -> AbstractContextManager[str]:
        """Provide an empty temporary store alongside this one."""


PREFIX = "bothy-"
HALF = ".part"


def make(settings: Settings, folder: Path, now: datetime | None = None) -> Path:
    """Make a consistent backup of the host's store. Games go on meanwhile."""
    folder.mkdir(parents=True, exist_ok=True)
    stamp = (now or datetime.now(UTC)).strftime("%Y%m%dT%H%M%S")
    kind = kind_of(settings.store)
    file = folder / f"{PREFIX}{stamp}{kind.SUFFIX}"
    half = file.with_name(file.name + HALF)
    half.touch(mode=0o600)  # it contains seeds of running games and people's addresses
    try:
        kind.dump(settings.store, half)
        half.replace(file)
    finally:
        half.unlink(missing_ok=True)
    return file


def newest_first(folder: Path) -> list[Path]:
    """Return a folder's backups. Names sort by time."""
    found = [file for kind in (postgres, sqlite) for file in folder.glob(f"{PREFIX}*{kind.SUFFIX}")]
    return sorted(found, key=lambda file: file.stem, reverse=True)


def prune(folder: Path, keep: int) -> Sequence[Path]:
    """Drop all but the newest, and return those dropped."""
    gone = newest_first(folder)[keep:]
    for file in gone:
        file.unlink()
    return gone


def kind_of(store: str) -> Kind:
    """Return the backup methods for a store."""
    return sqlite if store.startswith("sqlite:") else postgres
