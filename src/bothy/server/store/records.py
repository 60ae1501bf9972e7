"""Imported records that the host keeps: each once, with a limit per person."""

from __future__ import annotations

from abc import ABC, abstractmethod


class KeptRecords(ABC):
    """The store's record methods."""

    @abstractmethod
    async def keep_record(
        self, digest: str, person_id: str, size: int, table_id: str, most: int, most_bytes: int
    ) -> str | None:
        """Register a kept record and the table where it can be viewed.

        Returns that table, or another if the same record is kept already, for any person. None if the person would
        then keep more than `most` records or `most_bytes`.
        """
