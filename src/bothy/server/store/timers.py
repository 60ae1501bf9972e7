"""Clocks of games: written beside the moves by `append`, and read from here."""

from __future__ import annotations

from abc import ABC, abstractmethod

from bothy.server.rows import TimerRow


class Timers(ABC):
    """The clocks' share of a store."""

    @abstractmethod
    async def timer(self, match_id: str) -> TimerRow | None:
        """The clock of a game, if it has one."""

    @abstractmethod
    async def begin_timer(self, row: TimerRow) -> None:
        """The clock of a game that has none yet."""

    @abstractmethod
    async def take_timers(self, lease: int, limit: int = 100) -> list[TimerRow]:
        """Some clocks that are due, the most overdue first, each for one taker: they are due again after `lease`.

        Whoever takes one sees to it before then. If its process dies, somebody else takes it.
        """

    @abstractmethod
    async def postpone_timer(self, match_id: str, seq: int, due: int | None) -> bool:
        """Look at a clock at another time. False if its game has moved since."""

    @abstractmethod
    async def next_timer(self) -> int | None:
        """When the next clock is due, if any runs."""

    @abstractmethod
    async def beat(self, gap: int) -> int:
        """Note that the host is up, and was down if nobody did for longer than `gap`. Say how often it was."""

    @abstractmethod
    async def begin_beating(self) -> None:
        """Note that the host is up, and hold no silence against it: nothing ran meanwhile."""

    @abstractmethod
    async def downtimes(self, since: int) -> list[tuple[int, int]]:
        """From when until when the host was down, oldest first, those that ended after a time."""

    @abstractmethod
    async def forget_downtimes(self, before: int) -> None:
        """Drop those that ended before a time, and that no clock asks for any more."""

    @abstractmethod
    async def rest(self, person_id: str) -> bytes | None:
        """When a person rests: quiet hours and days off."""

    @abstractmethod
    async def keep_rest(self, person_id: str, body: bytes) -> None:
        """Note when a person rests."""
