"""Sanctions, blocks, reports and announcements in PostgreSQL."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bothy.server.operators.rows import AnnouncementRow, BlockRow, Kind, ReportLine, ReportRow, SanctionRow
from bothy.server.store.bodies import storable
from bothy.server.store.postgres.migrate import Connection
from bothy.server.store.postgres.pool import PostgresPool

SANCTION = """
insert into sanctions (person_id, kind, since, until, reason, decided_by) values ($1, $2, $3, $4, $5, $6)
on conflict (person_id, kind) do update
set since = excluded.since, until = excluded.until, reason = excluded.reason, decided_by = excluded.decided_by
"""
SANCTIONS = """
select person_id, kind, since, until, reason, decided_by from sanctions where until is null or until > bothy_now()
order by since, person_id, kind
"""
BANNED_WAYS = """
insert into banned_ways (way, person_id, kind)
select way, person_id, kind from sanctions, unnest($1::bytea[]) as way
where person_id = $2 and kind = 'ban' on conflict (way) do nothing
"""
REPORTED = "id, person_id, about_id, table_id, at, what, closed, outcome"
REPORT = f"insert into reports ({REPORTED}) values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict do nothing"  # noqa: S608
LINE = """
insert into report_lines (report_id, number, person_id, at, text) values ($1, $2, $3, $4, $5)
on conflict do nothing
"""
OF_ERASED = """
delete from reports where id = $1 and closed is not null
and exists (select 1 from people where people.id = reports.about_id and people.name = '')
"""
ANNOUNCE = """
insert into announcements (one, text, since, until) values (true, $1, $2, $3)
on conflict (one) do update set text = excluded.text, since = excluded.since, until = excluded.until
"""


class PostgresOperators(PostgresPool):
    """The store's methods for sanctions, blocks, reports and announcements."""

    async def sanction(self, row: SanctionRow) -> None:
        """Save a sanction."""
        values = row.person, row.kind, row.since, row.until, storable(row.reason), storable(row.by)
        await self.count(SANCTION, *values)

    async def lift_sanction(self, person_id: str, kind: Kind) -> bool:
        """End a sanction."""
        return await self.count("delete from sanctions where person_id = $1 and kind = $2", person_id, kind) == 1

    async def sanctions(self) -> list[SanctionRow]:
        """Return the sanctions in force."""
        return [
            SanctionRow(person=row[0], kind=row[1], since=row[2], until=row[3], reason=row[4], by=row[5])
            for row in await self._rows(SANCTIONS)
        ]

    async def forget_sanctions(self, before: int) -> int:
        """Drop the ones that ended before a time."""
        return await self.count("delete from sanctions where until < $1", before)

    async def keep_banned_ways(self, person_id: str, ways: Sequence[bytes]) -> None:
        """Save the hashes of a banned person's sign-in methods."""
        await self.count(BANNED_WAYS, list(ways), person_id)

    async def banned_by(self, ways: Sequence[bytes]) -> str | None:
        """Return the person who was erased while banned and had one of these sign-in methods."""
        rows = await self._rows("select person_id from banned_ways where way = any($1)", list(ways))
        return rows[0][0] if rows else None

    async def block(self, row: BlockRow) -> None:
        """Save a block."""
        statement = "insert into blocks (person_id, blocked_id, since) values ($1, $2, $3) on conflict do nothing"
        await self.count(statement, row.person, row.blocked, row.since)

    async def unblock(self, person_id: str, blocked_id: str) -> bool:
        """Remove a block."""
        statement = "delete from blocks where person_id = $1 and blocked_id = $2"
        return await self.count(statement, person_id, blocked_id) == 1

    async def blocks_of(self, person_id: str) -> list[BlockRow]:
        """Return a person's blocks."""
        statement = "select blocked_id, since from blocks where person_id = $1 order by since, blocked_id"
        rows = await self._rows(statement, person_id)
        return [BlockRow(person=person_id, blocked=row[0], since=row[1]) for row in rows]

    async def who_blocks(self, blocked_id: str, people: Sequence[str]) -> list[str]:
        """Return those of `people` who block `blocked_id`."""
        statement = "select person_id from blocks where blocked_id = $1 and person_id = any ($2::text[])"
        return [row[0] for row in await self._rows(statement, blocked_id, list(people))]

    async def create_report(self, row: ReportRow, lines: Sequence[ReportLine]) -> None:
        """Create a report with its chat lines."""
        told, became = storable(row.what), storable(row.outcome)
        values = row.id, row.person, row.about, row.table, row.at, told, row.closed, became
        said = [(row.id, line.number, line.person, line.at, storable(line.text)) for line in lines]

        async def made(connection: Connection, _again: bool) -> None:
            async with connection.transaction():
                await connection.execute(REPORT, *values)
                await connection.executemany(LINE, said)

        await self.ask(made)

    async def report(self, report_id: str) -> ReportRow | None:
        """Return the report with this id."""
        rows = await self._rows(f"select {REPORTED} from reports where id = $1", report_id)  # noqa: S608
        return _report(rows[0]) if rows else None

    async def reports(self, closed: bool = False, limit: int = 200) -> list[ReportRow]:
        """Return the open reports, or the closed ones."""
        which = "closed is not null order by closed desc, id" if closed else "closed is null order by at, id"
        rows = await self._rows(f"select {REPORTED} from reports where {which} limit $1", limit)  # noqa: S608
        return [_report(row) for row in rows]

    async def report_lines(self, report_id: str) -> list[ReportLine]:
        """Return a report's chat lines."""
        statement = "select number, person_id, at, text from report_lines where report_id = $1 order by number"
        rows = await self._rows(statement, report_id)
        return [ReportLine(number=row[0], person=row[1], at=row[2], text=row[3]) for row in rows]

    async def close_report(self, report_id: str, at: int, outcome: str) -> bool:
        """Close a report and save its outcome."""
        statement = "update reports set closed = $2, outcome = $3 where id = $1 and closed is null"
        done = await self.count(statement, report_id, at, storable(outcome)) == 1
        await self.count(OF_ERASED, report_id)
        return done

    async def forget_reports(self, before: int) -> int:
        """Drop the reports that were closed before a time."""
        return await self.count("delete from reports where closed < $1", before)

    async def announce(self, row: AnnouncementRow | None) -> None:
        """Set or remove the announcement shown on every page."""
        if row is None:
            await self.count("delete from announcements")
        else:
            await self.count(ANNOUNCE, storable(row.text), row.since, row.until)

    async def announcement(self) -> AnnouncementRow | None:
        """Return the current announcement."""
        statement = "select text, since, until from announcements where until is null or until > bothy_now()"
        rows = await self._rows(statement)
        return AnnouncementRow(text=rows[0][0], since=rows[0][1], until=rows[0][2]) if rows else None

    async def _rows(self, statement: str, *values: object) -> list[Any]:
        rows: list[Any] = await self.ask(lambda connection, _: connection.fetch(statement, *values))
        return rows


def _report(found: Any) -> ReportRow:
    report, person, about, table, at, what, closed, outcome = found
    return ReportRow(
        id=report, person=person, about=about, table=table, at=at, what=what, closed=closed, outcome=outcome
    )
