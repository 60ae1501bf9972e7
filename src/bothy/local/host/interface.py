"""What a host is given: a place to keep tables, somebody who thinks, and lines to the page."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

Send = Callable[[int, str], object]
"""Sends a message of the live socket to a line."""


class Store(Protocol):
    """Tables and matches as texts. When a call returns, what it wrote is kept, unless it says otherwise."""

    async def tables(self) -> Sequence[str]:
        """Returns every table's row."""

    async def put_table(self, table_id: str, row: str) -> None:
        """Keeps a table's row."""

    async def delete_table(self, table_id: str, match_id: str) -> None:
        """Drops a table and its match; `match_id` is empty if there's none."""

    async def create_match(self, match_id: str, head: str, entries: Sequence[str]) -> None:
        """Keeps a new match: what never changes, and its first entries."""

    async def append(self, match_id: str, after: int, entries: Sequence[str], table_row: str) -> bool:
        """Appends entries numbered `after + 1` and so on, with the table's row unless empty.

        False, and nothing written, if entry `after` isn't the newest.
        """

    async def match(self, match_id: str) -> tuple[str, Sequence[str], str]:
        """Returns a match's head, entries and snapshot; empty texts if there's none."""

    async def keep_snapshot(self, match_id: str, snapshot: str) -> None:
        """Keeps a position, to load faster. It may be lost."""

    async def keep_resync(self, match_id: str, seat: int, message: str) -> None:
        """Keeps what a seat sees, to be drawn before a host runs. It may be lost."""

    async def analysis(self, match_id: str) -> str:
        """Returns a match's analysis, or an empty text."""

    async def keep_analysis(self, match_id: str, analysis: str) -> None:
        """Keeps a match's analysis."""


class Thinker(Protocol):
    """Answers questions of `bothy.local.questions` somewhere else, by `bothy.local.answering`."""

    async def ask(self, question: str) -> str:
        """Returns the answer; raises if the question was cancelled or its worker was lost."""
