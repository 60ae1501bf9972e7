"""Stored data: sanctions, blocks, reports, the announcement and processes."""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct

BAN: Final = "ban"
MUTE: Final = "mute"
Kind = Literal["ban", "mute"]
Asked = Literal["", "drain", "stop"]
"""A process's state, or an operator's request: serve, accept nothing new (`drain`), or also exit (`stop`)."""
DRAIN: Final = "drain"
STOP: Final = "stop"


class SanctionRow(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A sanction: not signing in (`ban`) or not chatting (`mute`)."""

    person: str
    kind: Kind
    since: int
    until: int | None = None
    """End time; None until an operator lifts it."""
    reason: str = ""
    """The operator's reason, shown to the person."""
    by: str = ""
    """The operator who decided it."""


class BlockRow(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A block of one person by another."""

    person: str
    blocked: str
    since: int


class ReportRow(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A report about a person at a table."""

    id: str
    person: str
    about: str
    table: str
    at: int
    what: str
    closed: int | None = None
    outcome: str = ""


class ReportLine(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A chat message, copied when the report was made."""

    number: int
    person: str
    at: int
    text: str


class AnnouncementRow(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """An announcement that every page shows."""

    text: str
    since: int
    until: int | None = None


class FoundPerson(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A search result for operators."""

    id: str
    name: str
    created: int
    account: bool = False
    seen: int | None = None
    """Last use of a session, accurate to a day; None without a session."""
    tables: int = 0


class ProcessRow(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A serving process."""

    name: str
    """The machine and port."""
    started: int
    seen: int
    sockets: int = 0
    """Sockets open when it was last seen."""
    does: Asked = ""
    asked: Asked = ""
    """The operator's request. A restarted process has none."""
