"""What waits to be told, whom it reaches, and what they know already."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence

from bothy.server.notices.rows import OutboxRow, Parcel, PreferencesRow, PushRow, ToldRow


class Outbox(ABC):
    """The share of what waits to be told. Moves write into it by `append`.

    A row is a notice until it is decided whom it concerns, then one parcel for each channel that carries it.
    """

    @abstractmethod
    async def waiting_notices(self, limit: int = 100) -> list[tuple[int, bytes]]:
        """The notices that wait, oldest first, each with its number."""

    @abstractmethod
    async def put_notices(self, bodies: Sequence[bytes], at: int) -> None:
        """Notices of what was no move, to be looked at from a time on."""

    @abstractmethod
    async def put_parcels(self, parcels: Sequence[Parcel], at: int) -> None:
        """Something to be sent, whatever its receiver knows."""

    @abstractmethod
    async def claim_notices(self, lease: int, limit: int = 100) -> list[OutboxRow]:
        """Claims due notices for this process. Others may claim them after `lease` milliseconds."""

    @abstractmethod
    async def claim_parcels(self, channel: str, lease: int, limit: int = 100) -> list[OutboxRow]:
        """The same for a channel's parcels: everybody's oldest first, so that nobody waits for another's many."""

    @abstractmethod
    async def forget_notices(self, numbers: Sequence[int]) -> None:
        """Drop rows that are seen to."""

    @abstractmethod
    async def postpone(self, number: int, at: int) -> None:
        """Try a row again at a time, and count that it failed."""


class Told(ABC):
    """The share of who knows what: one notice a table until they look."""

    @abstractmethod
    async def told(self, person_id: str, table_id: str) -> ToldRow:
        """What a person knows of a table."""

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
        """Note that somebody is told, and put the parcels that tell it into the outbox: both or neither.

        False if they have been told already and have not looked: then only what waits for a digest is renewed.
        `anyway` tells them all the same, but the very same news only once.
        """

    @abstractmethod
    async def looked(self, person_id: str, table_id: str, at: int) -> None:
        """Note that somebody looked at a table: nothing that was before needs telling."""

    @abstractmethod
    async def waiting_for_digest(self, person_id: str, limit: int = 50) -> list[tuple[str, bytes]]:
        """What waits for a person's digest, oldest first, each with its table."""

    @abstractmethod
    async def send_digest(
        self, person_id: str, due: int, following: int | None, tables: Sequence[str], parcels: Sequence[Parcel]
    ) -> bool:
        """Put a digest into the outbox and set when the next is due. False if another process has done so."""


class Reaching(ABC):
    """The share of how people want to be told."""

    @abstractmethod
    async def notice_preferences(self, person_id: str) -> PreferencesRow | None:
        """What a person has chosen, if anything."""

    @abstractmethod
    async def prefer_notices(self, row: PreferencesRow) -> None:
        """Keep what a person has chosen."""

    @abstractmethod
    async def due_digests(self, limit: int = 100) -> list[PreferencesRow]:
        """Those whose digest is due."""

    @abstractmethod
    async def who_wants_offers(self, limit: int = 100) -> list[str]:
        """Some of those who want to hear of seats that strangers offer, drawn by lot if there are more."""

    @abstractmethod
    async def keep_push(self, row: PushRow) -> bool:
        """Keep a browser's subscription; False if it is another's.

        Whoever shows the same keys sits at that browser, and it is theirs from now on.
        """

    @abstractmethod
    async def push_of(self, person_id: str) -> list[PushRow]:
        """The browsers of a person, newest first."""

    @abstractmethod
    async def push(self, endpoint: str) -> PushRow | None:
        """The subscription of this address."""

    @abstractmethod
    async def forget_push(self, endpoint: str, person_id: str | None = None) -> bool:
        """Drop a subscription, with `person_id` only if it is theirs. False if there was none."""
