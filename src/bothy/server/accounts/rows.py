"""Stored data of accounts. There are no passwords, and only hashes of links and codes."""

from __future__ import annotations

from typing import Any

from msgspec import Struct


class AccountRow(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A person with a sign-in method. Guests have no row here."""

    person: str
    created: int
    body: dict[str, Any] = {}


class AddressRow(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A verified email address."""

    address: str
    person: str
    since: int


class PasskeyRow(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The public key of a device's passkey. It can't be used to sign in."""

    id: bytes
    person: str
    public_key: bytes
    uses: int = 0
    """The use counter, if the device has one; a cloned key would fall behind."""
    name: str = ""
    """The owner's label."""
    created: int
    used: int


class TicketRow(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A one-time ticket: an email's link and code, a device link, a challenge or an invitation."""

    hash: bytes
    purpose: str
    person: str | None = None
    tries: int = 0
    ends: int
    body: dict[str, Any] = {}
