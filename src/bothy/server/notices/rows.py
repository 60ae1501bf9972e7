"""What is stored about telling people."""

from __future__ import annotations

from msgspec import Struct


class OutboxRow(Struct, frozen=True, kw_only=True):
    """Something that waits to be told, or to be sent."""

    id: int
    tries: int
    """How often it was attempted in vain."""
    body: bytes


class Parcel(Struct, frozen=True, kw_only=True):
    """Something to be put into the outbox that is on its way to one channel of one person."""

    channel: str
    body: bytes


class PushRow(Struct, frozen=True, kw_only=True):
    """A browser that wants push messages: where to send them, and the keys they are sealed with."""

    endpoint: str
    person: str
    created: int
    body: bytes


class PreferencesRow(Struct, frozen=True, kw_only=True):
    """How somebody wants to be told."""

    person: str
    digest: int | None = None
    """When the next digest is due, if they want one."""
    offers: bool = False
    """Whether they want to hear of seats that strangers offer."""
    body: bytes


class ToldRow(Struct, frozen=True, kw_only=True):
    """What one person knows of one table."""

    told: int = 0
    """When we told them last; 0 if never."""
    looked: int = 0
    """When they looked at it last; 0 if we do not know of it."""
    body: bytes | None = None
    """What waits for their next digest."""

    @property
    def knows(self) -> bool:
        """Whether they have been told and have not looked since: then they are not told again."""
        return self.told > self.looked
