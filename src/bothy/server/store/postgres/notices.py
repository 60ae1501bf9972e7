"""Outbox, notice history and notice preferences in PostgreSQL."""

from __future__ import annotations

from collections.abc import Sequence

from bothy.server.notices.rows import OutboxRow, Parcel, PreferencesRow, PushRow, ToldRow
from bothy.server.store.bodies import storable
from bothy.server.store.postgres.pool import PostgresPool

# The rows are chosen in a CTE, which runs once. PostgreSQL may run a subquery of `in` once per row of the outbox,
# and then `limit` holds for each run and not for the claim.
CLAIM_NOTICES = """
with due as (
    select id from outbox where at <= bothy_now() and channel is null order by id limit $2 for update skip locked
)
update outbox set at = bothy_now() + $1 from due where outbox.id = due.id returning outbox.id, tries, body
"""
WHOSE = """substring(convert_from(body, 'UTF8') from '"person":"([^"]*)"')"""
CLAIM_PARCELS = f"""
with turns as (
    select id, row_number() over (partition by {WHOSE} order by id) as turn
    from outbox where at <= bothy_now() and channel = $3
), due as (
    select id from outbox join turns using (id)
    where at <= bothy_now() order by turn, id limit $2 for update of outbox skip locked
)
update outbox set at = bothy_now() + $1 from due where outbox.id = due.id returning outbox.id, tries, body
"""  # noqa: S608

PUT = """
insert into outbox (at, channel, body)
select $1, channel, body from unnest($2::text[], $3::bytea[]) as given (channel, body)
"""

TELL = """
with told_now as (
    insert into told as before (person_id, table_id, told, body) values ($1, $2, $3, $6)
    on conflict (person_id, table_id) do update set told = excluded.told, body = excluded.body
    where before.told <= before.looked or ($7::boolean and before.told < excluded.told)
    returning person_id
), sent as (
    insert into outbox (at, channel, body)
    select $3, channel, given.body from told_now, unnest($4::text[], $5::bytea[]) as given (channel, body)
)
select count(*) from told_now
"""
RENEW = "update told set body = $3 where person_id = $1 and table_id = $2 and body is not null"

LOOKED = """
insert into told as before (person_id, table_id, looked) values ($1, $2, $3)
on conflict (person_id, table_id) do update set looked = greatest(before.looked, excluded.looked), body = null
"""

SEND_DIGEST = """
with due_now as (
    update notice_preferences set digest = $3 where person_id = $1 and digest = $2 returning person_id
), emptied as (
    update told set body = null from due_now
    where told.person_id = due_now.person_id and table_id = any ($4::text[])
), sent as (
    insert into outbox (at, channel, body)
    select $2, channel, given.body from due_now, unnest($5::text[], $6::bytea[]) as given (channel, body)
)
select count(*) from due_now
"""

PREFER = """
insert into notice_preferences (person_id, digest, offers, body) values ($1, $2, $3, $4)
on conflict (person_id) do update set digest = excluded.digest, offers = excluded.offers, body = excluded.body
"""

KEEP_PUSH = """
insert into push_subscriptions as mine (endpoint, person_id, created, body) values ($1, $2, $3, $4)
on conflict (endpoint) do update
set person_id = excluded.person_id, created = excluded.created, body = excluded.body
where mine.person_id = excluded.person_id or mine.body = excluded.body
"""


def _columns(parcels: Sequence[Parcel]) -> tuple[list[str], list[bytes]]:
    return [each.channel for each in parcels], [each.body for each in parcels]


class PostgresOutbox(PostgresPool):
    """The outbox."""

    async def waiting_notices(self, limit: int = 100) -> list[tuple[int, bytes]]:
        """Return the waiting notices, oldest first."""
        statement = "select id, body from outbox where channel is null order by id limit $1"
        rows = await self.ask(lambda connection, _: connection.fetch(statement, limit))
        return [(number, body) for number, body in rows]

    async def put_notices(self, bodies: Sequence[bytes], at: int) -> None:
        """Add notices that don't come from a move."""
        await self.ask(lambda connection, _: connection.execute(PUT, at, [None] * len(bodies), list(bodies)))

    async def put_parcels(self, parcels: Sequence[Parcel], at: int) -> None:
        """Add parcels to send."""
        await self.ask(lambda connection, _: connection.execute(PUT, at, *_columns(parcels)))

    async def claim_notices(self, lease: int, limit: int = 100) -> list[OutboxRow]:
        """Claim the due notices for this process."""
        return await self._claim(CLAIM_NOTICES, lease, limit)

    async def claim_parcels(self, channel: str, lease: int, limit: int = 100) -> list[OutboxRow]:
        """Claim the due parcels of a channel."""
        return await self._claim(CLAIM_PARCELS, lease, limit, channel)

    async def _claim(self, statement: str, *values: int | str) -> list[OutboxRow]:
        rows = await self.ask(lambda connection, _: connection.fetch(statement, *values))
        return [OutboxRow(id=number, tries=tries, body=body) for number, tries, body in sorted(map(tuple, rows))]

    async def forget_notices(self, numbers: Sequence[int]) -> None:
        """Drop handled rows."""
        statement = "delete from outbox where id = any($1::bigint[])"
        await self.ask(lambda connection, _: connection.execute(statement, list(numbers)))

    async def postpone(self, number: int, at: int) -> None:
        """Schedule a retry of a row."""
        statement = "update outbox set at = $2, tries = tries + 1 where id = $1"
        await self.ask(lambda connection, _: connection.execute(statement, number, at))


class PostgresTold(PostgresPool):
    """Notice history per person and table."""

    async def told(self, person_id: str, table_id: str) -> ToldRow:
        """Return what a person has been notified of at a table."""
        statement = "select told, looked, body from told where person_id = $1 and table_id = $2"
        found = await self.ask(lambda connection, _: connection.fetchrow(statement, person_id, table_id))
        return ToldRow() if found is None else ToldRow(told=found[0], looked=found[1], body=found[2])

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
        values = person_id, table_id, at, *_columns(parcels), digest, anyway
        if await self.ask(lambda connection, _: connection.fetchval(TELL, *values)):
            return True
        if digest is not None:
            await self.ask(lambda connection, _: connection.execute(RENEW, person_id, table_id, digest))
        return False

    async def looked(self, person_id: str, table_id: str, at: int) -> None:
        """Record that a person viewed a table."""
        await self.ask(lambda connection, _: connection.execute(LOOKED, person_id, table_id, at))

    async def waiting_for_digest(self, person_id: str, limit: int = 50) -> list[tuple[str, bytes]]:
        """Return the news waiting for a person's digest."""
        statement = (
            "select table_id, body from told where person_id = $1 and body is not null order by told limit $2"
        )
        rows = await self.ask(lambda connection, _: connection.fetch(statement, person_id, limit))
        return [(table, body) for table, body in rows]

    async def send_digest(
        self, person_id: str, due: int, following: int | None, tables: Sequence[str], parcels: Sequence[Parcel]
    ) -> bool:
        """Put a digest into the outbox and schedule the next one."""
        values = person_id, due, following, list(tables), *_columns(parcels)
        return bool(await self.ask(lambda connection, _: connection.fetchval(SEND_DIGEST, *values)))


class PostgresReaching(PostgresPool):
    """Notice preferences and push subscriptions."""

    async def notice_preferences(self, person_id: str) -> PreferencesRow | None:
        """Return a person's notice preferences."""
        statement = "select digest, body, offers from notice_preferences where person_id = $1"
        found = await self.ask(lambda connection, _: connection.fetchrow(statement, person_id))
        return None if found is None else _preferences(person_id, *found)

    async def prefer_notices(self, row: PreferencesRow) -> None:
        """Save a person's notice preferences."""
        values = row.person, row.digest, row.offers, row.body
        await self.ask(lambda connection, _: connection.execute(PREFER, *values))

    async def who_wants_offers(self, limit: int = 100) -> list[str]:
        """Return some people who want notices of seats offered by strangers."""
        statement = "select person_id from notice_preferences where offers order by random() limit $1"
        return [row[0] for row in await self.ask(lambda connection, _: connection.fetch(statement, limit))]

    async def due_digests(self, limit: int = 100) -> list[PreferencesRow]:
        """Return the people whose digest is due."""
        statement = (
            "select person_id, digest, body, offers from notice_preferences"
            " where digest <= bothy_now() order by digest limit $1"
        )
        rows = await self.ask(lambda connection, _: connection.fetch(statement, limit))
        return [_preferences(*row) for row in rows]

    async def keep_push(self, row: PushRow) -> bool:
        """Save a browser's subscription unless it belongs to another person."""
        values = storable(row.endpoint), row.person, row.created, row.body
        status = await self.ask(lambda connection, _: connection.execute(KEEP_PUSH, *values))
        return not status.endswith(" 0")

    async def push_of(self, person_id: str) -> list[PushRow]:
        """Return a person's push subscriptions."""
        statement = (
            "select endpoint, person_id, created, body from push_subscriptions where person_id = $1"
            " order by created desc, endpoint"
        )
        return [
            _push(*row) for row in await self.ask(lambda connection, _: connection.fetch(statement, person_id))
        ]

    async def push(self, endpoint: str) -> PushRow | None:
        """Return the subscription for an endpoint."""
        statement = "select endpoint, person_id, created, body from push_subscriptions where endpoint = $1"
        found = await self.ask(lambda connection, _: connection.fetchrow(statement, endpoint))
        return None if found is None else _push(*found)

    async def forget_push(self, endpoint: str, person_id: str | None = None) -> bool:
        """Drop a subscription."""
        statement = "delete from push_subscriptions where endpoint = $1 and person_id = coalesce($2, person_id)"
        status = await self.ask(lambda connection, _: connection.execute(statement, endpoint, person_id))
        return not status.endswith(" 0")


def _preferences(person: str, digest: int | None, body: bytes, offers: bool) -> PreferencesRow:
    return PreferencesRow(person=person, digest=digest, offers=offers, body=body)


def _push(endpoint: str, person: str, created: int, body: bytes) -> PushRow:
    return PushRow(endpoint=endpoint, person=person, created=created, body=body)


class PostgresNotices(PostgresOutbox, PostgresTold, PostgresReaching):
    """The store's notice methods."""
