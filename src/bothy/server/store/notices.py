"""The outbox, notice history and notice preferences."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bothy.server.notices.rows import OutboxRow, Parcel, PreferencesRow, PushRow, ToldRow
from bothy.server.store.bodies import storable
from bothy.server.store.sql import Sql, Statements

# The rows are chosen in a CTE, which runs once. PostgreSQL may run a subquery of `in` once per row of the outbox,
# and then `limit` holds for each run and not for the claim.
CLAIM_NOTICES = """
with due as (
    select id from outbox where at <= bothy_now() and channel is null order by id limit $2 for update skip locked
)
update outbox set at = bothy_now() + $1 from due where outbox.id = due.id returning outbox.id, tries, body
"""
CLAIM_PARCELS = """
with turns as (
    select id, row_number() over (partition by {addressee} order by id) as turn
    from outbox where at <= bothy_now() and channel = $3
), due as (
    select id from outbox join turns using (id)
    where at <= bothy_now() order by turn, id limit $2 for update of outbox skip locked
)
update outbox set at = bothy_now() + $1 from due where outbox.id = due.id returning outbox.id, tries, body
"""
PUT = "insert into outbox (at, channel, body) values ($1, $2, $3)"
TELL = """
insert into told as before (person_id, table_id, told, body) values ($1, $2, $3, $4)
on conflict (person_id, table_id) do update set told = excluded.told, body = excluded.body
where before.told <= before.looked or (cast($5 as boolean) and before.told < excluded.told)
"""
RENEW = "update told set body = $3 where person_id = $1 and table_id = $2 and body is not null"
LOOKED = """
insert into told as before (person_id, table_id, looked) values ($1, $2, $3)
on conflict (person_id, table_id) do update set looked = greatest(before.looked, excluded.looked), body = null
"""
PREFERENCES = "select person_id as person, digest, offers, body from notice_preferences"
PREFER = """
insert into notice_preferences (person_id, digest, offers, body) values ($1, $2, $3, $4)
on conflict (person_id) do update set digest = excluded.digest, offers = excluded.offers, body = excluded.body
"""
PUSH = "select endpoint, person_id as person, created, body from push_subscriptions"
KEEP_PUSH = """
insert into push_subscriptions as mine (endpoint, person_id, created, body) values ($1, $2, $3, $4)
on conflict (endpoint) do update
set person_id = excluded.person_id, created = excluded.created, body = excluded.body
where mine.person_id = excluded.person_id or mine.body = excluded.body
"""


class Outbox(Sql):
    """The outbox. Moves write into it through `append`.

    A row is a notice until its receivers are decided, then one parcel for each channel that carries it.
    """

    addressee: str
    """SQL for the person in an outbox row's body."""

    async def waiting_notices(self, limit: int = 100) -> list[tuple[int, bytes]]:
        """Return the waiting notices, oldest first, each with its number."""
        statement = "select id, body from outbox where channel is null order by id limit $1"
        return [(number, body) for number, body in await self.fetch(statement, limit)]

    async def put_notices(self, bodies: Sequence[bytes], at: int) -> None:
        """Add notices that don't come from a move, due at a time."""

        async def put(sql: Statements) -> None:
            for body in bodies:
                await sql.count(PUT, at, None, body)

        await self.transaction(put)

    async def put_parcels(self, parcels: Sequence[Parcel], at: int) -> None:
        """Add parcels to send, whatever their receiver knows already."""
        await self.transaction(lambda sql: _put(sql, parcels, at))

    async def claim_notices(self, lease: int, limit: int = 100) -> list[OutboxRow]:
        """Claim due notices for this process. Others may claim them after `lease` milliseconds."""
        return _by_number(await self.fetch(CLAIM_NOTICES, lease, limit))

    async def claim_parcels(self, channel: str, lease: int, limit: int = 100) -> list[OutboxRow]:
        """Claim a channel's due parcels: each person's oldest first, so one person's backlog delays no other."""
        statement = CLAIM_PARCELS.format(addressee=self.addressee)
        return _by_number(await self.fetch(statement, lease, limit, channel))

    async def forget_notices(self, numbers: Sequence[int]) -> None:
        """Drop handled rows."""
        await self.count("delete from outbox where id = any($1)", list(numbers))

    async def postpone(self, number: int, at: int) -> None:
        """Schedule a retry of a row, and count the failure."""
        await self.count("update outbox set at = $2, tries = tries + 1 where id = $1", number, at)


class Told(Sql):
    """Notice history per person and table: one notice per table until the person views it."""

    async def told(self, person_id: str, table_id: str) -> ToldRow:
        """Return what a person has been notified of at a table."""
        statement = "select told, looked, body from told where person_id = $1 and table_id = $2"
        found = await self.first(statement, person_id, table_id)
        return ToldRow() if found is None else ToldRow(**found)

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

        async def recorded(sql: Statements) -> bool:
            if await sql.count(TELL, person_id, table_id, at, digest, anyway):
                await _put(sql, parcels, at)
                return True
            if digest is not None:
                await sql.count(RENEW, person_id, table_id, digest)
            return False

        return await self.transaction(recorded)

    async def looked(self, person_id: str, table_id: str, at: int) -> None:
        """Record that a person viewed a table, so no earlier event needs a notice."""
        await self.count(LOOKED, person_id, table_id, at)

    async def waiting_for_digest(self, person_id: str, limit: int = 50) -> list[tuple[str, bytes]]:
        """Return the news waiting for a person's digest, oldest first, each with its table."""
        statement = (
            "select table_id, body from told where person_id = $1 and body is not null order by told limit $2"
        )
        return [(table, body) for table, body in await self.fetch(statement, person_id, limit)]

    async def send_digest(
        self, person_id: str, due: int, following: int | None, tables: Sequence[str], parcels: Sequence[Parcel]
    ) -> bool:
        """Put a digest into the outbox and schedule the next one. False if another process has done so."""
        schedule = "update notice_preferences set digest = $3 where person_id = $1 and digest = $2"
        empty = "update told set body = null where person_id = $1 and table_id = any($2)"

        async def sent(sql: Statements) -> bool:
            if not await sql.count(schedule, person_id, due, following):
                return False
            await sql.count(empty, person_id, list(tables))
            await _put(sql, parcels, due)
            return True

        return await self.transaction(sent)


class Reaching(Sql):
    """Notice preferences and push subscriptions."""

    async def notice_preferences(self, person_id: str) -> PreferencesRow | None:
        """Return a person's notice preferences, if any."""
        found = await self.first(f"{PREFERENCES} where person_id = $1", person_id)
        return None if found is None else PreferencesRow(**{**found, "offers": bool(found["offers"])})

    async def prefer_notices(self, row: PreferencesRow) -> None:
        """Save a person's notice preferences."""
        await self.count(PREFER, row.person, row.digest, row.offers, row.body)

    async def due_digests(self, limit: int = 100) -> list[PreferencesRow]:
        """Return the people whose digest is due."""
        rows = await self.fetch(f"{PREFERENCES} where digest <= bothy_now() order by digest limit $1", limit)
        return [PreferencesRow(**{**row, "offers": bool(row["offers"])}) for row in rows]

    async def who_wants_offers(self, limit: int = 100) -> list[str]:
        """Return people who want notices of seats offered by strangers, at random if there are more."""
        statement = "select person_id from notice_preferences where offers order by random() limit $1"
        return [row[0] for row in await self.fetch(statement, limit)]

    async def keep_push(self, row: PushRow) -> bool:
        """Save a browser's subscription; False if it belongs to another person.

        A person who presents the same keys uses that browser, so the subscription becomes theirs.
        """
        return await self.count(KEEP_PUSH, storable(row.endpoint), row.person, row.created, row.body) == 1

    async def push_of(self, person_id: str) -> list[PushRow]:
        """Return a person's push subscriptions, newest first."""
        statement = f"{PUSH} where person_id = $1 order by created desc, endpoint"
        return [PushRow(**row) for row in await self.fetch(statement, person_id)]

    async def push(self, endpoint: str) -> PushRow | None:
        """Return the subscription for an endpoint."""
        found = await self.first(f"{PUSH} where endpoint = $1", endpoint)
        return None if found is None else PushRow(**found)

    async def forget_push(self, endpoint: str, person_id: str | None = None) -> bool:
        """Drop a subscription; with `person_id`, only if it's theirs. False if there was none."""
        statement = "delete from push_subscriptions where endpoint = $1 and person_id = coalesce($2, person_id)"
        return await self.count(statement, endpoint, person_id) == 1


async def _put(sql: Statements, parcels: Sequence[Parcel], at: int) -> None:
    for parcel in parcels:
        await sql.count(PUT, at, parcel.channel, parcel.body)


def _by_number(rows: Sequence[Any]) -> list[OutboxRow]:
    return sorted([OutboxRow(**row) for row in rows], key=lambda row: row.id)
