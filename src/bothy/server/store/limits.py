"""Limits shared by all processes: requests per caller, and waiting tables per address.

Callers are identified by a hash that only the host can compute, so no address is stored.
"""

from __future__ import annotations

from abc import ABC, abstractmethod


class Limits(ABC):
    """The store's rate-limit methods."""

    @abstractmethod
    async def take_token(self, limit: str, caller: bytes, rate: float, burst: float) -> float:
        """Take one of a caller's tokens, which refill at `rate` per second up to `burst`.

        Returns 0 if there was one. Otherwise takes nothing and returns the seconds until the next token.
        """

    @abstractmethod
    async def note_origin(self, table_id: str, caller: bytes, at: int) -> None:
        """Record the origin of a table."""

    @abstractmethod
    async def waiting_from(self, caller: bytes) -> int:
        """Count the tables from this origin that wait for players."""

    @abstractmethod
    async def origin_of(self, table_id: str) -> bytes | None:
        """Return the origin of a waiting or playing table, if recorded."""

    @abstractmethod
    async def forget_counts(self, before: int) -> int:
        """Drop counts last changed before a time, and the origins of finished tables."""
