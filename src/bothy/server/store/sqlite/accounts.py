"""Accounts in SQLite."""

from __future__ import annotations

import sqlite3

from bothy.server.accounts.rows import AccountRow, AddressRow, PasskeyRow
from bothy.server.errors import Taken
from bothy.server.rows import SessionRow
from bothy.server.store.bodies import body_of, json_body, storable
from bothy.server.store.sqlite.file import SqliteFile


class SqliteAccounts(SqliteFile):
    """The store's account methods."""

    async def add_way_in(self, account: AccountRow, way: AddressRow | PasskeyRow) -> None:
        """Add a way to sign in."""
        await self.write(_add, account, way)

    async def drop_way_in(self, person_id: str, way: str | bytes) -> bool:
        """Drop an address or a passkey, unless it's the last way to sign in."""
        return await self.write(_drop, person_id, way)

    async def account(self, person_id: str) -> AccountRow | None:
        """Return a person's account."""
        return await self.read(_account, person_id)

    async def address(self, address: str) -> AddressRow | None:
        """Return the row for an address."""
        return next(iter(await self.read(_addresses, "address = ?", address)), None)

    async def addresses_of(self, person_id: str) -> list[AddressRow]:
        """Return a person's addresses."""
        return await self.read(_addresses, "person_id = ? order by since, address", person_id)

    async def passkey(self, passkey_id: bytes) -> PasskeyRow | None:
        """Return the passkey with this id."""
        return next(iter(await self.read(_passkeys, "id = ?", passkey_id)), None)

    async def passkeys_of(self, person_id: str) -> list[PasskeyRow]:
        """Return a person's passkeys."""
        return await self.read(_passkeys, "person_id = ? order by created, id", person_id)

    async def use_passkey(self, passkey_id: bytes, before: int, uses: int, at: int) -> bool:
        """Record that a passkey was used."""
        return await self.write(_use, passkey_id, before, uses, at)

    async def sessions_of(self, person_id: str) -> list[SessionRow]:
        """Return a person's sessions, most recently used first."""
        return await self.read(_sessions, person_id)


def _add(db: sqlite3.Connection, account: AccountRow, way: AddressRow | PasskeyRow) -> None:
    db.execute(
        "insert into accounts (person_id, created, body) values (?, ?, ?) on conflict do nothing",
        (account.person, account.created, json_body(account.body)),
    )
    if isinstance(way, AddressRow):
        made = db.execute(
            "insert into mail_addresses (address, person_id, since) values (?, ?, ?) on conflict (address)"
            " do update set since = mail_addresses.since where mail_addresses.person_id = excluded.person_id",
            (way.address, way.person, way.since),
        )
    else:
        values = way.id, way.person, way.public_key, way.uses, storable(way.name), way.created, way.used
        made = db.execute(
            "insert into passkeys (id, person_id, public_key, uses, name, created, used)"
            " values (?, ?, ?, ?, ?, ?, ?) on conflict (id)"
            " do update set name = excluded.name where passkeys.person_id = excluded.person_id",
            values,
        )
    if not made.rowcount:
        raise Taken("way-in")


def _drop(db: sqlite3.Connection, person_id: str, way: str | bytes) -> bool:
    if len(_addresses(db, "person_id = ?", person_id)) + len(_passkeys(db, "person_id = ?", person_id)) < 2:
        return False
    statement = (
        "delete from mail_addresses where address = ? and person_id = ?"
        if isinstance(way, str)
        else "delete from passkeys where id = ? and person_id = ?"
    )
    return db.execute(statement, (way, person_id)).rowcount == 1


def _account(db: sqlite3.Connection, person_id: str) -> AccountRow | None:
    found = db.execute("select created, body from accounts where person_id = ?", (person_id,)).fetchone()
    return None if found is None else AccountRow(person=person_id, created=found[0], body=body_of(found[1]))


def _addresses(db: sqlite3.Connection, which: str, value: str) -> list[AddressRow]:
    rows = db.execute(f"select address, person_id, since from mail_addresses where {which}", (value,))  # noqa: S608
    return [AddressRow(address=address, person=person, since=since) for address, person, since in rows]


def _passkeys(db: sqlite3.Connection, which: str, value: str | bytes) -> list[PasskeyRow]:
    rows = db.execute(
        f"select id, person_id, public_key, uses, name, created, used from passkeys where {which}",  # noqa: S608
        (value,),
    )
    return [
        PasskeyRow(id=key, person=person, public_key=public, uses=uses, name=name, created=created, used=used)
        for key, person, public, uses, name, created, used in rows
    ]


def _use(db: sqlite3.Connection, passkey_id: bytes, before: int, uses: int, at: int) -> bool:
    statement = "update passkeys set uses = ?, used = ? where id = ? and uses = ?"
    return db.execute(statement, (uses, at, passkey_id, before)).rowcount == 1


def _sessions(db: sqlite3.Connection, person_id: str) -> list[SessionRow]:
    rows = db.execute(
        "select token_hash, person_id, created, seen, ends, device from sessions where person_id = ?"
        " order by seen desc, created desc",
        (person_id,),
    )
    return [
        SessionRow(token_hash=key, person=person, created=created, seen=seen, ends=ends, device=device)
        for key, person, created, seen, ends, device in rows
    ]
