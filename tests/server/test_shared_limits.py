"""Limits apply over all processes, and count a network as one caller."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from tests.server.accounts.people import MAIL, browser, hosting, link_in
from tests.server.calendar import file_for_tests, forward, migrate_for_tests

from bothy.server.accounts.one_time_tokens import MOST_TRIES
from bothy.server.bus.local import LocalBus
from bothy.server.people.entrance import network_of
from bothy.server.people.limits import KNOCKS, SIGN_INS, TALK
from bothy.server.store import Store
from bothy.server.store.postgres import PostgresStore, migrate

SECOND = 1000
HOUR = 3600


@pytest.fixture
async def fresh_database(empty_database: str) -> str:
    """Returns a database in which nothing has been counted yet."""
    await migrate(empty_database)
    return empty_database


@pytest.fixture(params=["sqlite", "postgres"])
async def two(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[tuple[Store, Store]]:
    """Opens the stores of two processes."""
    stores: list[Store] = []
    if request.param == "sqlite":
        stores = [file_for_tests(tmp_path / "bothy.db") for _ in range(2)]
    else:
        await migrate_for_tests(dsn := request.getfixturevalue("empty_database"))
        stores = [PostgresStore(dsn) for _ in range(2)]
    for store in stores:
        await store.open()
    yield stores[0], stores[1]
    for store in stores:
        await store.close()


async def test_two_processes_asked_by_many_at_once_let_through_up_to_the_limit(two: tuple[Store, Store]) -> None:
    rate, burst = 1 / HOUR, 5
    asked = [store.take_token("mails", b"one", rate, burst) for store in two for _ in range(10)]
    waits = sorted(await asyncio.gather(*asked))
    assert waits[:5] == [0] * 5
    assert all(HOUR - 60 < wait <= HOUR for wait in waits[5:]), "the others are told when there will be one again"
    assert await two[0].take_token("mails", b"another", rate, burst) == 0
    assert await two[1].take_token("knocks", b"one", rate, burst) == 0
    await forward(two[0], HOUR // 2 * SECOND)
    assert HOUR // 2 - 60 < await two[1].take_token("mails", b"one", rate, burst) <= HOUR // 2
    await forward(two[0], HOUR // 2 * SECOND)
    assert await two[1].take_token("mails", b"one", rate, burst) == 0
    await forward(two[0], -HOUR * SECOND)
    assert await two[0].take_token("mails", b"one", rate, burst) > 0, "time that goes back gives nothing"
    assert await two[0].forget_counts(await two[0].time() + 2 * HOUR * SECOND) == 3
    assert await two[0].take_token("mails", b"one", rate, burst) == 0


async def test_two_doors_of_one_host_count_together(tmp_path: Path, fresh_database: str) -> None:
    bus = LocalBus()
    settings = {"bus": bus, "rate_limits": True, "max_waiting_tables_per_address": 3}
    async with (
        hosting(tmp_path, store=PostgresStore(fresh_database), **settings) as (one, postbox),
        hosting(tmp_path, store=PostgresStore(fresh_database), **settings) as (other, _),
        browser(one) as here,
        browser(other) as there,
    ):
        doors = (here, there)
        mails = [
            (await doors[each % 2].client.post("/api/sign-in/mail", json={"address": MAIL})).status_code
            for each in range(8)
        ]
        assert mails == [202] * 5 + [429] * 3
        ticket = link_in(postbox).split(".")[1]
        codes = [
            await doors[each % 2].reason("/api/sign-in/code", {"ticket": ticket, "code": "no"}, 403)
            for each in range(MOST_TRIES + 2)
        ]
        assert codes == ["code-wrong"] * MOST_TRIES + ["ticket-over"] * 2
        knocks = [
            (await doors[each % 2].client.post("/api/sign-in/look", json={"link": "m.x.y"})).status_code
            for each in range(int(KNOCKS.burst))
        ]
        assert knocks.count(403) < KNOCKS.burst - MOST_TRIES
        assert knocks[-1] == 429
        await here.sign_in("Ailsa")
        await there.sign_in("Boyd")
        opened = [
            (await doors[each % 2].client.post("/api/tables", json={"game": "creel"})).status_code
            for each in range(5)
        ]
        assert opened == [201] * 3 + [429] * 2
        opened_at = (await here.get("/api/tables/mine"))[0]["id"]
        talk = [
            (await here.client.post(f"{door}/api/tables/{opened_at}/chat", json={"text": "Hey"})).status_code
            for door in (one.address, other.address)
            for _ in range(int(TALK.burst))
        ]
        assert 201 in talk
        assert talk.count(201) < 1.5 * TALK.burst, "one may wait a second for another word"
        names = [
            (await doors[each % 2].client.post("/api/me", json={"name": "Another"})).status_code
            for each in range(int(SIGN_INS.burst))
        ]
        assert names[-1] == 429


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("192.0.2.1", "::ffff:192.0.2.1"),
        ("2001:db8:0:1::1", "2001:db8:0:1:ffff:ffff:ffff:ffff"),
        ("2001:DB8:0:1::1", "2001:0db8:0000:0001::2"),
        ("fe80::1%eth0", "fe80::2"),
    ],
)
def test_one_caller_by_two_addresses(one: str, other: str) -> None:
    assert network_of(one) == network_of(other)


@pytest.mark.parametrize(
    ("one", "other"),
    [("192.0.2.1", "192.0.2.2"), ("2001:db8:0:1::1", "2001:db8:0:2::1"), ("", "192.0.2.1"), ("a name", "another")],
)
def test_two_callers(one: str, other: str) -> None:
    assert network_of(one) != network_of(other)
