"""Sanctions, blocks, reports and announcements."""

from __future__ import annotations

from collections.abc import Sequence

from bothy.server.operators.rows import AnnouncementRow, BlockRow, Kind, ReportLine, ReportRow, SanctionRow
from bothy.server.store.bodies import storable
from bothy.server.store.sql import Sql, Statements

SANCTION = """
insert into sanctions (person_id, kind, since, until, reason, decided_by) values ($1, $2, $3, $4, $5, $6)
on conflict (person_id, kind) do update
set since = excluded.since, until = excluded.until, reason = excluded.reason, decided_by = excluded.decided_by
"""
SANCTIONS = """
select person_id as person, kind, since, until, reason, decided_by as "by" from sanctions
where until is null or until > bothy_now() order by since, person_id, kind
"""
BANNED_WAY = """
insert into banned_ways (way, person_id, kind) select $1, person_id, kind from sanctions
where person_id = $2 and kind = 'ban' on conflict (way) do nothing
"""
WHO_BLOCKS = """
select distinct person_id from blocks where person_id = any($2)
    and blocked_id in (select $1 union all select owner_id from people where id = $1 and owner_id is not null)
"""
BLOCKED_BY = """
select blocked_id from blocks where person_id = $1
union select id from people where owner_id in (select blocked_id from blocks where person_id = $1)
"""
REPORT = """
insert into reports (id, person_id, about_id, table_id, at, what, closed, outcome)
values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict do nothing
"""
LINE = """
insert into report_lines (report_id, number, person_id, at, text) values ($1, $2, $3, $4, $5)
on conflict do nothing
"""
REPORTS = """
select id, person_id as person, about_id as about, table_id as "table", at, what, closed, outcome from reports
"""
LINES = """
select number, person_id as person, at, text from report_lines where report_id = $1 order by number
"""
OF_ERASED = """
delete from reports where id = $1 and closed is not null
and exists (select 1 from people where people.id = reports.about_id and people.name = '')
"""
ANNOUNCE = """
insert into announcements (one, text, since, until) values (true, $1, $2, $3)
on conflict (one) do update set text = excluded.text, since = excluded.since, until = excluded.until
"""


class Operators(Sql):
    """The store's methods for sanctions, blocks, reports and announcements."""

    async def sanction(self, row: SanctionRow) -> None:
        """Save a sanction, replacing any of the same kind."""
        values = row.person, row.kind, row.since, row.until, storable(row.reason), storable(row.by)
        await self.count(SANCTION, *values)

    async def lift_sanction(self, person_id: str, kind: Kind) -> bool:
        """End a sanction. False if there is none."""
        return await self.count("delete from sanctions where person_id = $1 and kind = $2", person_id, kind) == 1

    async def sanctions(self) -> list[SanctionRow]:
        """Return the sanctions in force, oldest first."""
        return [SanctionRow(**row) for row in await self.fetch(SANCTIONS)]

    async def forget_sanctions(self, before: int) -> int:
        """Drop the sanctions that ended before a time, and return how many."""
        return await self.count("delete from sanctions where until < $1", before)

    async def keep_banned_ways(self, person_id: str, ways: Sequence[bytes]) -> None:
        """Save the hashes of a person's sign-in methods while they're banned; does nothing if they aren't."""

        async def kept(sql: Statements) -> None:
            for way in ways:
                await sql.count(BANNED_WAY, way, person_id)

        await self.transaction(kept)

    async def banned_by(self, ways: Sequence[bytes]) -> str | None:
        """Return the person who was erased while banned and had a sign-in method with one of these hashes."""
        found: str | None = await self.value("select person_id from banned_ways where way = any($1)", list(ways))
        return found

    async def block(self, row: BlockRow) -> None:
        """Save a block. Blocking twice has no further effect."""
        statement = "insert into blocks (person_id, blocked_id, since) values ($1, $2, $3) on conflict do nothing"
        await self.count(statement, row.person, row.blocked, row.since)

    async def unblock(self, person_id: str, blocked_id: str) -> bool:
        """Remove a block. False if there is none."""
        statement = "delete from blocks where person_id = $1 and blocked_id = $2"
        return await self.count(statement, person_id, blocked_id) == 1

    async def blocks_of(self, person_id: str) -> list[BlockRow]:
        """Return a person's blocks, oldest first."""
        statement = (
            "select person_id as person, blocked_id as blocked, since from blocks where person_id = $1"
            " order by since, blocked_id"
        )
        return [BlockRow(**row) for row in await self.fetch(statement, person_id)]

    async def who_blocks(self, blocked_id: str, people: Sequence[str]) -> list[str]:
        """Return those of `people` who block `blocked_id`, or the owner of this bot."""
        return [row[0] for row in await self.fetch(WHO_BLOCKS, blocked_id, list(people))]

    async def blocked_by(self, person_id: str) -> list[str]:
        """Return the people a person blocks, and their bots."""
        return [row[0] for row in await self.fetch(BLOCKED_BY, person_id)]

    async def create_report(self, row: ReportRow, lines: Sequence[ReportLine]) -> None:
        """Create a report with its chat lines."""
        what, outcome = storable(row.what), storable(row.outcome)
        said = [(line.number, line.person, line.at, storable(line.text)) for line in lines]

        async def created(sql: Statements) -> None:
            values = row.id, row.person, row.about, row.table, row.at, what, row.closed, outcome
            await sql.count(REPORT, *values)
            for line in said:
                await sql.count(LINE, row.id, *line)

        await self.transaction(created)

    async def report(self, report_id: str) -> ReportRow | None:
        """Return the report with this id."""
        found = await self.first(f"{REPORTS} where id = $1", report_id)
        return None if found is None else ReportRow(**found)

    async def reports(self, closed: bool = False, limit: int = 200) -> list[ReportRow]:
        """Return the open reports, oldest first, or the closed ones, newest first."""
        which = "closed is not null order by closed desc, id" if closed else "closed is null order by at, id"
        return [ReportRow(**row) for row in await self.fetch(f"{REPORTS} where {which} limit $1", limit)]

    async def report_lines(self, report_id: str) -> list[ReportLine]:
        """Return a report's chat lines, oldest first."""
        return [ReportLine(**row) for row in await self.fetch(LINES, report_id)]

    async def close_report(self, report_id: str, at: int, outcome: str) -> bool:
        """Close a report and save its outcome. False if there's no such open report."""
        statement = "update reports set closed = $2, outcome = $3 where id = $1 and closed is null"
        done = await self.count(statement, report_id, at, storable(outcome)) == 1
        if await self.count(OF_ERASED, report_id):
            await self.scrub()
        return done

    async def forget_reports(self, before: int) -> int:
        """Drop the reports that were closed before a time, and return how many."""
        return await self.count("delete from reports where closed < $1", before)

    async def announce(self, row: AnnouncementRow | None) -> None:
        """Set the announcement shown on every page, replacing any other; None removes it."""
        if row is None:
            await self.count("delete from announcements")
        else:
            await self.count(ANNOUNCE, storable(row.text), row.since, row.until)

    async def announcement(self) -> AnnouncementRow | None:
        """Return the current announcement, if any."""
        statement = "select text, since, until from announcements where until is null or until > bothy_now()"
        found = await self.first(statement)
        return None if found is None else AnnouncementRow(**found)
