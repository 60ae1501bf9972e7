"""Store methods for sign-in methods and one-time tickets."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any

from bothy.server.accounts.rows import AccountRow, AddressRow, PasskeyRow, TicketRow
from bothy.server.rows import SessionRow


class Accounts(ABC):
    """The store's account methods."""

    @abstractmethod
    async def add_way_in(self, account: AccountRow, way: AddressRow | PasskeyRow) -> None:
        """Add a way to sign in, and the account if the person has none yet. `Taken` if it belongs to another."""

    @abstractmethod
    async def drop_way_in(self, person_id: str, way: str | bytes) -> bool:
        """Drop an address or a passkey. False if there's no such one, or if it's the last way to sign in."""

    @abstractmethod
    async def account(self, person_id: str) -> AccountRow | None:
        """Return a person's account; None for a guest."""

    @abstractmethod
    async def address(self, address: str) -> AddressRow | None:
        """Return the row for an address, which names its owner."""

    @abstractmethod
    async def addresses_of(self, person_id: str) -> list[AddressRow]:
        """Return a person's addresses, oldest first."""

    @abstractmethod
    async def passkey(self, passkey_id: bytes) -> PasskeyRow | None:
        """Return the passkey with this id."""

    @abstractmethod
    async def passkeys_of(self, person_id: str) -> list[PasskeyRow]:
        """Return a person's passkeys, oldest first."""

    @abstractmethod
    async def use_passkey(self, passkey_id: bytes, before: int, uses: int, at: int) -> bool:
        """Record that a passkey was used. False if its counter has moved on from `before`."""

    @abstractmethod
    async def sessions_of(self, person_id: str) -> list[SessionRow]:
        """Return a person's sessions, most recently used first."""


class Tickets(ABC):
    """The store's ticket methods."""

    @abstractmethod
    async def create_ticket(self, row: TicketRow) -> None:
        """Create a ticket. `Taken` if another ticket has this hash."""

    @abstractmethod
    async def ticket(self, ticket_hash: bytes) -> TicketRow | None:
        """Return the ticket with this hash, expired or not."""

    @abstractmethod
    async def try_ticket(self, ticket_hash: bytes, most: int) -> TicketRow | None:
        """Count a try and return the ticket; None if there's no such ticket, or it was tried `most` times."""

    @abstractmethod
    async def take_ticket(self, ticket_hash: bytes) -> TicketRow | None:
        """Take the ticket: only one caller across all processes gets it, the others get None."""

    @abstractmethod
    async def forget_tickets(self, before: int) -> int:
        """Drop the tickets that expired before a time, and return how many."""


class Transfers(ABC):
    """The store's methods for merging a guest into an account and for erasing people."""

    @abstractmethod
    async def hand_over_seats(self, match_id: str, before: str, after: str) -> bool:
        """Give one person's seats in a game to another. False if the first held none."""

    @abstractmethod
    async def hand_over(self, before: str, after: str) -> None:
        """Give the rest of one person's rows to another: chat, results, notices."""

    @abstractmethod
    async def said_by(self, person_id: str) -> list[tuple[str, int, str]]:
        """Return a person's chat lines as (table, time, text), oldest first."""

    @abstractmethod
    async def kept_of(self, person_id: str) -> dict[str, list[dict[str, Any]]]:
        """Return all other rows stored about a person, by database table, for a complete export."""

    @abstractmethod
    async def queued_for(self, person_id: str) -> list[dict[str, Any]]:
        """Return the notices queued for a person, or being sent."""

    @abstractmethod
    async def erase_person(self, person_id: str) -> None:
        """Erase everything about a person except their id: name, chat, sign-in methods, ratings."""
