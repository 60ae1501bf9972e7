"""Sign-in methods and one-time tickets."""

from __future__ import annotations

from typing import Any

from bothy.server.accounts.rows import AccountRow, AddressRow, PasskeyRow, TicketRow
from bothy.server.errors import Taken
from bothy.server.store.bodies import body_of, json_body, storable
from bothy.server.store.sql import Sql, Statements

ACCOUNT = "insert into accounts (person_id, created, body) values ($1, $2, $3) on conflict do nothing"
ADDRESS = """
insert into mail_addresses (address, person_id, since) values ($1, $2, $3)
on conflict (address) do update set since = mail_addresses.since
where mail_addresses.person_id = excluded.person_id
"""
ADDRESSES = "select address, person_id as person, since from mail_addresses"
PASSKEY = """
insert into passkeys (id, person_id, public_key, uses, name, created, used) values ($1, $2, $3, $4, $5, $6, $7)
on conflict (id) do update set name = excluded.name where passkeys.person_id = excluded.person_id
"""
PASSKEYS = "select id, person_id as person, public_key, uses, name, created, used from passkeys"
WAYS = """
select (select count(*) from mail_addresses where person_id = $1)
    + (select count(*) from passkeys where person_id = $1)
"""
TICKET = "hash, purpose, person_id, tries, ends, body"


class Accounts(Sql):
    """The store's account methods."""

    async def add_way_in(self, account: AccountRow, way: AddressRow | PasskeyRow) -> None:
        """Add a way to sign in, and the account if the person has none yet. `Taken` if it belongs to another."""
        body = json_body(account.body)

        async def added(sql: Statements) -> None:
            await sql.count(ACCOUNT, account.person, account.created, body)
            if isinstance(way, AddressRow):
                made = await sql.count(ADDRESS, way.address, way.person, way.since)
            else:
                key = way.id, way.person, way.public_key, way.uses
                made = await sql.count(PASSKEY, *key, storable(way.name), way.created, way.used)
            if not made:
                raise Taken("way-in")

        await self.transaction(added)

    async def drop_way_in(self, person_id: str, way: str | bytes) -> bool:
        """Drop an address or a passkey. False if there's no such one, or if it's the last way to sign in."""
        table, key = ("mail_addresses", "address") if isinstance(way, str) else ("passkeys", "id")

        async def dropped(sql: Statements) -> bool:
            # Locked until commit: if two callers drop the last two at once, the second finds only one left.
            await sql.fetch("select 1 from accounts where person_id = $1 for update", person_id)
            ways = await sql.fetch(WAYS, person_id)
            if ways[0][0] < 2:
                return False
            statement = f"delete from {table} where {key} = $1 and person_id = $2"  # noqa: S608  (our own names)
            return await sql.count(statement, way, person_id) == 1

        return await self.transaction(dropped)

    async def account(self, person_id: str) -> AccountRow | None:
        """Return a person's account; None for a guest."""
        found = await self.first("select created, body from accounts where person_id = $1", person_id)
        return None if found is None else AccountRow(person=person_id, created=found[0], body=body_of(found[1]))

    async def address(self, address: str) -> AddressRow | None:
        """Return the row for an address, which names its owner."""
        found = await self.first(f"{ADDRESSES} where address = $1", address)
        return None if found is None else AddressRow(**found)

    async def addresses_of(self, person_id: str) -> list[AddressRow]:
        """Return a person's addresses, oldest first."""
        statement = f"{ADDRESSES} where person_id = $1 order by since, address"
        return [AddressRow(**row) for row in await self.fetch(statement, person_id)]

    async def passkey(self, passkey_id: bytes) -> PasskeyRow | None:
        """Return the passkey with this id."""
        found = await self.first(f"{PASSKEYS} where id = $1", passkey_id)
        return None if found is None else PasskeyRow(**found)

    async def passkeys_of(self, person_id: str) -> list[PasskeyRow]:
        """Return a person's passkeys, oldest first."""
        statement = f"{PASSKEYS} where person_id = $1 order by created, id"
        return [PasskeyRow(**row) for row in await self.fetch(statement, person_id)]

    async def use_passkey(self, passkey_id: bytes, before: int, uses: int, at: int) -> bool:
        """Record that a passkey was used. False if its counter has moved on from `before`."""
        statement = "update passkeys set uses = $3, used = $4 where id = $1 and uses = $2 returning id"
        return bool(await self.fetch(statement, passkey_id, before, uses, at, once=True))


class Tickets(Sql):
    """The store's ticket methods."""

    async def create_ticket(self, row: TicketRow) -> None:
        """Create a ticket. `Taken` if another ticket has this hash."""
        statement = f"insert into tickets ({TICKET}) values ($1, $2, $3, $4, $5, $6) on conflict do nothing"  # noqa: S608
        values = row.hash, row.purpose, row.person, row.tries, row.ends, json_body(row.body)
        await self.count(statement, *values)
        if await self.ticket(row.hash) != row:
            raise Taken("ticket")

    async def ticket(self, ticket_hash: bytes) -> TicketRow | None:
        """Return the ticket with this hash, expired or not."""
        return _ticket(await self.fetch(f"select {TICKET} from tickets where hash = $1", ticket_hash))  # noqa: S608

    async def try_ticket(self, ticket_hash: bytes, most: int) -> TicketRow | None:
        """Count a try and return the ticket; None if there's no such ticket, or it was tried `most` times."""
        statement = f"update tickets set tries = tries + 1 where hash = $1 and tries < $2 returning {TICKET}"  # noqa: S608
        return _ticket(await self.fetch(statement, ticket_hash, most, once=True))

    async def take_ticket(self, ticket_hash: bytes) -> TicketRow | None:
        """Take the ticket: only one caller across all processes gets it, the others get None."""
        statement = f"delete from tickets where hash = $1 returning {TICKET}"  # noqa: S608
        return _ticket(await self.fetch(statement, ticket_hash, once=True))

    async def forget_tickets(self, before: int) -> int:
        """Drop the tickets that expired before a time, and return how many."""
        return await self.count("delete from tickets where ends < $1", before)


def _ticket(found: list[Any]) -> TicketRow | None:
    if not found:
        return None
    key, purpose, person, tries, ends, body = found[0]
    return TicketRow(hash=key, purpose=purpose, person=person, tries=tries, ends=ends, body=body_of(body))
