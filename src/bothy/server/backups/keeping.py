"""Making backups and keeping the newest. A backup has its name only once it is whole."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import AbstractContextManager
from datetime import UTC, datetime
from pathlib import Path
from typing import Protocol

from bothy.server.backups import postgres, sqlite
from bothy.server.settings import Settings


class Kind(Protocol):
    """How one kind of store is backed up; a module of this package."""

    SUFFIX: str

    def dump(self, store: str, to: Path) -> None:
        """Write everything into a file, as it was at one moment."""

    def load(self, file: Path, store: str) -> None:
        """Put it into a store that is empty."""

    def scratch(self, store: str) -> AbstractContextManager[str]:
        """An empty store beside this one, gone afterwards."""


PREFIX = "bothy-"
HALF = ".part"


def make(settings: Settings, folder: Path, now: datetime | None = None) -> Path:
    """A backup of the host's store, as it was at one moment. Games go on meanwhile."""
    folder.mkdir(parents=True, exist_ok=True)
    stamp = (now or datetime.now(UTC)).strftime("%Y%m%dT%H%M%S")
    kind = kind_of(settings.store)
    file = folder / f"{PREFIX}{stamp}{kind.SUFFIX}"
    half = file.with_name(file.name + HALF)
    half.touch(mode=0o600)  # seeds of running games are in it, and addresses of people
    try:
        kind.dump(settings.store, half)
        half.replace(file)
    finally:
        half.unlink(missing_ok=True)
    return file


def newest_first(folder: Path) -> list[Path]:
    """The backups of a folder. Names sort by time."""
    found = [file for kind in (postgres, sqlite) for file in folder.glob(f"{PREFIX}*{kind.SUFFIX}")]
    return sorted(found, key=lambda file: file.stem, reverse=True)


def prune(folder: Path, keep: int) -> Sequence[Path]:
    """Drop all but the newest, and say which."""
    gone = newest_first(folder)[keep:]
    for file in gone:
        file.unlink()
    return gone


def kind_of(store: str) -> Kind:
    """How a store is backed up."""
    return sqlite if store.startswith("sqlite:") else postgres
