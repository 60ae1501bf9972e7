"""Who may not come in or speak just now. All of it is at hand in every process: asking costs nothing."""

from __future__ import annotations

from collections.abc import Callable

from bothy.server.clock import now_ms
from bothy.server.operators.refusals import Sanctioned
from bothy.server.operators.rows import BAN, MUTE, Kind, SanctionRow
from bothy.server.store import Store


class Sanctions:
    """The sanctions that hold, as the store had them last."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._held: dict[tuple[str, Kind], SanctionRow] = {}
        self.banned: list[Callable[[], None]] = []
        """Called when somebody has been banned: connections that are open are then looked at."""

    async def read(self) -> None:
        """As the store has them."""
        before = {person for person, kind in self._held if kind == BAN}
        self._held = {(row.person, row.kind): row for row in await self._store.sanctions()}
        if {person for person, kind in self._held if kind == BAN} - before:
            for each in self.banned:
                each()

    def check_ban(self, person: str) -> None:
        """Refuse somebody who may not come in."""
        self._check(person, BAN)

    def check_mute(self, person: str) -> None:
        """Refuse somebody who may not speak."""
        self._check(person, MUTE)

    def is_banned(self, person: str) -> bool:
        """Whether somebody may not come in."""
        return self._holding(person, BAN) is not None

    def _check(self, person: str, kind: Kind) -> None:
        row = self._holding(person, kind)
        if row is not None:
            raise Sanctioned(row)

    def _holding(self, person: str, kind: Kind) -> SanctionRow | None:
        row = self._held.get((person, kind))
        return None if row is None or (row.until is not None and row.until <= now_ms()) else row
