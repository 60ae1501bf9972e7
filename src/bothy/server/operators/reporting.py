"""Reports to the operator. The server copies the chat, so nobody can fake or delete it."""

from __future__ import annotations

from bothy.kernel import Reason
from bothy.local.ids import fresh_id
from bothy.server.clock import now_ms
from bothy.server.operators.rows import ReportLine, ReportRow
from bothy.server.refusals import Conflict, Forbidden, NotFound
from bothy.server.rows import TableRow
from bothy.server.store import Store

MOST_LINES = 100
"""Most recent chat messages attached to a report."""


async def report(store: Store, row: TableRow, person: str, about: str, what: str) -> ReportRow:
    """Reports a person at a table where the reporter sits."""
    if person not in row.people:
        raise Forbidden(Reason("not-seated"))
    if about == person:
        raise Conflict(Reason("report-yourself"))
    said = await store.said(row.id)
    lines = [
        ReportLine(number=line.number, person=line.person, at=line.at, text=line.text)
        for line in await store.chat(row.id, max(0, said - MOST_LINES), MOST_LINES)
    ]
    there = about in row.people or any(line.person == about for line in lines)
    if not there or await store.person(about) is None:
        raise NotFound("person")
    made = ReportRow(id=fresh_id(), person=person, about=about, table=row.id, at=now_ms(), what=what)
    await store.create_report(made, lines)
    return made
