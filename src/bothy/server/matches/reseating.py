"""Seats that change hands: every process with the match loaded updates its players."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import structlog
from msgspec.structs import replace

from bothy.kernel import BothyError
from bothy.local.ids import is_id
from bothy.server.bus import Bus
from bothy.server.matches.cached_match import CachedMatch
from bothy.server.matches.service import MatchService

SUBJECT = "seats"

LOG = structlog.get_logger("reseating")


class Reseating:
    """Keeps the players of loaded matches in step with the store."""

    def __init__(self, matches: MatchService, bus: Bus) -> None:
        self._matches = matches
        self._bus = bus
        self.reseated: list[Callable[[CachedMatch], None]] = []
        """Called with a loaded match whose seats may have changed hands."""
        self._looking: set[asyncio.Task[None]] = set()
        bus.after_gap(self._look_at_all)

    async def open(self) -> None:
        """Subscribes to changes."""
        await self._bus.subscribe(SUBJECT, self._heard)

    async def close(self) -> None:
        """Cancels running updates."""
        for task in self._looking:
            task.cancel()
        await asyncio.gather(*self._looking, return_exceptions=True)

    async def tell(self, match_id: str) -> None:
        """Announces that a match's seats have changed hands. On return, this process is up to date."""
        await self._look([match_id])
        await self._bus.publish(SUBJECT, match_id.encode())

    def _heard(self, payload: bytes) -> None:
        match_id = payload.decode("ascii", "replace")
        if is_id(match_id):
            self._later([match_id])

    def _look_at_all(self) -> None:
        self._later(self._matches.cache.ids())

    def _later(self, match_ids: list[str]) -> None:
        task = asyncio.get_running_loop().create_task(self._look(match_ids))
        self._looking.add(task)
        task.add_done_callback(self._looking.discard)

    async def _look(self, match_ids: list[str]) -> None:
        for match_id in match_ids:
            cached = self._matches.cache.get(match_id)
            if cached is None:
                continue
            try:
                row = await self._matches.store.match(match_id)
            except BothyError as error:
                LOG.warning("seats-unchecked", reason=error.reason.key)
                return
            if row is not None:
                cached.row = replace(cached.row, people=row.people)
                for told in self.reseated:
                    told(cached)
