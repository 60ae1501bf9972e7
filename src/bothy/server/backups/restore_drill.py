"""Tests a backup: restores it to a temporary store and replays every open match."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from msgspec.structs import replace

from bothy.server.backends import migrate, store_of
from bothy.server.backups.keeping import kind_of
from bothy.server.matches.checking import Checked, check_matches, finished_with_holes, open_matches
from bothy.server.settings import Settings


@dataclass(frozen=True, slots=True)
class DrillResult:
    """Result of a test restore: open games, and those that can't go on."""

    open_matches: int
    faulty: tuple[Checked, ...]


def run_drill(settings: Settings, file: Path, step: Callable[[int, int], None] | None = None) -> DrillResult:
    """Restore a backup to a temporary store, check it and drop it. The host isn't touched."""
    kind = kind_of(settings.store)
    with kind.scratch(settings.store) as scratch:
        kind.load(file, scratch)
        return asyncio.run(_check_matches(replace(settings, store=scratch), step))


def restore(settings: Settings, file: Path) -> None:
    """Restore a backup into the host's store, which must be empty, and migrate it to this release's schema."""
    kind_of(settings.store).load(file, settings.store)
    asyncio.run(migrate(settings))


async def _check_matches(settings: Settings, step: Callable[[int, int], None] | None) -> DrillResult:
    await migrate(settings)
    store = store_of(settings)
    await store.open()
    try:
        ids = await open_matches(store)
        checked = []
        async for each in check_matches(store, ids):
            checked.append(each)
            if step is not None:
                step(len(checked), len(ids))
        checked += [each async for each in finished_with_holes(store)]
        return DrillResult(len(ids), tuple([each for each in checked if each.reason is not None]))
    finally:
        await store.close()
