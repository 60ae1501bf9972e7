"""Attacks through bots, on a real server with real workers: no one's bots stop because of another person's."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from time import monotonic
from typing import Any

from tests.nightly import NIGHTLY
from tests.server.processes import until
from tests.server.running import Guest, Live, Site, running

from bothy.server.bot_workers.worker_pool import WorkerPool
from bothy.server.bus.local import LocalBus
from bothy.server.settings import Settings

MOST = Settings().max_bot_seats_per_person
TABLES = MOST // 4
"""The number of running tables with four bots allowed per guest."""
HOUSEHOLD = 8
"""Guests of one address."""
MOVES = 20 if NIGHTLY else 2
QUIET = 30.0 if NIGHTLY else 0.5


@asynccontextmanager
async def a_site(path: Path, **settings: Any) -> AsyncIterator[Site]:
    """Runs a process with its own bot worker."""
    async with running(path, bot_service=WorkerPool(1, 20), **settings) as site:
        yield site


@asynccontextmanager
async def two_sites(path: Path) -> AsyncIterator[tuple[Site, Site]]:
    """Runs two processes of one host."""
    bus = LocalBus()
    async with a_site(path, bus=bus) as one, a_site(path, bus=bus) as two:
        yield one, two


async def among_bots(guest: Guest, game: str, bot: str, seats: int = 4) -> Any:
    """Opens a table of bots only, ready to start: its host gives up their seat."""
    table = await guest.table(game, seats)
    at = f"/api/tables/{table['id']}"
    assert (await guest.client.delete(f"{at}/seats/0")).status_code == 200
    for _ in range(seats):
        await guest.post(f"{at}/bots", {"bot": bot})
    return table


async def begin(guest: Guest, table: Any) -> Any:
    return await guest.post(f"/api/tables/{table['id']}/start")


async def seq_of(guest: Guest, match: str) -> int:
    return int((await guest.get(f"/api/matches/{match}"))["seq"])


async def grows(guest: Guest, match: str, seconds: float = 30) -> None:
    """Waits until a match continues."""
    before, end = await seq_of(guest, match), monotonic() + seconds
    while await seq_of(guest, match) == before:
        assert monotonic() < end, "it stands still"
        await asyncio.sleep(0.02)


async def test_a_guest_with_as_many_collies_as_allowed_does_not_hold_up_anyone_elses_bots(tmp_path: Path) -> None:
    async with a_site(tmp_path) as site, site.guest("Greedy") as greedy, site.guest("Boyd") as boyd:
        async with AsyncExitStack() as watching:
            collies = []
            for _ in range(TABLES):
                table = await begin(greedy, await among_bots(greedy, "caledonia", "collie"))
                await (await watching.enter_async_context(greedy.follow(table["id"]))).hello()
                collies.append(table["match"])
            mine = await boyd.table("creel", 2)
            await boyd.post(f"/api/tables/{mine['id']}/bots", {"bot": "random"})
            await begin(boyd, mine)
            live = await watching.enter_async_context(boyd.follow(mine["id"]))
            await live.hello(seat=0)
            before = [await _answers_before(site, collies, live, bot=1) for _ in range(MOVES)]
    # One of the others' questions is in progress. Without turns it would be one per table.
    assert max(before) < TABLES - 2, before


async def test_guests_at_one_address_hold_up_no_one_elsewhere(tmp_path: Path) -> None:
    async with a_site(tmp_path, rate_limits=True) as site, AsyncExitStack() as stack:
        collies = []
        for number in range(HOUSEHOLD):
            guest = await stack.enter_async_context(site.guest(f"Greedy {number}", **at("198.51.100.1")))
            table = await begin(guest, await among_bots(guest, "caledonia", "collie"))
            await (await stack.enter_async_context(guest.follow(table["id"], False, **at("198.51.100.1")))).hello()
            collies.append(table["match"])
        boyd = await stack.enter_async_context(site.guest("Boyd", **at("192.0.2.1")))
        mine = await boyd.table("creel", 2)
        await boyd.post(f"/api/tables/{mine['id']}/bots", {"bot": "random"})
        await begin(boyd, mine)
        live = await stack.enter_async_context(boyd.follow(mine["id"], False, **at("192.0.2.1")))
        await live.hello(seat=0)
        before = [await _answers_before(site, collies, live, bot=1) for _ in range(MOVES)]
    # With turns by person only, each of the others would come first.
    assert max(before) < HOUSEHOLD - 2, before


def at(address: str) -> dict[str, str]:
    """Returns the header of a caller from this address, as a proxy would set it."""
    return {"x-forwarded-for": address}


async def _answers_before(site: Site, collies: list[str], live: Live, bot: int) -> int:
    """Counts the collies' answers before a bot that is asked now; answers seat 0's questions first."""
    while bot not in live.seats_to_act:
        if (live.mine or {}).get("decision"):
            await live.act(live.mine["decision"]["actions"][0])
        await live.hear(120)
    start, known = sum((await site.services.store.seqs(collies)).values()), len(live.steps)
    while not any(step["by"] == bot for step in live.steps[known:]):
        await live.hear(120)
    return sum((await site.services.store.seqs(collies)).values()) - start


async def test_a_guest_can_start_only_a_limited_number_of_matches_with_bots_by_any_route(tmp_path: Path) -> None:
    async with two_sites(tmp_path) as (site, other), site.guest("Greedy") as guest:
        tables = [await among_bots(guest, "creel", "stag", 4) for _ in range(TABLES + 3)]
        starts = [guest.client.post(f"/api/tables/{table['id']}/start") for table in tables]
        answers = await asyncio.gather(*starts)
        refused = [answer for answer in answers if answer.status_code == 409]
        assert len(refused) == 3, [answer.status_code for answer in answers]
        reason = refused[0].json()["reason"]
        assert (reason["key"], reason["values"]) == ("bots-many", {"most": MOST})
        left = next(table for table, answer in zip(tables, answers, strict=True) if answer.status_code == 409)
        there = f"{other.address}/api/tables/{left['id']}/start"
        assert (await guest.client.post(there)).status_code == 409, "another process counts them too"
        async with site.guest("Boyd") as boyd:
            assert (await begin(boyd, await among_bots(boyd, "creel", "stag", 4)))["match"]
        alone = await guest.table("creel", 2)
        await guest.post(f"/api/tables/{alone['id']}/seats", {"seat": 1, "invite": alone["invite"]})
        assert (await begin(guest, alone))["match"], "without bots as many as one likes"


async def test_a_match_that_is_over_makes_room_for_another(tmp_path: Path) -> None:
    async with a_site(tmp_path, max_bot_seats_per_person=4) as site, site.guest() as guest:
        first = await begin(guest, await among_bots(guest, "creel", "random"))
        second = await among_bots(guest, "creel", "random")
        assert await guest.reason(f"/api/tables/{second['id']}/start", None, 409) == "bots-many"
        async with guest.follow(first["id"]) as live:
            await live.hello()
            while "result" not in await live.hear(60):
                pass
        assert (await begin(guest, second))["match"]


async def test_bot_seats_are_not_counted_at_home(tmp_path: Path) -> None:
    async with a_site(tmp_path, max_bot_seats_per_person=1, local_play=True) as site, site.guest() as guest:
        assert (await begin(guest, await among_bots(guest, "creel", "random")))["match"]


async def test_a_match_between_bots_goes_on_only_while_someone_watches(tmp_path: Path) -> None:
    async with a_site(tmp_path) as site, site.guest() as guest:
        bots = site.services.bots
        assert bots is not None
        table = await begin(guest, await among_bots(guest, "caledonia", "random"))
        match = table["match"]
        first = await seq_of(guest, match)
        assert not bots._driving
        await asyncio.sleep(QUIET)
        assert await seq_of(guest, match) == first, "nobody watches"
        async with guest.follow(table["id"]) as live:
            await live.hello()
            await grows(guest, match)
        await until(lambda: not bots._driving)  # questions in progress are still answered
        last = await guest.get(f"/api/matches/{match}")
        assert last.get("result") is None, "they would have played it to its end"
        await asyncio.sleep(QUIET)
        assert await seq_of(guest, match) == last["seq"], "they have gone"


async def test_a_match_of_bots_goes_on_wherever_it_is_watched(tmp_path: Path) -> None:
    async with two_sites(tmp_path) as (one, two), one.guest() as guest:
        table = await begin(guest, await among_bots(guest, "caledonia", "random"))
        guest.site = two
        async with guest.follow(table["id"]) as live:
            await live.hello()
            await grows(guest, table["match"])
