"""Records that people brought and the host keeps: each once, and so many of one person."""

from __future__ import annotations

from abc import ABC, abstractmethod


class KeptRecords(ABC):
    """The records' share of a store."""

    @abstractmethod
    async def keep_record(
        self, digest: str, person_id: str, size: int, table_id: str, most: int, most_bytes: int
    ) -> str | None:
        """Note a record that somebody keeps, and the table at which it can be looked at.

        The answer is that table; or another, if the same record is kept already, whoever brought it. None if the
        person would then keep more than so many, or more bytes.
        """
