"""Clocks of games: written with the moves by `append`, and read through these methods."""

from __future__ import annotations

from abc import ABC, abstractmethod

from bothy.server.rows import TimerRow


class Timers(ABC):
    """The store's clock methods."""

    @abstractmethod
    async def timer(self, match_id: str) -> TimerRow | None:
        """Return a game's clock, if it has one."""

    @abstractmethod
    async def begin_timer(self, row: TimerRow) -> None:
        """Create the clock of a game that has none yet."""

    @abstractmethod
    async def take_timers(self, lease: int, limit: int = 100) -> list[TimerRow]:
        """Lease some due clocks, the most overdue first, each to one caller: they're due again after `lease`.

        The caller handles each before then. If its process crashes, another takes it.
        """

    @abstractmethod
    async def postpone_timer(self, match_id: str, seq: int, due: int | None) -> bool:
        """Change when a clock is due. False if its game has moved since."""

    @abstractmethod
    async def next_timer(self) -> int | None:
        """Return when the next clock is due, if any runs."""

    @abstractmethod
    async def beat(self, gap: int) -> int:
        """Record that the host is up, and a downtime if the last beat is older than `gap`. Return their count."""

    @abstractmethod
    async def begin_beating(self) -> None:
        """Record that the host is up, without counting the gap before as downtime: nothing ran meanwhile."""

    @abstractmethod
    async def downtimes(self, since: int) -> list[tuple[int, int]]:
        """Return the host's downtimes as (start, end) that ended after a time, oldest first."""

    @abstractmethod
    async def forget_downtimes(self, before: int) -> None:
        """Drop the downtimes that ended before a time, which no clock needs any more."""

    @abstractmethod
    async def rest(self, person_id: str) -> bytes | None:
        """Return a person's rest times: quiet hours and days off."""

    @abstractmethod
    async def keep_rest(self, person_id: str, body: bytes) -> None:
        """Save a person's rest times."""
