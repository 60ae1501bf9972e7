"""`bothy admin`: people."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, Any

from bothy.cli.admin_words import plain, shown
from bothy.cli.columns import aligned
from bothy.cli.numbers import at_least_one

if TYPE_CHECKING:
    from bothy.server.operators.admin_service import AdminService
    from bothy.server.operators.rows import Kind

FOR_GOOD = "for good"


def tasks(parsers: Any, which: argparse.ArgumentParser) -> None:
    """Add the tasks about people."""
    people = parsers.add_parser("people", parents=[which], help="find people; without a name, list the newest")
    people.add_argument("name", nargs="?", default="", help="part of the name, id or mail address")
    people.set_defaults(do=_people)
    for name, do, told in (
        ("sessions", _sessions, "list a person's sessions"),
        ("kick", _kick, "end a person's sessions and live connections"),
        ("unban", _unban, "lift a ban"),
        ("unmute", _unmute, "lift a mute"),
    ):
        _about(parsers, which, name, told).set_defaults(do=do)
    for name, do, told in (
        ("ban", _ban, "keep a person out, for some days or permanently"),
        ("mute", _mute, "keep a person from chatting, for some days or permanently"),
    ):
        parser = _about(parsers, which, name, told)
        parser.add_argument("--days", type=at_least_one, metavar="N", help=f"number of days (default: {FOR_GOOD})")
        parser.add_argument("--because", default="", metavar="TEXT", help="reason shown to the person")
        parser.set_defaults(do=do)
    erase = _about(parsers, which, "erase", "erase a person; games they played stay readable")
    erase.add_argument("--yes", action="store_true", help="confirm: this can't be undone")
    erase.set_defaults(do=_erase)


def _about(parsers: Any, which: argparse.ArgumentParser, name: str, told: str) -> argparse.ArgumentParser:
    parser: argparse.ArgumentParser = parsers.add_parser(name, parents=[which], help=told, description=told)
    parser.add_argument("person", help="id, mail address, or name if it's unique")
    return parser


async def _people(admin_service: AdminService, args: argparse.Namespace) -> int:

    found = await admin_service.store.find_people(args.name)
    if not found:
        print("No one found.")
        return 1
    held: dict[str, list[str]] = {}
    for row in await admin_service.store.sanctions():
        held.setdefault(row.person, []).append(f"{row.kind} until {shown(row.until, FOR_GOOD)}")
    rows = [
        [
            plain(each.name),
            each.id,
            "account" if each.account else "guest",
            shown(each.created),
            shown(each.seen),
            str(each.tables),
            ", ".join(held.get(each.id, ["-"])),
        ]
        for each in found
    ]
    for line in aligned(("name", "id", "kind", "came", "last seen", "tables", "held"), rows):
        print(line)
    return 0


async def _sessions(admin_service: AdminService, args: argparse.Namespace) -> int:
    person = await admin_service.person(args.person)
    sessions = await admin_service.store.sessions_of(person.id)
    rows = [
        [plain(each.device) or "-", shown(each.created), shown(each.seen), shown(each.ends)] for each in sessions
    ]
    for line in aligned(("device", "since", "last seen", "ends"), rows):
        print(line)
    return 0


async def _kick(admin_service: AdminService, args: argparse.Namespace) -> int:
    person = await admin_service.person(args.person)
    count = await admin_service.kick(person.id)
    print(f"{plain(person.name)}: sessions ended: {count}.")
    if not person.account:
        print("A guest without a session can't come back as the same person.")
    return 0


async def _ban(admin_service: AdminService, args: argparse.Namespace) -> int:
    return await _sanction(admin_service, args, "ban", "can't come in")


async def _mute(admin_service: AdminService, args: argparse.Namespace) -> int:
    return await _sanction(admin_service, args, "mute", "can't speak")


async def _sanction(admin_service: AdminService, args: argparse.Namespace, kind: Kind, told: str) -> int:
    from getpass import getuser

    person = await admin_service.person(args.person)
    row = await admin_service.sanction(person.id, kind, args.days, args.because, getuser())
    until = FOR_GOOD if row.until is None else f"until {shown(row.until)} UTC"
    print(f"{plain(person.name)} ({person.id}) {told} {until}.")
    return 0


async def _unban(admin_service: AdminService, args: argparse.Namespace) -> int:
    return await _lift(admin_service, args, "ban", "can come in again")


async def _unmute(admin_service: AdminService, args: argparse.Namespace) -> int:
    return await _lift(admin_service, args, "mute", "can speak again")


async def _lift(admin_service: AdminService, args: argparse.Namespace, kind: Kind, told: str) -> int:
    person = await admin_service.person(args.person)
    lifted = await admin_service.lift(person.id, kind)
    print(f"{plain(person.name)} {told}." if lifted else f"There is no {kind} of {plain(person.name)}.")
    return 0 if lifted else 1


async def _erase(admin_service: AdminService, args: argparse.Namespace) -> int:
    person = await admin_service.person(args.person)
    if not args.yes:
        kind = "an account" if person.account else "a guest"
        print(f"{plain(person.name)} ({person.id}) is {kind} with {person.tables} tables.")
        print("To erase them permanently, run this again with --yes.")
        return 1
    await admin_service.erase(person.id)
    print(f"Erased. At their tables {person.id} is “a former player” now.")
    return 0
