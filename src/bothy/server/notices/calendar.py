"""A calendar of a person's deadlines (RFC 5545), for programs that look at it by its secret link."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from datetime import UTC, datetime
from hmac import compare_digest

from bothy.local.ids import is_id
from bothy.server.notices.preferences import Preferences
from bothy.server.tables.mine import MyTable
from bothy.server.words import catalogue

SECRET_BYTES = 18
LONGEST_LINE = 70
"""Octets per line; a longer one goes on in the next, which begins with a space."""
ENDS = str.maketrans({"\\": "\\\\", ";": "\\;", ",": "\\,", "\n": "\\n"})


def new_secret() -> str:
    """Returns a secret for a link."""
    return secrets.token_urlsafe(SECRET_BYTES)


def path(person: str, chosen: Preferences) -> str:
    """Returns the path of a person's calendar; empty if they have none."""
    return f"/api/calendar/{person}.{chosen.calendar}.ics" if chosen.calendar else ""


def read(file: str) -> tuple[str, str] | None:
    """Returns the person and the secret in a link's last part; None if it has another form."""
    person, _, rest = file.partition(".")
    secret, _, kind = rest.partition(".")
    return (person, secret) if is_id(person) and secret and kind == "ics" else None


def opens(chosen: Preferences, secret: str) -> bool:
    """Returns whether a secret is that of the newest link."""
    return bool(chosen.calendar) and compare_digest(chosen.calendar.encode(), secret.encode())


def calendar(tables: Sequence[MyTable], address: str, now: int, language: str) -> str:
    """Returns the calendar: an event for each table that waits for the person and has a clock."""
    lines = [
        "BEGIN:VCALENDAR",
        "VERSION:2.0",
        "PRODID:-//Bothy//EN",
        "X-WR-CALNAME:Bothy",
        "REFRESH-INTERVAL;VALUE=DURATION:PT30M",
    ]
    for each in tables:
        if each.part == "mine" and each.due is not None:
            lines += _event(each, each.due, address, now, language)
    return "".join([f"{folded}\r\n" for line in [*lines, "END:VCALENDAR"] for folded in _folded(line)])


def _event(each: MyTable, due: int, address: str, now: int, language: str) -> list[str]:
    words = catalogue(language, each.table.game)
    host = address.partition("://")[2]
    title = words.render("calendar-due", {"game": words.render(f"game-{each.table.game}")})
    return [
        "BEGIN:VEVENT",
        f"UID:{each.table.id}-{due}@{host}",
        f"DTSTAMP:{_time(now)}",
        f"DTSTART:{_time(due)}",
        "DURATION:PT15M",
        f"SUMMARY:{title.translate(ENDS)}",
        f"URL:{address}/table/{each.table.id}",
        "END:VEVENT",
    ]


def _time(at: int) -> str:
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y%m%dT%H%M%SZ")


def _folded(line: str) -> list[str]:
    """Splits a line by octets, never within a letter."""
    parts, rest = [], line
    while len(rest.encode()) > LONGEST_LINE:
        size = len(rest.encode()[:LONGEST_LINE].decode(errors="ignore"))
        parts.append(rest[:size])
        rest = f" {rest[size:]}"
    return [*parts, rest]
