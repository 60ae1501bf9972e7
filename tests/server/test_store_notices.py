"""Pending notices in both back ends: each is handled once, and no one is notified twice before they look."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from tests.server.calendar import Watch
from tests.server.processes import a_person

from bothy.local.ids import fresh_id
from bothy.server.notices.rows import Parcel, PreferencesRow, PushRow, ToldRow
from bothy.server.store import Store
from bothy.server.store.postgres import PostgresStore
from bothy.server.store.sqlite import SqliteStore

NOW = Watch().at
LATER, LEASE = NOW + 1_000, 500


@pytest.fixture(params=["sqlite", "postgres"])
def back_end(request: pytest.FixtureRequest, tmp_path: Path) -> Store:
    if request.param == "sqlite":
        return SqliteStore(tmp_path / "bothy.db")
    return PostgresStore(request.getfixturevalue("empty_form"))


@pytest.fixture
async def store(back_end: Store, watch: Watch) -> AsyncIterator[Store]:
    await back_end.open()
    async with watch.over(back_end):
        yield back_end
    await back_end.close()


@pytest.fixture
def watch() -> Watch:
    return Watch()


def mail(text: bytes = b"a mail") -> Parcel:
    return Parcel(channel="mail", body=text)


async def test_a_notice_is_claimed_by_one_process_until_its_time_is_over(store: Store, watch: Watch) -> None:
    await store.put_notices([b"one", b"two"], NOW)
    await store.put_notices([b"later"], LATER)
    claimed = await asyncio.gather(*(store.claim_notices(LEASE) for _ in range(5)))
    assert sorted(row.body for rows in claimed for row in rows) == [b"one", b"two"]
    await watch.forward(LEASE - 1)
    assert await store.claim_notices(LEASE) == []
    await watch.forward(1)
    assert [row.body for row in await store.claim_notices(LEASE)] == [b"one", b"two"]


async def test_parcels_and_notices_are_claimed_apart(store: Store) -> None:
    await store.put_notices([b"a notice"], NOW)
    await store.put_parcels([mail()], NOW)
    assert [row.body for row in await store.claim_parcels("mail", LEASE)] == [b"a mail"]
    assert [row.body for row in await store.claim_notices(LEASE)] == [b"a notice"]


async def test_a_channel_has_its_own_parcels_and_everyone_gets_a_turn(store: Store) -> None:
    def to(person: str, number: int, channel: str = "hook") -> Parcel:
        return Parcel(channel=channel, body=b'{"person":"%s","id":%d}' % (person.encode(), number))

    await store.put_parcels([to("mallory", 0)], NOW)
    if isinstance(store, PostgresStore):
        # Once autovacuum has counted one row, PostgreSQL plans with nested loops: `limit` must hold there too.
        await store.ask(lambda connection, _: connection.execute("vacuum analyze outbox"))
    await store.put_parcels([to("mallory", number) for number in range(1, 5)], NOW)
    await store.put_parcels([to("ailsa", 5), to("ailsa", 6, "mail"), to("boyd", 7)], NOW)
    claimed = [row.body for row in await store.claim_parcels("hook", LEASE, 4)]
    assert claimed == [to("mallory", 0).body, to("mallory", 1).body, to("ailsa", 5).body, to("boyd", 7).body]
    assert len(await store.claim_parcels("hook", LEASE)) == 3
    assert [row.body for row in await store.claim_parcels("mail", LEASE)] == [to("ailsa", 6, "mail").body]


async def test_a_failed_parcel_is_retried_at_its_time_and_the_try_is_counted(store: Store, watch: Watch) -> None:
    await store.put_parcels([mail()], NOW)
    (row,) = await store.claim_parcels("mail", LEASE)
    await store.postpone(row.id, LATER)
    await watch.forward(LATER - NOW - 1)
    assert await store.claim_parcels("mail", LEASE) == []
    await watch.forward(1)
    (again,) = await store.claim_parcels("mail", LEASE)
    assert (again.id, again.tries, again.body) == (row.id, 1, row.body)
    await store.forget_notices([row.id])
    await watch.forward(LEASE)
    assert await store.claim_parcels("mail", LEASE) == []


async def test_one_notice_a_table_until_one_looks(store: Store) -> None:
    person, table = fresh_id(), fresh_id()
    assert await store.tell(person, table, NOW, [mail(b"first")])
    assert not await store.tell(person, table, NOW + 1, [mail(b"second")])
    assert [row.body for row in await store.claim_parcels("mail", LEASE)] == [b"first"]
    await store.looked(person, table, NOW + 2)
    assert await store.told(person, table) == ToldRow(told=NOW, looked=NOW + 2)
    assert await store.tell(person, table, NOW + 3, [mail(b"third")])
    assert await store.tell(person, table, NOW + 4, [mail(b"time ran out")], anyway=True)
    assert not await store.tell(person, table, NOW + 4, [mail(b"the same")], anyway=True), "twice is once"
    assert await store.tell(fresh_id(), table, NOW + 3, [])
    assert await store.tell(person, fresh_id(), NOW + 3, [])


async def test_of_many_processes_that_tell_at_once_one_does(store: Store) -> None:
    person, table = fresh_id(), fresh_id()
    outcomes = await asyncio.gather(*(store.tell(person, table, NOW, [mail()]) for _ in range(10)))
    assert sorted(outcomes) == [False] * 9 + [True]
    assert len(await store.claim_parcels("mail", LEASE)) == 1


async def test_a_look_is_never_taken_for_an_older_one(store: Store) -> None:
    person, table = fresh_id(), fresh_id()
    await store.looked(person, table, LATER)
    await store.looked(person, table, NOW)
    assert (await store.told(person, table)).looked == LATER


async def test_a_digest_is_sent_once_with_the_notices_not_yet_looked_at(store: Store, watch: Watch) -> None:
    person = a_person()
    seen, one, two = fresh_id(), fresh_id(), fresh_id()
    await store.create_person(person)
    await store.prefer_notices(PreferencesRow(person=person.id, digest=LATER, body=b"{}"))
    for at, table in enumerate((seen, one, two)):
        assert await store.tell(person.id, table, NOW + at, [], b"your turn")
    assert not await store.tell(person.id, two, NOW + 5, [], b"it is over")
    await store.looked(person.id, seen, NOW + 9)
    await watch.forward(LATER - NOW - 1)
    assert await store.due_digests() == []
    await watch.forward(1)
    assert [row.person for row in await store.due_digests()] == [person.id]
    waiting = await store.waiting_for_digest(person.id)
    assert waiting == [(one, b"your turn"), (two, b"it is over")]
    outcomes = await asyncio.gather(
        *(store.send_digest(person.id, LATER, LATER + 1, [one, two], [mail()]) for _ in range(4))
    )
    assert sorted(outcomes) == [False, False, False, True]
    assert len(await store.claim_parcels("mail", LEASE)) == 1
    assert await store.waiting_for_digest(person.id) == []
    await watch.forward(1)
    assert [row.digest for row in await store.due_digests()] == [LATER + 1]


async def test_a_browser_belongs_to_its_current_user_who_must_show_its_keys(store: Store) -> None:
    one, other = a_person(), a_person("Bran")
    await store.create_person(one)
    await store.create_person(other)
    where = f"https://push.example/{fresh_id()}"
    theirs = PushRow(endpoint=where, person=one.id, created=NOW, body=b"keys")
    assert await store.keep_push(theirs)
    assert not await store.keep_push(PushRow(endpoint=where, person=other.id, created=LATER, body=b"other keys"))
    assert await store.push_of(one.id) == [theirs]
    taken = PushRow(endpoint=where, person=other.id, created=LATER, body=b"keys")
    assert await store.keep_push(taken)
    assert await store.push_of(one.id) == []
    assert await store.push_of(other.id) == [taken]
    assert not await store.forget_push(where, one.id)
    assert await store.push(where) == taken
    assert await store.forget_push(where, other.id)
    assert await store.push(where) is None


async def test_no_notice_data_is_left_of_an_erased_person(store: Store) -> None:
    person, table = a_person(), fresh_id()
    await store.create_person(person)
    await store.prefer_notices(PreferencesRow(person=person.id, body=b"{}"))
    await store.keep_push(PushRow(endpoint="https://push.example/x", person=person.id, created=NOW, body=b"{}"))
    await store.tell(person.id, table, NOW, [])
    await store.erase_person(person.id)
    assert await store.notice_preferences(person.id) is None
    assert await store.push_of(person.id) == []
    assert await store.told(person.id, table) == ToldRow()
