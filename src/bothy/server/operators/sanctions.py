"""Bans and mutes, cached in every process so that checks don't query the store."""

from __future__ import annotations

from collections.abc import Callable

from bothy.server.clock import now_ms
from bothy.server.operators.refusals import Sanctioned
from bothy.server.operators.rows import BAN, MUTE, Kind, SanctionRow
from bothy.server.store import Store


class Sanctions:
    """Current sanctions, as last read from the store."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._held: dict[tuple[str, Kind], SanctionRow] = {}
        self.banned: list[Callable[[], None]] = []
        """Called after a new ban, to check open connections."""

    async def read(self) -> None:
        """Reads the sanctions from the store."""
        before = {person for person, kind in self._held if kind == BAN}
        self._held = {(row.person, row.kind): row for row in await self._store.sanctions()}
        if {person for person, kind in self._held if kind == BAN} - before:
            for each in self.banned:
                each()

    def check_ban(self, person: str) -> None:
        """Raises if the person is banned."""
        self._check(person, BAN)

    def check_mute(self, person: str) -> None:
        """Raises if the person is muted."""
        self._check(person, MUTE)

    def is_banned(self, person: str) -> bool:
        """Returns whether the person is banned."""
        return self._holding(person, BAN) is not None

    def _check(self, person: str, kind: Kind) -> None:
        row = self._holding(person, kind)
        if row is not None:
            raise Sanctioned(row)

    def _holding(self, person: str, kind: Kind) -> SanctionRow | None:
        row = self._held.get((person, kind))
        return None if row is None or (row.until is not None and row.until <= now_ms()) else row
