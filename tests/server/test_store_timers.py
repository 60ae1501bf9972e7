"""Clocks in both back ends: each is claimed by one process, again if that one died; and host downtimes."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from tests.server.calendar import file_for_tests, forward, migrate_for_tests
from tests.server.processes import FIRST, a_match, a_person, lines

from bothy.server.rows import SideWrites, TimerRow
from bothy.server.store import Store
from bothy.server.store.postgres import PostgresStore

HOUR = 3_600_000


@pytest.fixture(params=["sqlite", "postgres"])
async def store(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Store]:
    """Opens a store with only this test's clocks."""
    found: Store = file_for_tests(tmp_path / "bothy.db")
    if request.param == "postgres":
        dsn = request.getfixturevalue("empty_database")
        await migrate_for_tests(dsn)
        found = PostgresStore(dsn)
    await found.open()
    yield found
    await found.close()


async def timed(store: Store, due: int | None) -> TimerRow:
    row = a_match()
    await store.create_match(row, FIRST)
    timer = TimerRow(match_id=row.id, seq=0, due=due, body=b"clock")
    await store.begin_timer(timer)
    return timer


async def test_a_clock_begins_once(store: Store) -> None:
    timer = await timed(store, 50)
    await store.begin_timer(TimerRow(match_id=timer.match_id, seq=0, due=99, body=b"another"))
    assert await store.timer(timer.match_id) == timer


async def test_due_timers_are_taken_most_overdue_first(store: Store) -> None:
    soon = await store.time() + HOUR
    late, later, not_yet, never = [await timed(store, due) for due in (30, 20, soon, None)]
    assert await store.next_timer() == 20
    assert await store.take_timers(2 * HOUR) == [later, late]
    assert await store.take_timers(2 * HOUR) == [], "each is one taker's"
    assert await store.next_timer() == not_yet.due
    assert await store.timer(never.match_id) == never
    await forward(store, 2 * HOUR)
    again = await store.take_timers(2 * HOUR)
    assert {row.match_id for row in again} == {late.match_id, later.match_id, not_yet.match_id}, (
        "and another's if that one dies"
    )


async def test_many_takers_never_take_the_same(store: Store) -> None:
    timers = [await timed(store, due) for due in range(40)]
    shares = await asyncio.gather(*(store.take_timers(HOUR, limit=7) for _ in range(12)))
    taken = [row.match_id for share in shares for row in share]
    taken += [row.match_id for row in await store.take_timers(HOUR)]
    assert sorted(taken) == sorted(row.match_id for row in timers)


async def test_a_move_resets_the_clock_no_matter_who_has_taken_it(store: Store) -> None:
    timer = await timed(store, 10)
    await store.take_timers(HOUR)
    assert await store.append(timer.match_id, 0, lines(1), side_writes=SideWrites(clock=b"moved", due=700))
    assert await store.timer(timer.match_id) == TimerRow(match_id=timer.match_id, seq=1, due=700, body=b"moved")
    assert not await store.postpone_timer(timer.match_id, 0, 900), "it is another clock now"
    assert await store.postpone_timer(timer.match_id, 1, 900)
    assert await store.next_timer() == 900
    assert await store.postpone_timer(timer.match_id, 1, None)
    assert await store.next_timer() is None


async def test_a_host_that_fell_silent_was_down(store: Store) -> None:
    began = await store.time()
    assert await store.beat(HOUR) == 0
    await forward(store, HOUR // 2)
    assert await store.beat(HOUR) == 0
    await forward(store, 3 * HOUR)
    assert await store.beat(HOUR) == 1
    assert await store.beat(HOUR) == 1, "a second process comes up beside it"
    ((since, until),) = await store.downtimes(0)
    assert began + HOUR // 2 <= since < began + HOUR
    assert since + 3 * HOUR <= until <= await store.time()
    assert await store.downtimes(until) == []
    await forward(store, 3 * HOUR)
    await store.begin_beating()
    assert await store.beat(HOUR) == 1, "nothing ran meanwhile"
    await store.forget_downtimes(until + 1)
    assert await store.downtimes(0) == []


async def test_a_persons_rest_times_are_kept(store: Store) -> None:
    person = a_person()
    await store.create_person(person)
    assert await store.rest(person.id) is None
    await store.keep_rest(person.id, b'{"off": 1}')
    await store.keep_rest(person.id, b'{"off": 2}')
    assert await store.rest(person.id) == b'{"off": 2}'
