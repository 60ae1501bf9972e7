"""What is stored of people who can come back. No password is, and of links and codes only hashes."""

from __future__ import annotations

from typing import Any

from msgspec import Struct


class AccountRow(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Somebody who has a way to come back. Guests have none, and no row here."""

    person: str
    created: int
    body: dict[str, Any] = {}


class AddressRow(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A mail address that somebody has shown to be theirs."""

    address: str
    person: str
    since: int


class PasskeyRow(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A key that a device holds. What is kept here opens nothing."""

    id: bytes
    person: str
    public_key: bytes
    uses: int = 0
    """How often it was used, if it counts; a copy of it would fall behind."""
    name: str = ""
    """What its owner calls it."""
    created: int
    used: int


class TicketRow(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What opens a door once: a mail's link and code, a link for another device, a challenge, an invitation."""

    hash: bytes
    purpose: str
    person: str | None = None
    tries: int = 0
    ends: int
    body: dict[str, Any] = {}
