"""Outbox, notice history and notice preferences in SQLite."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence

from bothy.server.notices.rows import OutboxRow, Parcel, PreferencesRow, PushRow, ToldRow
from bothy.server.store.bodies import storable
from bothy.server.store.sqlite.file import SqliteFile, select, touched

CLAIM_NOTICES = """
update outbox set at = bothy_now() + :lease where id in (
    select id from outbox where at <= bothy_now() and channel is null order by id limit :limit
) returning id, tries, body
"""
WHOSE = "case when json_valid(cast(body as text)) then json_extract(cast(body as text), '$.person') end"
CLAIM_PARCELS = f"""
update outbox set at = bothy_now() + :lease where id in (
    select id from outbox where at <= bothy_now() and channel = :channel
    order by row_number() over (partition by {WHOSE} order by id), id limit :limit
) returning id, tries, body
"""  # noqa: S608

TELL = """
insert into told (person_id, table_id, told, body) values (?, ?, ?, ?)
on conflict (person_id, table_id) do update set told = excluded.told, body = excluded.body
where told.told <= told.looked or (? and told.told < excluded.told)
returning person_id
"""
RENEW = "update told set body = ? where person_id = ? and table_id = ? and body is not null"

LOOKED = """
insert into told (person_id, table_id, looked) values (?, ?, ?)
on conflict (person_id, table_id) do update set looked = max(told.looked, excluded.looked), body = null
"""

PREFER = """
insert into notice_preferences (person_id, digest, offers, body) values (?, ?, ?, ?)
on conflict (person_id) do update set digest = excluded.digest, offers = excluded.offers, body = excluded.body
"""

KEEP_PUSH = """
insert into push_subscriptions as mine (endpoint, person_id, created, body) values (?, ?, ?, ?)
on conflict (endpoint) do update
set person_id = excluded.person_id, created = excluded.created, body = excluded.body
where mine.person_id = excluded.person_id or mine.body = excluded.body
"""


class SqliteOutbox(SqliteFile):
    """The outbox."""

    async def waiting_notices(self, limit: int = 100) -> list[tuple[int, bytes]]:
        """Return the waiting notices, oldest first."""
        return await self.read(
            select, "select id, body from outbox where channel is null order by id limit ?", limit
        )

    async def put_notices(self, bodies: Sequence[bytes], at: int) -> None:
        """Add notices that don't come from a move."""
        await self.write(_put, at, [(None, body) for body in bodies])

    async def put_parcels(self, parcels: Sequence[Parcel], at: int) -> None:
        """Add parcels to send."""
        await self.write(_put, at, [(each.channel, each.body) for each in parcels])

    async def claim_notices(self, lease: int, limit: int = 100) -> list[OutboxRow]:
        """Claim the due notices."""
        return await self.write(_claim, CLAIM_NOTICES, {"lease": lease, "limit": limit})

    async def claim_parcels(self, channel: str, lease: int, limit: int = 100) -> list[OutboxRow]:
        """Claim the due parcels of a channel."""
        values = {"channel": channel, "lease": lease, "limit": limit}
        return await self.write(_claim, CLAIM_PARCELS, values)

    async def forget_notices(self, numbers: Sequence[int]) -> None:
        """Drop handled rows."""
        await self.write(_many, "delete from outbox where id = ?", [(number,) for number in numbers])

    async def postpone(self, number: int, at: int) -> None:
        """Schedule a retry of a row."""
        await self.write(touched, "update outbox set at = ?, tries = tries + 1 where id = ?", at, number)


class SqliteTold(SqliteFile):
    """Notice history per person and table."""

    async def told(self, person_id: str, table_id: str) -> ToldRow:
        """Return what a person has been notified of at a table."""
        statement = "select told, looked, body from told where person_id = ? and table_id = ?"
        found = await self.read(select, statement, person_id, table_id)
        return ToldRow(told=found[0][0], looked=found[0][1], body=found[0][2]) if found else ToldRow()

    async def tell(
        self,
        person_id: str,
        table_id: str,
        at: int,
        parcels: Sequence[Parcel],
        digest: bytes | None = None,
        anyway: bool = False,
    ) -> bool:
        """Record a notification together with its parcels."""
        return await self.write(_tell, person_id, table_id, at, parcels, digest, anyway)

    async def looked(self, person_id: str, table_id: str, at: int) -> None:
        """Record that a person viewed a table."""
        await self.write(touched, LOOKED, person_id, table_id, at)

    async def waiting_for_digest(self, person_id: str, limit: int = 50) -> list[tuple[str, bytes]]:
        """Return the news waiting for a person's digest."""
        statement = (
            "select table_id, body from told where person_id = ? and body is not null order by told limit ?"
        )
        return await self.read(select, statement, person_id, limit)

    async def send_digest(
        self, person_id: str, due: int, following: int | None, tables: Sequence[str], parcels: Sequence[Parcel]
    ) -> bool:
        """Put a digest into the outbox and schedule the next one."""
        return await self.write(_send_digest, person_id, due, following, tables, parcels)


class SqliteReaching(SqliteFile):
    """Notice preferences and push subscriptions."""

    async def notice_preferences(self, person_id: str) -> PreferencesRow | None:
        """Return a person's notice preferences."""
        statement = "select person_id, digest, body, offers from notice_preferences where person_id = ?"
        found = await self.read(select, statement, person_id)
        return _preferences(*found[0]) if found else None

    async def prefer_notices(self, row: PreferencesRow) -> None:
        """Save a person's notice preferences."""
        await self.write(touched, PREFER, row.person, row.digest, row.offers, row.body)

    async def who_wants_offers(self, limit: int = 100) -> list[str]:
        """Return some people who want notices of seats offered by strangers."""
        statement = "select person_id from notice_preferences where offers order by random() limit ?"
        return [row[0] for row in await self.read(select, statement, limit)]

    async def due_digests(self, limit: int = 100) -> list[PreferencesRow]:
        """Return the people whose digest is due."""
        statement = (
            "select person_id, digest, body, offers from notice_preferences"
            " where digest <= bothy_now() order by digest limit ?"
        )
        return [_preferences(*row) for row in await self.read(select, statement, limit)]

    async def keep_push(self, row: PushRow) -> bool:
        """Save a browser's subscription unless it belongs to another person."""
        values = storable(row.endpoint), row.person, row.created, row.body
        return await self.write(touched, KEEP_PUSH, *values) == 1

    async def push_of(self, person_id: str) -> list[PushRow]:
        """Return a person's push subscriptions."""
        which = "where person_id = ? order by created desc, endpoint"
        return [_push(*row) for row in await self.read(select, f"{PUSH} {which}", person_id)]

    async def push(self, endpoint: str) -> PushRow | None:
        """Return the subscription for an endpoint."""
        found = await self.read(select, f"{PUSH} where endpoint = ?", endpoint)
        return _push(*found[0]) if found else None

    async def forget_push(self, endpoint: str, person_id: str | None = None) -> bool:
        """Drop a subscription."""
        statement = "delete from push_subscriptions where endpoint = ? and person_id = coalesce(?, person_id)"
        return await self.write(touched, statement, endpoint, person_id) == 1


PUSH = "select endpoint, person_id, created, body from push_subscriptions"


class SqliteNotices(SqliteOutbox, SqliteTold, SqliteReaching):
    """The store's notice methods."""


def _push(endpoint: str, person: str, created: int, body: bytes) -> PushRow:
    return PushRow(endpoint=endpoint, person=person, created=created, body=body)


def _preferences(person: str, digest: int | None, body: bytes, offers: int) -> PreferencesRow:
    return PreferencesRow(person=person, digest=digest, offers=bool(offers), body=body)


def _many(db: sqlite3.Connection, statement: str, rows: Sequence[tuple[object, ...]]) -> None:
    db.executemany(statement, rows)


def _put(db: sqlite3.Connection, at: int, rows: Sequence[tuple[str | None, bytes]]) -> None:
    db.executemany("insert into outbox (at, channel, body) values (?, ?, ?)", [(at, *row) for row in rows])


def _claim(db: sqlite3.Connection, statement: str, values: dict[str, object]) -> list[OutboxRow]:
    rows = sorted(db.execute(statement, values).fetchall())
    return [OutboxRow(id=number, tries=tries, body=body) for number, tries, body in rows]


def _tell(
    db: sqlite3.Connection,
    person_id: str,
    table_id: str,
    at: int,
    parcels: Sequence[Parcel],
    digest: bytes | None,
    anyway: bool,
) -> bool:
    if not db.execute(TELL, (person_id, table_id, at, digest, anyway)).fetchall():
        if digest is not None:
            db.execute(RENEW, (digest, person_id, table_id))
        return False
    _put(db, at, [(each.channel, each.body) for each in parcels])
    return True


def _send_digest(
    db: sqlite3.Connection,
    person_id: str,
    due: int,
    following: int | None,
    tables: Sequence[str],
    parcels: Sequence[Parcel],
) -> bool:
    statement = "update notice_preferences set digest = ? where person_id = ? and digest = ?"
    if not db.execute(statement, (following, person_id, due)).rowcount:
        return False
    emptied = [(person_id, table) for table in tables]
    db.executemany("update told set body = null where person_id = ? and table_id = ?", emptied)
    _put(db, due, [(each.channel, each.body) for each in parcels])
    return True
