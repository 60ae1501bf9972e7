"""The ways by which people come back, and the tickets that open a door once."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any

from bothy.server.accounts.rows import AccountRow, AddressRow, PasskeyRow, TicketRow
from bothy.server.rows import SessionRow


class Accounts(ABC):
    """The accounts' share of a store."""

    @abstractmethod
    async def add_way_in(self, account: AccountRow, way: AddressRow | PasskeyRow) -> None:
        """A way to come back for somebody who is, or becomes by it, an account. `Taken` if it is another's."""

    @abstractmethod
    async def drop_way_in(self, person_id: str, way: str | bytes) -> bool:
        """Drop an address or a passkey. False if there is none such, or if it is the last way in."""

    @abstractmethod
    async def account(self, person_id: str) -> AccountRow | None:
        """The account of a person; None is a guest's."""

    @abstractmethod
    async def address(self, address: str) -> AddressRow | None:
        """Whose address this is."""

    @abstractmethod
    async def addresses_of(self, person_id: str) -> list[AddressRow]:
        """The addresses of a person, oldest first."""

    @abstractmethod
    async def passkey(self, passkey_id: bytes) -> PasskeyRow | None:
        """The passkey of this id."""

    @abstractmethod
    async def passkeys_of(self, person_id: str) -> list[PasskeyRow]:
        """The passkeys of a person, oldest first."""

    @abstractmethod
    async def use_passkey(self, passkey_id: bytes, before: int, uses: int, at: int) -> bool:
        """Note that a passkey was used. False if it was used meanwhile, and has counted further."""

    @abstractmethod
    async def sessions_of(self, person_id: str) -> list[SessionRow]:
        """The sessions of a person, the one used last first."""


class Tickets(ABC):
    """The tickets' share of a store."""

    @abstractmethod
    async def create_ticket(self, row: TicketRow) -> None:
        """A new ticket. `Taken` if the hash is another's."""

    @abstractmethod
    async def ticket(self, ticket_hash: bytes) -> TicketRow | None:
        """The ticket of this hash, over or not."""

    @abstractmethod
    async def try_ticket(self, ticket_hash: bytes, most: int) -> TicketRow | None:
        """Count a try, and give the ticket; None if it is not there, or was tried so often already."""

    @abstractmethod
    async def take_ticket(self, ticket_hash: bytes) -> TicketRow | None:
        """Take the ticket: of all who ask, at all processes, one gets it and the others None."""

    @abstractmethod
    async def forget_tickets(self, before: int) -> int:
        """Drop the tickets that ran out before a time, and say how many there were."""


class Partings(ABC):
    """What becomes of a person's rows when the person becomes another, or nobody."""

    @abstractmethod
    async def hand_over_seats(self, match_id: str, before: str, after: str) -> bool:
        """Let one person hold the seats that another held in a game. False if that one held none."""

    @abstractmethod
    async def hand_over(self, before: str, after: str) -> None:
        """Give one person what else was another's: what they said, what became of their games, their notices."""

    @abstractmethod
    async def said_by(self, person_id: str) -> list[tuple[str, int, str]]:
        """What a person said: the table, when, and the words, oldest first."""

    @abstractmethod
    async def kept_of(self, person_id: str) -> dict[str, list[dict[str, Any]]]:
        """Whatever else is kept about a person, by table, row by row: for a file that leaves nothing out."""

    @abstractmethod
    async def queued_for(self, person_id: str) -> list[dict[str, Any]]:
        """What waits to be told to a person, or is on its way to them."""

    @abstractmethod
    async def erase_person(self, person_id: str) -> None:
        """Leave nothing of a person but their id: no name, no words, no way in, no rating."""
