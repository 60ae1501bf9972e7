"""PostgreSQL goes down and comes back: no acknowledged entry is lost or doubled, and no caller gets an error."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator

import asyncpg
import pytest
from private_services import Postgres, Services
from tests.server.breakable_proxy import Wire
from tests.server.processes import FIRST, a_match, a_table, lines

from bothy.server.errors import StoreUnavailable
from bothy.server.store.postgres import PostgresStore, migrate


@pytest.fixture
async def wire(services: Services, database: str) -> AsyncIterator[Wire]:
    async with Wire(services.postgres.port) as laid:
        yield laid


@pytest.fixture
async def wired(wire: Wire, database: str) -> AsyncIterator[PostgresStore]:
    """Opens a store whose connection can be cut."""
    store = PostgresStore(wire.by(database), patience=5)
    await store.open()
    yield store
    await store.close()


async def _follow(store: PostgresStore, game: str, until: asyncio.Event) -> list[bytes]:
    """Appends to a game without a pause, as its only writer, and returns what was acknowledged."""
    mine: list[bytes] = []
    while not until.is_set():
        entry = json.dumps({"seq": len(mine) + 1, "noise": asyncio.get_running_loop().time()}).encode()
        assert await store.append(game, len(mine), [entry]), "nobody else appends here"
        mine.append(entry)
    return mine


@pytest.mark.parametrize("how", ["restart", "kill"])
async def test_appends_go_on_over_a_restart_and_none_is_lost_or_doubled(own_postgres: Postgres, how: str) -> None:
    await migrate(own_postgres.dsn())
    store = PostgresStore(own_postgres.dsn(), patience=30)
    await store.open()
    games = [a_match() for _ in range(20)]
    for row in games:
        await store.create_match(row, FIRST)
    over = asyncio.Event()
    players = [asyncio.create_task(_follow(store, row.id, over)) for row in games]
    await asyncio.sleep(0.5)
    if how == "kill":
        await asyncio.to_thread(own_postgres.kill)
        assert await store.ready() is False
        await asyncio.to_thread(own_postgres.start)
    else:
        await asyncio.to_thread(own_postgres.restart)
    at_return = {row.id: await store.seq(row.id) for row in games}
    async with asyncio.timeout(60):
        for row in games:
            while (await store.seq(row.id) or 0) <= (at_return[row.id] or 0):
                await asyncio.sleep(0.01)
    over.set()
    acknowledged = await asyncio.gather(*players)
    for row, mine in zip(games, acknowledged, strict=True):
        assert await store.entries(row.id, since=1) == mine
        assert len(mine) > (at_return[row.id] or 0)
    assert await store.ready() is True
    await store.close()


async def test_readers_and_writers_of_tables_wait_for_a_restart_instead_of_failing(own_postgres: Postgres) -> None:
    await migrate(own_postgres.dsn())
    store = PostgresStore(own_postgres.dsn(), patience=30)
    await store.open()
    row = a_table("ailsa")
    await store.create_table(row)
    await asyncio.to_thread(own_postgres.stop)
    asked = [asyncio.create_task(store.table(row.id)) for _ in range(10)]
    changed = asyncio.create_task(store.change_table(row.id, 0, row))
    await asyncio.sleep(0.3)
    await asyncio.to_thread(own_postgres.start)
    assert await changed is True
    assert all([await each is not None for each in asked])
    await store.close()


async def test_a_database_that_stays_away_is_reported_when_patience_ends(own_postgres: Postgres) -> None:
    await migrate(own_postgres.dsn())
    store = PostgresStore(own_postgres.dsn(), patience=0.4)
    await store.open()
    row = a_match()
    await store.create_match(row, FIRST)
    await asyncio.to_thread(own_postgres.stop)
    with pytest.raises(StoreUnavailable):
        await store.append(row.id, 0, lines(1))
    with pytest.raises(StoreUnavailable):
        await store.entries(row.id)
    with pytest.raises(StoreUnavailable):
        await store.say("00nowhere", "ailsa", "anybody?", 1)
    await store.close()
    with pytest.raises(StoreUnavailable):
        await store.open()


async def test_a_database_that_is_gone_for_good_leaves_no_append_waiting_for_ever(
    services: Services, empty_database: str
) -> None:
    await migrate(empty_database)
    store = PostgresStore(empty_database, patience=0.5)
    await store.open()
    row = a_match()
    await store.create_match(row, FIRST)
    name = empty_database.rsplit("/", 1)[1]
    await asyncio.to_thread(services.postgres.sql, f'drop database "{name}" with (force)')
    with pytest.raises(StoreUnavailable):
        await asyncio.wait_for(store.append(row.id, 0, lines(1)), 30)
    await store.close()


async def test_a_completed_append_whose_answer_was_lost_is_a_win_and_is_stored_once(
    wired: PostgresStore, wire: Wire
) -> None:
    row = a_match()
    await wired.create_match(row, FIRST)
    assert await wired.append(row.id, 0, lines(1))
    wire.answers_lost = True
    sent = asyncio.create_task(wired.append(row.id, 1, lines(2, 3)))
    await asyncio.wait_for(wire.swallowed.wait(), 30)
    wire.cut()
    assert await sent is True
    assert await wired.entries(row.id) == [*FIRST, *lines(1, 2, 3)]


async def test_an_append_that_never_arrived_is_sent_again(
    wired: PostgresStore, wire: Wire, postgres_store: PostgresStore
) -> None:
    row = a_match()
    await wired.create_match(row, FIRST)
    assert await wired.append(row.id, 0, lines(1))
    wire.questions_lost = True
    sent = asyncio.create_task(wired.append(row.id, 1, lines(2)))
    await asyncio.wait_for(wire.swallowed.wait(), 30)
    assert await postgres_store.seq(row.id) == 1
    wire.cut()
    assert await sent is True
    assert await wired.entries(row.id) == [*FIRST, *lines(1, 2)]


async def test_an_append_that_never_arrived_loses_to_one_made_in_between_even_with_the_same_bytes(
    wired: PostgresStore, wire: Wire, postgres_store: PostgresStore
) -> None:
    row = a_match()
    await wired.create_match(row, FIRST)
    assert await wired.append(row.id, 0, lines(1))
    wire.questions_lost = True
    sent = asyncio.create_task(wired.append(row.id, 1, lines(2)))
    await asyncio.wait_for(wire.swallowed.wait(), 30)
    assert await postgres_store.append(row.id, 1, lines(2)) is True
    wire.cut()
    assert await sent is False
    assert await wired.entries(row.id) == [*FIRST, *lines(1, 2)]


async def test_a_group_whose_answer_was_lost_is_resolved_append_by_append(
    wired: PostgresStore, wire: Wire, postgres_store: PostgresStore
) -> None:
    games = [a_match() for _ in range(60)]
    for row in games:
        await wired.create_match(row, FIRST)
    assert await wired.append(games[0].id, 0, lines(1, by=9))
    for row in games[1:20]:
        assert await postgres_store.append(row.id, 0, lines(1, by=9))
    wire.answers_lost = True
    sent = [asyncio.create_task(wired.append(row.id, 0, lines(1))) for row in games]
    await asyncio.wait_for(wire.swallowed.wait(), 30)
    for row in games[40:]:  # the game moves on before we know the outcome
        while await postgres_store.seq(row.id) == 0:
            await asyncio.sleep(0.01)
        assert await postgres_store.append(row.id, 1, lines(2, by=9))
    wire.cut()
    assert await asyncio.gather(*sent) == [False] * 20 + [True] * 40
    for at, row in enumerate(games):
        later = lines(2, by=9) if at >= 40 else []
        assert await postgres_store.entries(row.id, since=1) == [*lines(1, by=9 if at < 20 else 0), *later]


async def test_a_statement_still_running_in_a_disconnected_backend_cannot_be_carried_out_twice(
    wired: PostgresStore, wire: Wire, database: str
) -> None:
    row = a_match()
    await wired.create_match(row, FIRST)
    assert await wired.append(row.id, 0, lines(1))
    holder, watcher = await asyncpg.connect(database), await asyncpg.connect(database)
    async with holder.transaction():
        await holder.execute("select * from matches where id = $1 for update", row.id)
        sent = asyncio.create_task(wired.append(row.id, 1, lines(2)))
        await _waiting(watcher, 1)
        wire.cut()
        await _waiting(watcher, 2)  # the old backend, and the new attempt waiting for it
    assert await sent is True
    await holder.close()
    await watcher.close()
    assert await wired.entries(row.id) == [*FIRST, *lines(1, 2)]


async def _waiting(connection: asyncpg.Connection, wanted: int) -> None:
    """Waits until this many backends wait for a lock in this database."""
    text = (
        "select count(*) from pg_stat_activity"
        " where datname = current_database() and wait_event_type = 'Lock' and query like '%update matches%'"
    )
    async with asyncio.timeout(30):
        while await connection.fetchval(text) < wanted:
            await asyncio.sleep(0.01)


async def test_a_table_change_whose_answer_was_lost_is_a_win(wired: PostgresStore, wire: Wire) -> None:
    row = a_table("ailsa")
    await wired.create_table(row)
    wire.answers_lost = True
    sent = asyncio.create_task(wired.change_table(row.id, 0, row))
    await asyncio.wait_for(wire.swallowed.wait(), 30)
    wire.cut()
    assert await sent is True
    found = await wired.table(row.id)
    assert found is not None
    assert found.version == 1


async def test_a_chat_line_whose_answer_was_lost_is_not_posted_twice(wired: PostgresStore, wire: Wire) -> None:
    row = a_table("ailsa")
    await wired.create_table(row)
    await wired.say(row.id, "ailsa", "one", 1)
    wire.lost_text = b"COMMIT"
    wire.answers_lost = True
    sent = asyncio.create_task(wired.say(row.id, "ailsa", "two", 2))
    await asyncio.wait_for(wire.swallowed.wait(), 30)
    wire.cut()
    with pytest.raises(StoreUnavailable):
        await sent
    assert [said.text for said in await wired.chat(row.id)] == ["one", "two"]
