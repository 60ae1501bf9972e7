"""Accounts in PostgreSQL."""

from __future__ import annotations

from typing import Any

from bothy.server.accounts.rows import AccountRow, AddressRow, PasskeyRow
from bothy.server.errors import Taken
from bothy.server.rows import SessionRow
from bothy.server.store.bodies import body_of, json_body, storable
from bothy.server.store.postgres.migrate import Connection
from bothy.server.store.postgres.pool import PostgresPool

ACCOUNT = "insert into accounts (person_id, created, body) values ($1, $2, $3) on conflict do nothing"
ADDRESS = """
insert into mail_addresses (address, person_id, since) values ($1, $2, $3)
on conflict (address) do update set since = mail_addresses.since where mail_addresses.person_id = $2
returning address
"""
PASSKEY = """
insert into passkeys (id, person_id, public_key, uses, name, created, used) values ($1, $2, $3, $4, $5, $6, $7)
on conflict (id) do update set name = excluded.name where passkeys.person_id = $2 returning id
"""
COUNT = """
select (select count(*) from mail_addresses where person_id = $1)
    + (select count(*) from passkeys where person_id = $1)
"""
PASSKEYS = "select id, person_id, public_key, uses, name, created, used from passkeys where "


class PostgresAccounts(PostgresPool):
    """The store's account methods."""

    async def add_way_in(self, account: AccountRow, way: AddressRow | PasskeyRow) -> None:
        """Add a way to sign in."""

        async def added(connection: Connection, _again: bool) -> None:
            async with connection.transaction():
                body = json_body(account.body).decode()
                await connection.execute(ACCOUNT, account.person, account.created, body)
                if isinstance(way, AddressRow):
                    made = await connection.fetchval(ADDRESS, way.address, way.person, way.since)
                else:
                    made = await connection.fetchval(PASSKEY, *_values(way))
                if made is None:
                    raise Taken("way-in")

        await self.ask(added)

    async def drop_way_in(self, person_id: str, way: str | bytes) -> bool:
        """Drop an address or a passkey, unless it's the last way to sign in."""
        table, key = ("mail_addresses", "address") if isinstance(way, str) else ("passkeys", "id")
        statement = f"delete from {table} where {key} = $1 and person_id = $2"  # noqa: S608  (our own names)

        async def dropped(connection: Connection, _again: bool) -> bool:
            async with connection.transaction():
                # Locked until commit: if two callers drop the last two at once, the second finds only one left.
                await connection.execute("select 1 from accounts where person_id = $1 for update", person_id)
                if await connection.fetchval(COUNT, person_id) < 2:
                    return False
                return str(await connection.execute(statement, way, person_id)) == "DELETE 1"

        return await self.ask(dropped)

    async def account(self, person_id: str) -> AccountRow | None:
        """Return a person's account."""
        statement = "select created, body from accounts where person_id = $1"
        found = await self.ask(lambda connection, _: connection.fetchrow(statement, person_id))
        return None if found is None else AccountRow(person=person_id, created=found[0], body=body_of(found[1]))

    async def address(self, address: str) -> AddressRow | None:
        """Return the row for an address."""
        found = await self._addresses("address = $1", address)
        return found[0] if found else None

    async def addresses_of(self, person_id: str) -> list[AddressRow]:
        """Return a person's addresses."""
        return await self._addresses("person_id = $1 order by since, address", person_id)

    async def passkey(self, passkey_id: bytes) -> PasskeyRow | None:
        """Return the passkey with this id."""
        found = await self.ask(lambda connection, _: connection.fetchrow(PASSKEYS + "id = $1", passkey_id))
        return None if found is None else _passkey(found)

    async def passkeys_of(self, person_id: str) -> list[PasskeyRow]:
        """Return a person's passkeys."""
        statement = PASSKEYS + "person_id = $1 order by created, id"
        return [_passkey(row) for row in await self.ask(lambda each, _: each.fetch(statement, person_id))]

    async def use_passkey(self, passkey_id: bytes, before: int, uses: int, at: int) -> bool:
        """Record that a passkey was used."""
        statement = "update passkeys set uses = $3, used = $4 where id = $1 and uses = $2"
        status = await self.ask_once(lambda each, _: each.execute(statement, passkey_id, before, uses, at))
        return str(status) == "UPDATE 1"

    async def sessions_of(self, person_id: str) -> list[SessionRow]:
        """Return a person's sessions, most recently used first."""
        statement = """
        select token_hash, person_id, created, seen, ends, device from sessions where person_id = $1
        order by seen desc, created desc
        """
        rows = await self.ask(lambda each, _: each.fetch(statement, person_id))
        return [
            SessionRow(token_hash=row[0], person=row[1], created=row[2], seen=row[3], ends=row[4], device=row[5])
            for row in rows
        ]

    async def _addresses(self, which: str, value: str) -> list[AddressRow]:
        statement = f"select address, person_id, since from mail_addresses where {which}"  # noqa: S608  (our own text)
        rows = await self.ask(lambda each, _: each.fetch(statement, value))
        return [AddressRow(address=row[0], person=row[1], since=row[2]) for row in rows]


def _values(row: PasskeyRow) -> tuple[object, ...]:
    return row.id, row.person, row.public_key, row.uses, storable(row.name), row.created, row.used


def _passkey(found: Any) -> PasskeyRow:
    key, person, public, uses, name, created, used = found
    return PasskeyRow(id=key, person=person, public_key=public, uses=uses, name=name, created=created, used=used)
