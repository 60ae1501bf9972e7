"""Both kinds of store, for tests that must pass on each."""

from __future__ import annotations

from pathlib import Path

import pytest

from bothy.server.store import Store
from bothy.server.store.postgres import PostgresStore
from bothy.server.store.sqlite import SqliteStore


@pytest.fixture(params=["sqlite", "postgres"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Store:
    """Returns a store that isn't open yet."""
    if request.param == "sqlite":
        return SqliteStore(tmp_path / "bothy.db")
    return PostgresStore(request.getfixturevalue("database"))
