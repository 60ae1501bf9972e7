"""What is stored of operators' decisions, of blocks and reports, of what all pages announce, and of processes."""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct

BAN: Final = "ban"
MUTE: Final = "mute"
Kind = Literal["ban", "mute"]
Asked = Literal["", "drain", "stop"]
"""What a process does or is asked to do: serve; take nothing new; or that, and end."""
DRAIN: Final = "drain"
STOP: Final = "stop"


class SanctionRow(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What somebody may not do for a while: come in (`ban`), or speak (`mute`)."""

    person: str
    kind: Kind
    since: int
    until: int | None = None
    """When it ends; None ends by an operator only."""
    reason: str = ""
    """Told to the person, as the operator wrote it."""
    by: str = ""
    """Who decided it."""


class BlockRow(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Somebody wants to have nothing to do with somebody else."""

    person: str
    blocked: str
    since: int


class ReportRow(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What somebody tells the operator about somebody else at a table."""

    id: str
    person: str
    about: str
    table: str
    at: int
    what: str
    closed: int | None = None
    outcome: str = ""


class ReportLine(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Something said at the table, as it stood when the report was made."""

    number: int
    person: str
    at: int
    text: str


class AnnouncementRow(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A line that every page shows."""

    text: str
    since: int
    until: int | None = None


class FoundPerson(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Somebody, as an operator looks for them."""

    id: str
    name: str
    created: int
    account: bool = False
    seen: int | None = None
    """When a session of theirs was last noted as used, to a day; None has no session any more."""
    tables: int = 0


class ProcessRow(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A process that serves."""

    name: str
    """The machine and the port."""
    started: int
    seen: int
    sockets: int = 0
    """Open ones, when it was last seen."""
    does: Asked = ""
    asked: Asked = ""
    """What an operator wants it to do. A process that was started since is asked for nothing."""
