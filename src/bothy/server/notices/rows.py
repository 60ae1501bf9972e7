"""Stored data of notices."""

from __future__ import annotations

from msgspec import Struct


class OutboxRow(Struct, frozen=True, kw_only=True):
    """A waiting notice or parcel."""

    id: int
    tries: int
    """Failed attempts."""
    body: bytes


class Parcel(Struct, frozen=True, kw_only=True):
    """A message to one person through one channel, for the outbox."""

    channel: str
    body: bytes


class PushRow(Struct, frozen=True, kw_only=True):
    """A browser's push subscription: its endpoint and encryption keys."""

    endpoint: str
    person: str
    created: int
    body: bytes


class PreferencesRow(Struct, frozen=True, kw_only=True):
    """A person's notice settings."""

    person: str
    digest: int | None = None
    """When the next digest is due; None without a digest."""
    offers: bool = False
    """True to be notified of seats that strangers offer."""
    body: bytes


class ToldRow(Struct, frozen=True, kw_only=True):
    """One person's notices and visits of one table."""

    told: int = 0
    """Time of the last notice; 0 if there was none."""
    looked: int = 0
    """Time of their last visit; 0 if unknown."""
    body: bytes | None = None
    """The notice waiting for their next digest."""

    @property
    def knows(self) -> bool:
        """True if they were notified and haven't looked since, so that no further notice is sent."""
        return self.told > self.looked
