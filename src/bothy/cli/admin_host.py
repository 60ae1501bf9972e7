"""`bothy admin`: tables, reports and the host itself."""

from __future__ import annotations

import argparse
import sys
from typing import TYPE_CHECKING, Any

from bothy.cli.admin_words import moment, plain, shown
from bothy.cli.columns import aligned

if TYPE_CHECKING:
    from bothy.server.operators.admin_service import AdminService
    from bothy.server.operators.rows import ProcessRow, ReportRow


def tasks(parsers: Any, which: argparse.ArgumentParser) -> None:
    """Add the tasks for tables, reports and the host."""
    tables = parsers.add_parser("tables", parents=[which], help="list the newest tables")
    tables.add_argument("--state", choices=("waiting", "playing", "finished"), help="only tables in this state")
    tables.set_defaults(do=_tables)
    drop = parsers.add_parser("drop", parents=[which], help="drop a waiting table and its chat")
    drop.add_argument("table", help="id of the table")
    drop.set_defaults(do=_drop)
    prune = parsers.add_parser("prune", parents=[which], help="run the hourly cleanup now")
    prune.set_defaults(do=_prune)
    announce = parsers.add_parser("announce", parents=[which], help="set the announcement shown on every page")
    announce.add_argument("text", nargs="?", default="", help="text to announce; without it, show the current one")
    announce.add_argument(
        "--until", type=moment, metavar="TIME", help="end of the announcement in UTC, such as 2026-12-24T20:00"
    )
    announce.add_argument("--clear", action="store_true", help="remove the announcement")
    announce.set_defaults(do=_announce)
    drain = parsers.add_parser(
        "drain", parents=[which], help="stop processes from accepting new work; without names, list them"
    )
    drain.add_argument("process", nargs="*", help="name of a process, as listed")
    drain.add_argument("--all", action="store_true", help="all processes of the host")
    drain.add_argument("--undo", action="store_true", help="let them accept new work again")
    drain.add_argument("--stop", action="store_true", help="stop them once they are empty")
    drain.set_defaults(do=_drain)
    reports = parsers.add_parser("reports", parents=[which], help="list reports with their chat")
    reports.add_argument("--closed", action="store_true", help="list closed reports")
    reports.add_argument("--close", metavar="REPORT", help="report to close")
    reports.add_argument("--outcome", default="", metavar="TEXT", help="outcome to note, for operators")
    reports.set_defaults(do=_reports)


async def _tables(admin_service: AdminService, args: argparse.Namespace) -> int:
    rows = [
        [
            row.id,
            row.game,
            row.state,
            shown(row.created),
            "listed" if row.listed else "private",
            ", ".join(plain(seat.name) for seat in row.seats if seat.name) or "-",
        ]
        for row in await admin_service.store.all_tables(args.state)
    ]
    for line in aligned(("table", "game", "state", "opened", "for", "seats"), rows):
        print(line)
    return 0


async def _drop(admin_service: AdminService, args: argparse.Namespace) -> int:
    from bothy.server.refusals import NotFound

    try:
        await admin_service.drop(args.table)
    except NotFound:
        print(f"There is no table {plain(args.table)}; “bothy admin tables” lists them.", file=sys.stderr)
        return 2
    print("Dropped.")
    return 0


async def _prune(admin_service: AdminService, _args: argparse.Namespace) -> int:
    dropped = await admin_service.prune()
    rows = [[name, str(getattr(dropped, name))] for name in dropped.__struct_fields__]
    for line in aligned(("what", "dropped"), rows):
        print(line)
    return 0


async def _announce(admin_service: AdminService, args: argparse.Namespace) -> int:
    from bothy.server.clock import now_ms
    from bothy.server.operators.rows import AnnouncementRow

    if args.clear:
        await admin_service.announce(None)
    elif args.until is not None and args.until <= now_ms():
        print(f"{shown(args.until)} UTC is over. Give a time that is still to come.", file=sys.stderr)
        return 2
    elif args.text:
        await admin_service.announce(AnnouncementRow(text=args.text, since=now_ms(), until=args.until))
    now = await admin_service.store.announcement()
    if now is None:
        print("Nothing is announced.")
    else:
        print(f"Announced{'' if now.until is None else f' until {shown(now.until)} UTC'}: {plain(now.text)}")
    return 0


async def _drain(admin_service: AdminService, args: argparse.Namespace) -> int:
    there = await admin_service.processes()
    names = [row.name for row in there] if args.all else args.process
    if not names:
        table = aligned(("process", "since", "sockets", "does"), [_process(row) for row in there])
        for line in table if there else ["No process is serving."]:
            print(line)
        return 1 if args.all or args.undo or args.stop else 0
    unknown = await admin_service.ask(names, "" if args.undo else "stop" if args.stop else "drain")
    for name in unknown:
        print(f"No process {name} serves; “bothy admin drain” lists those that do.", file=sys.stderr)
    what = "serve as before" if args.undo else "end once it is empty" if args.stop else "take nothing new"
    for name in names:
        if name not in unknown:
            print(f"{name} was asked to {what}.")
    return 1 if unknown else 0


def _process(row: ProcessRow) -> list[str]:
    does = {"": "serves", "drain": "drains", "stop": "ends"}
    return [
        row.name,
        shown(row.started),
        str(row.sockets),
        does[row.does] if row.does == row.asked else "is asked",
    ]


async def _reports(admin_service: AdminService, args: argparse.Namespace) -> int:
    from bothy.server.clock import now_ms

    if args.close is not None:
        closed = await admin_service.store.close_report(args.close, now_ms(), args.outcome)
        print("Closed." if closed else f"There is no open report {args.close}; “bothy admin reports” lists them.")
        return 0 if closed else 1
    found = await admin_service.store.reports(args.closed)
    for row in found:
        await _show(admin_service, row)
    if not found:
        print("No reports.")
    return 0


async def _show(admin_service: AdminService, row: ReportRow) -> None:
    lines = await admin_service.store.report_lines(row.id)
    names = {}
    for person in dict.fromkeys([row.person, row.about, *(line.person for line in lines)]):
        known = await admin_service.store.person(person)
        names[person] = plain(known.name) if known is not None and known.name else "a former player"
    print(f"Report {row.id}, {shown(row.at)} UTC, table {row.table}")
    print(f"  {names[row.person]} ({row.person}) about {names[row.about]} ({row.about}):")
    print(f"  {plain(row.what)}")
    for line in lines:
        print(f"    {shown(line.at)} {names[line.person]}: {plain(line.text)}")
    if row.closed is not None:
        print(f"  Closed {shown(row.closed)} UTC. {plain(row.outcome)}".rstrip())
    print()
