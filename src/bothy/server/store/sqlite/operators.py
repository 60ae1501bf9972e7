"""Sanctions, blocks, reports and announcements in SQLite."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from typing import Any

from bothy.server.operators.rows import AnnouncementRow, BlockRow, Kind, ReportLine, ReportRow, SanctionRow
from bothy.server.store.bodies import storable
from bothy.server.store.sqlite.file import SqliteFile, select, touched

SANCTION = """
insert into sanctions (person_id, kind, since, until, reason, decided_by) values (?, ?, ?, ?, ?, ?)
on conflict (person_id, kind) do update
set since = excluded.since, until = excluded.until, reason = excluded.reason, decided_by = excluded.decided_by
"""
SANCTIONS = """
select person_id, kind, since, until, reason, decided_by from sanctions where until is null or until > bothy_now()
order by since, person_id, kind
"""
BANNED_WAY = """
insert into banned_ways (way, person_id, kind) select ?, person_id, kind from sanctions
where person_id = ? and kind = 'ban' on conflict (way) do nothing
"""
REPORTED = "id, person_id, about_id, table_id, at, what, closed, outcome"
REPORT = f"insert into reports ({REPORTED}) values (?, ?, ?, ?, ?, ?, ?, ?) on conflict do nothing"  # noqa: S608
LINE = """
insert into report_lines (report_id, number, person_id, at, text) values (?, ?, ?, ?, ?) on conflict do nothing
"""
OF_ERASED = """
delete from reports where id = ? and closed is not null
and exists (select 1 from people where people.id = reports.about_id and people.name = '')
"""
ANNOUNCE = """
insert into announcements (one, text, since, until) values (1, ?, ?, ?)
on conflict (one) do update set text = excluded.text, since = excluded.since, until = excluded.until
"""


class SqliteOperators(SqliteFile):
    """The store's methods for sanctions, blocks, reports and announcements."""

    async def sanction(self, row: SanctionRow) -> None:
        """Save a sanction."""
        values = row.person, row.kind, row.since, row.until, storable(row.reason), storable(row.by)
        await self.write(touched, SANCTION, *values)

    async def lift_sanction(self, person_id: str, kind: Kind) -> bool:
        """End a sanction."""
        statement = "delete from sanctions where person_id = ? and kind = ?"
        return await self.write(touched, statement, person_id, kind) == 1

    async def sanctions(self) -> list[SanctionRow]:
        """Return the sanctions in force."""
        return [
            SanctionRow(person=row[0], kind=row[1], since=row[2], until=row[3], reason=row[4], by=row[5])
            for row in await self.read(select, SANCTIONS)
        ]

    async def forget_sanctions(self, before: int) -> int:
        """Drop the ones that ended before a time."""
        return await self.write(touched, "delete from sanctions where until < ?", before)

    async def keep_banned_ways(self, person_id: str, ways: Sequence[bytes]) -> None:
        """Save the hashes of a banned person's sign-in methods."""
        for way in ways:
            await self.write(touched, BANNED_WAY, way, person_id)

    async def banned_by(self, ways: Sequence[bytes]) -> str | None:
        """Return the person who was erased while banned and had one of these sign-in methods."""
        marks = ", ".join("?" * len(ways))
        statement = f"select person_id from banned_ways where way in ({marks})"  # noqa: S608
        rows = await self.read(select, statement, *ways)
        return rows[0][0] if rows else None

    async def block(self, row: BlockRow) -> None:
        """Save a block."""
        statement = "insert into blocks (person_id, blocked_id, since) values (?, ?, ?) on conflict do nothing"
        await self.write(touched, statement, row.person, row.blocked, row.since)

    async def unblock(self, person_id: str, blocked_id: str) -> bool:
        """Remove a block."""
        statement = "delete from blocks where person_id = ? and blocked_id = ?"
        return await self.write(touched, statement, person_id, blocked_id) == 1

    async def blocks_of(self, person_id: str) -> list[BlockRow]:
        """Return a person's blocks."""
        statement = "select blocked_id, since from blocks where person_id = ? order by since, blocked_id"
        rows = await self.read(select, statement, person_id)
        return [BlockRow(person=person_id, blocked=row[0], since=row[1]) for row in rows]

    async def who_blocks(self, blocked_id: str, people: Sequence[str]) -> list[str]:
        """Return those of `people` who block `blocked_id`."""
        rows = await self.read(select, "select person_id from blocks where blocked_id = ?", blocked_id)
        return [row[0] for row in rows if row[0] in people]

    async def create_report(self, row: ReportRow, lines: Sequence[ReportLine]) -> None:
        """Create a report with its chat lines."""
        await self.write(_create_report, row, lines)

    async def report(self, report_id: str) -> ReportRow | None:
        """Return the report with this id."""
        rows = await self.read(select, f"select {REPORTED} from reports where id = ?", report_id)  # noqa: S608
        return _report(rows[0]) if rows else None

    async def reports(self, closed: bool = False, limit: int = 200) -> list[ReportRow]:
        """Return the open reports, or the closed ones."""
        which = "closed is not null order by closed desc, id" if closed else "closed is null order by at, id"
        rows = await self.read(select, f"select {REPORTED} from reports where {which} limit ?", limit)  # noqa: S608
        return [_report(row) for row in rows]

    async def report_lines(self, report_id: str) -> list[ReportLine]:
        """Return a report's chat lines."""
        statement = "select number, person_id, at, text from report_lines where report_id = ? order by number"
        rows = await self.read(select, statement, report_id)
        return [ReportLine(number=row[0], person=row[1], at=row[2], text=row[3]) for row in rows]

    async def close_report(self, report_id: str, at: int, outcome: str) -> bool:
        """Close a report and save its outcome."""
        statement = "update reports set closed = ?, outcome = ? where id = ? and closed is null"
        done = await self.write(touched, statement, at, storable(outcome), report_id) == 1
        if await self.write(touched, OF_ERASED, report_id):
            await self.read(select, "pragma wal_checkpoint(truncate)")  # erase it from the write-ahead log too
        return done

    async def forget_reports(self, before: int) -> int:
        """Drop the reports that were closed before a time."""
        return await self.write(touched, "delete from reports where closed < ?", before)

    async def announce(self, row: AnnouncementRow | None) -> None:
        """Set or remove the announcement shown on every page."""
        if row is None:
            await self.write(touched, "delete from announcements")
        else:
            await self.write(touched, ANNOUNCE, storable(row.text), row.since, row.until)

    async def announcement(self) -> AnnouncementRow | None:
        """Return the current announcement."""
        statement = "select text, since, until from announcements where until is null or until > bothy_now()"
        rows = await self.read(select, statement)
        return AnnouncementRow(text=rows[0][0], since=rows[0][1], until=rows[0][2]) if rows else None


def _create_report(db: sqlite3.Connection, row: ReportRow, lines: Sequence[ReportLine]) -> None:
    values = (
        row.id,
        row.person,
        row.about,
        row.table,
        row.at,
        storable(row.what),
        row.closed,
        storable(row.outcome),
    )
    db.execute(REPORT, values)
    said = [(row.id, line.number, line.person, line.at, storable(line.text)) for line in lines]
    db.executemany(LINE, said)


def _report(found: Any) -> ReportRow:
    report, person, about, table, at, what, closed, outcome = found
    return ReportRow(
        id=report, person=person, about=about, table=table, at=at, what=what, closed=closed, outcome=outcome
    )
