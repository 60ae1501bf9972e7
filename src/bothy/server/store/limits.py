"""What is counted for all processes together: how often somebody asked, and how many tables an address has open.

Whom it is counted for is a hash that only the host can make, so that no address is kept by it.
"""

from __future__ import annotations

from abc import ABC, abstractmethod


class Limits(ABC):
    """The limits' share of a store."""

    @abstractmethod
    async def take_token(self, limit: str, caller: bytes, rate: float, burst: float) -> float:
        """Take one of a caller's tokens, of which `rate` come back a second and `burst` are there at most.

        0 if there was one; else the seconds until there is one again, and nothing is taken.
        """

    @abstractmethod
    async def note_origin(self, table_id: str, caller: bytes, at: int) -> None:
        """Note from where a table was opened."""

    @abstractmethod
    async def waiting_from(self, caller: bytes) -> int:
        """How many of the tables opened from there wait for players."""

    @abstractmethod
    async def origin_of(self, table_id: str) -> bytes | None:
        """From where a table was opened that waits or is played, if anybody noted it."""

    @abstractmethod
    async def forget_counts(self, before: int) -> int:
        """Drop what was counted last before a time, and origins of tables that are over."""
