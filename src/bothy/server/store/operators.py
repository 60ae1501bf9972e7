"""Store methods for operators' decisions, reports, blocks and processes."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence

from bothy.server.operators.rows import (
    AnnouncementRow,
    Asked,
    BlockRow,
    FoundPerson,
    Kind,
    ProcessRow,
    ReportLine,
    ReportRow,
    SanctionRow,
)
from bothy.server.rows import TableRow, TableState


class Operators(ABC):
    """The store's methods for sanctions, blocks, reports and announcements."""

    @abstractmethod
    async def sanction(self, row: SanctionRow) -> None:
        """Save a sanction, replacing any of the same kind."""

    @abstractmethod
    async def lift_sanction(self, person_id: str, kind: Kind) -> bool:
        """End a sanction. False if there is none."""

    @abstractmethod
    async def sanctions(self) -> list[SanctionRow]:
        """Return the sanctions in force, oldest first."""

    @abstractmethod
    async def forget_sanctions(self, before: int) -> int:
        """Drop the sanctions that ended before a time, and return how many."""

    @abstractmethod
    async def keep_banned_ways(self, person_id: str, ways: Sequence[bytes]) -> None:
        """Save the hashes of a person's sign-in methods while they're banned; does nothing if they aren't."""

    @abstractmethod
    async def banned_by(self, ways: Sequence[bytes]) -> str | None:
        """Return the person who was erased while banned and had a sign-in method with one of these hashes."""

    @abstractmethod
    async def block(self, row: BlockRow) -> None:
        """Save a block. Blocking twice has no further effect."""

    @abstractmethod
    async def unblock(self, person_id: str, blocked_id: str) -> bool:
        """Remove a block. False if there is none."""

    @abstractmethod
    async def blocks_of(self, person_id: str) -> list[BlockRow]:
        """Return a person's blocks, oldest first."""

    @abstractmethod
    async def who_blocks(self, blocked_id: str, people: Sequence[str]) -> list[str]:
        """Return those of `people` who block `blocked_id`."""

    @abstractmethod
    async def create_report(self, row: ReportRow, lines: Sequence[ReportLine]) -> None:
        """Create a report with its chat lines."""

    @abstractmethod
    async def report(self, report_id: str) -> ReportRow | None:
        """Return the report with this id."""

    @abstractmethod
    async def reports(self, closed: bool = False, limit: int = 200) -> list[ReportRow]:
        """Return the open reports, oldest first, or the closed ones, newest first."""

    @abstractmethod
    async def report_lines(self, report_id: str) -> list[ReportLine]:
        """Return a report's chat lines, oldest first."""

    @abstractmethod
    async def close_report(self, report_id: str, at: int, outcome: str) -> bool:
        """Close a report and save its outcome. False if there's no such open report."""

    @abstractmethod
    async def forget_reports(self, before: int) -> int:
        """Drop the reports that were closed before a time, and return how many."""

    @abstractmethod
    async def announce(self, row: AnnouncementRow | None) -> None:
        """Set the announcement shown on every page, replacing any other; None removes it."""

    @abstractmethod
    async def announcement(self) -> AnnouncementRow | None:
        """Return the current announcement, if any."""


class Processes(ABC):
    """The serving processes, as they register themselves, and the request pending for each."""

    @abstractmethod
    async def note_process(self, row: ProcessRow) -> None:
        """Register a process, or refresh its row. A restart clears the pending request."""

    @abstractmethod
    async def processes(self, since: int) -> list[ProcessRow]:
        """Return the processes seen since a time, by name."""

    @abstractmethod
    async def ask_process(self, name: str, asked: Asked) -> bool:
        """Send a process a request. False if there's no process of this name."""

    @abstractmethod
    async def forget_process(self, name: str) -> None:
        """Unregister a process."""


class Overview(ABC):
    """Operators' queries, and the cleanup of old rows."""

    @abstractmethod
    async def find_people(self, text: str, limit: int = 50) -> list[FoundPerson]:
        """Find people by part of their name, by id or by address, newest first; all if the text is empty."""

    @abstractmethod
    async def all_tables(self, state: TableState | None = None, limit: int = 50) -> list[TableRow]:
        """Return the tables in a state, or all, newest first."""

    @abstractmethod
    async def forget_chat(self, before: int, limit: int = 1000) -> int:
        """Drop some chat from before a time, at any table, and return how many lines."""

    @abstractmethod
    async def forget_private_chat(self, before: int, limit: int = 1000) -> int:
        """Drop some chat from before a time at finished unlisted tables; return how many lines."""

    @abstractmethod
    async def idle_guests(self, before: int, limit: int = 100) -> list[str]:
        """Return some guests who came before a time, have no session left and sit at no unfinished table."""
