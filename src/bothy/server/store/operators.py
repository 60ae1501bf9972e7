"""What operators decide, what people report, and whom they block."""

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
    """The share of sanctions, blocks, reports and announcements in a store."""

    @abstractmethod
    async def sanction(self, row: SanctionRow) -> None:
        """Put a sanction in place of one of the same kind, if there is any."""

    @abstractmethod
    async def lift_sanction(self, person_id: str, kind: Kind) -> bool:
        """End a sanction. False if there is none."""

    @abstractmethod
    async def sanctions(self) -> list[SanctionRow]:
        """All that hold now, oldest first."""

    @abstractmethod
    async def forget_sanctions(self, before: int) -> int:
        """Drop those that ended before a time, and say how many there were."""

    @abstractmethod
    async def keep_banned_ways(self, person_id: str, ways: Sequence[bytes]) -> None:
        """Keep the hashes of a person's ways in for as long as they are banned; nothing if they aren't."""

    @abstractmethod
    async def banned_by(self, ways: Sequence[bytes]) -> str | None:
        """Who was erased while banned and had a way in with one of these hashes."""

    @abstractmethod
    async def block(self, row: BlockRow) -> None:
        """Let somebody block somebody else. Blocking twice is blocking once."""

    @abstractmethod
    async def unblock(self, person_id: str, blocked_id: str) -> bool:
        """Take a block back. False if there is none."""

    @abstractmethod
    async def blocks_of(self, person_id: str) -> list[BlockRow]:
        """Whom a person blocks, oldest first."""

    @abstractmethod
    async def who_blocks(self, blocked_id: str, people: Sequence[str]) -> list[str]:
        """Which of these people block somebody."""

    @abstractmethod
    async def create_report(self, row: ReportRow, lines: Sequence[ReportLine]) -> None:
        """A new report, with what was said."""

    @abstractmethod
    async def report(self, report_id: str) -> ReportRow | None:
        """The report of this id."""

    @abstractmethod
    async def reports(self, closed: bool = False, limit: int = 200) -> list[ReportRow]:
        """The reports that are open, oldest first; or those that are closed, newest first."""

    @abstractmethod
    async def report_lines(self, report_id: str) -> list[ReportLine]:
        """What was said, oldest first."""

    @abstractmethod
    async def close_report(self, report_id: str, at: int, outcome: str) -> bool:
        """Note what became of a report. False if there is none that is open."""

    @abstractmethod
    async def forget_reports(self, before: int) -> int:
        """Drop the reports that were closed before a time, and say how many there were."""

    @abstractmethod
    async def announce(self, row: AnnouncementRow | None) -> None:
        """The one line that all pages show, in place of any other; None shows none."""

    @abstractmethod
    async def announcement(self) -> AnnouncementRow | None:
        """What all pages show now, if anything."""


class Processes(ABC):
    """The processes that serve, as they say themselves, and what each is asked to do."""

    @abstractmethod
    async def note_process(self, row: ProcessRow) -> None:
        """A process is there. What it was asked before it was started anew no longer holds."""

    @abstractmethod
    async def processes(self, since: int) -> list[ProcessRow]:
        """Those that were seen since a time, by name."""

    @abstractmethod
    async def ask_process(self, name: str, asked: Asked) -> bool:
        """Ask a process for something. False if there is none of this name."""

    @abstractmethod
    async def forget_process(self, name: str) -> None:
        """A process is there no longer."""


class Overview(ABC):
    """What an operator looks at, and what is dropped when it is old enough."""

    @abstractmethod
    async def find_people(self, text: str, limit: int = 50) -> list[FoundPerson]:
        """People by a part of their name, their id, or their address, newest first; all if it is empty."""

    @abstractmethod
    async def all_tables(self, state: TableState | None = None, limit: int = 50) -> list[TableRow]:
        """The tables of a state, or all, newest first."""

    @abstractmethod
    async def forget_chat(self, before: int, limit: int = 1000) -> int:
        """Drop some of what was said before a time, anywhere, and say how much it was."""

    @abstractmethod
    async def forget_private_chat(self, before: int, limit: int = 1000) -> int:
        """Drop some of what was said before a time at finished tables that were not listed; say how much."""

    @abstractmethod
    async def idle_guests(self, before: int, limit: int = 100) -> list[str]:
        """Some guests who came before a time, have no session any more, and sit at no unfinished table."""
