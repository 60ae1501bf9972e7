"""Store methods for the outbox, notice history and notice preferences."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence

from bothy.server.notices.rows import OutboxRow, Parcel, PreferencesRow, PushRow, ToldRow


class Outbox(ABC):
    """The outbox. Moves write into it through `append`.

    A row is a notice until its receivers are decided, then one parcel for each channel that carries it.
    """

    @abstractmethod
    async def waiting_notices(self, limit: int = 100) -> list[tuple[int, bytes]]:
        """Return the waiting notices, oldest first, each with its number."""

    @abstractmethod
    async def put_notices(self, bodies: Sequence[bytes], at: int) -> None:
        """Add notices that don't come from a move, due at a time."""

    @abstractmethod
    async def put_parcels(self, parcels: Sequence[Parcel], at: int) -> None:
        """Add parcels to send, whatever their receiver knows already."""

    @abstractmethod
    async def claim_notices(self, lease: int, limit: int = 100) -> list[OutboxRow]:
        """Claim due notices for this process. Others may claim them after `lease` milliseconds."""

    @abstractmethod
    async def claim_parcels(self, channel: str, lease: int, limit: int = 100) -> list[OutboxRow]:
        """Claim a channel's due parcels: each person's oldest first, so one person's backlog delays no other."""

    @abstractmethod
    async def forget_notices(self, numbers: Sequence[int]) -> None:
        """Drop handled rows."""

    @abstractmethod
    async def postpone(self, number: int, at: int) -> None:
        """Schedule a retry of a row, and count the failure."""


class Told(ABC):
    """Notice history per person and table: one notice per table until the person views it."""

    @abstractmethod
    async def told(self, person_id: str, table_id: str) -> ToldRow:
        """Return what a person has been notified of at a table."""

    @abstractmethod
    async def tell(
        self,
        person_id: str,
        table_id: str,
        at: int,
        parcels: Sequence[Parcel],
        digest: bytes | None = None,
        anyway: bool = False,
    ) -> bool:
        """Record a notification and put its parcels into the outbox, atomically.

        False if the person has been notified already and hasn't looked since: then only the digest entry is
        renewed. `anyway` notifies again, but never twice of the same news.
        """

    @abstractmethod
    async def looked(self, person_id: str, table_id: str, at: int) -> None:
        """Record that a person viewed a table, so no earlier event needs a notice."""

    @abstractmethod
    async def waiting_for_digest(self, person_id: str, limit: int = 50) -> list[tuple[str, bytes]]:
        """Return the news waiting for a person's digest, oldest first, each with its table."""

    @abstractmethod
    async def send_digest(
        self, person_id: str, due: int, following: int | None, tables: Sequence[str], parcels: Sequence[Parcel]
    ) -> bool:
        """Put a digest into the outbox and schedule the next one. False if another process has done so."""


class Reaching(ABC):
    """Notice preferences and push subscriptions."""

    @abstractmethod
    async def notice_preferences(self, person_id: str) -> PreferencesRow | None:
        """Return a person's notice preferences, if any."""

    @abstractmethod
    async def prefer_notices(self, row: PreferencesRow) -> None:
        """Save a person's notice preferences."""

    @abstractmethod
    async def due_digests(self, limit: int = 100) -> list[PreferencesRow]:
        """Return the people whose digest is due."""

    @abstractmethod
    async def who_wants_offers(self, limit: int = 100) -> list[str]:
        """Return people who want notices of seats offered by strangers, at random if there are more."""

    @abstractmethod
    async def keep_push(self, row: PushRow) -> bool:
        """Save a browser's subscription; False if it belongs to another person.

        A person who presents the same keys uses that browser, so the subscription becomes theirs.
        """

    @abstractmethod
    async def push_of(self, person_id: str) -> list[PushRow]:
        """Return a person's push subscriptions, newest first."""

    @abstractmethod
    async def push(self, endpoint: str) -> PushRow | None:
        """Return the subscription for an endpoint."""

    @abstractmethod
    async def forget_push(self, endpoint: str, person_id: str | None = None) -> bool:
        """Drop a subscription; with `person_id`, only if it's theirs. False if there was none."""
