"""Attacks with expensive requests: a real process, and people who send them as often as they may.

They get their share of a core and no more, and no one else waits for it.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from time import monotonic

import httpx
import pytest
from tests.nightly import NIGHTLY
from tests.server.flooding import Stranger, answers_meanwhile
from tests.server.processes import play_on, service

from bothy.load.hosting import Host, hosted
from bothy.server.people.limits import WORK

SECONDS = 12.0 if NIGHTLY else 4.0
PACE = 1 / 40
"""Seconds between two requests of an attacker: as often as an address may read."""
ENOUGH = 2000 if NIGHTLY else 100
"""Number of answers after which a caller that was never refused uses too little CPU to be refused.

Reasons at this pace cost little more than the allowance, so the first refusal takes half a minute. By day
`test_work.py` shows with a smaller allowance that such a caller is refused.
"""
USUAL, PATIENCE = (0.2, 2.0) if NIGHTLY else (2.0, 10.0)
"""Seconds that another caller may have to wait, at the median and at worst. By day other tests run alongside."""
SHARE = WORK.rate / 1000 + 0.25
"""Share of a core: the attackers' allowance, refusing the rest, and the caller who measures the wait."""


@dataclass(frozen=True)
class Attacked:
    """A process under attack, and the folder of its store."""

    host: Host
    folder: Path

    @property
    def server(self) -> str:
        return self.host.addresses[0]


@pytest.fixture(scope="module")
def attacked(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Attacked]:
    folder = tmp_path_factory.mktemp("dear")
    with hosted(f"sqlite:{folder / 'bothy.db'}", "local", 1, BOTHY_RATE_LIMITS="true") as host:
        yield Attacked(host, folder)


@asynccontextmanager
async def seated(attacked: Attacked, *addresses: str) -> AsyncIterator[tuple[list[httpx.AsyncClient], str]]:
    """Yields guests at these addresses, and their match of Clans of Caledonia in mid-game."""
    async with AsyncExitStack() as stack:
        guests = [
            await stack.enter_async_context(Stranger(attacked.server, address).asking(f"Mallory {number}"))
            for number, address in enumerate(addresses)
        ]
        table = (await guests[0].post("/api/tables", json={"game": "caledonia", "seats": len(guests)})).json()
        for guest in guests[1:]:
            sat = await guest.post(f"/api/tables/{table['id']}/seats", json={"invite": table["invite"]})
            assert sat.status_code in (200, 201), sat.text
        begun = await guests[0].post(f"/api/tables/{table['id']}/start")
        assert begun.status_code in (200, 201), begun.text
        match = begun.json()["match"]
        async with service(attacked.folder) as matches:
            await play_on(matches, await matches.newest(match), 60)
        yield guests, match


@dataclass(frozen=True)
class Felt:
    """The effect of an attack, after the attackers' burst allowance was used up."""

    share: float
    """Share of a core that the whole process used."""
    answered: float
    """Share of a core that the answered requests used, each at the mean cost of those before the first refusal."""
    waited: list[float]
    """Seconds that another caller waited for each answer."""
    statuses: list[int]
    """The responses to the attackers."""

    def check(self) -> None:
        if NIGHTLY:  # by day other tests take the cores, and a request's cost can't be told from theirs
            assert self.share < SHARE, self.share
            assert self.answered < 1.3 * WORK.rate / 1000, self.answered
        assert median(self.waited) < USUAL, sorted(self.waited)[-5:]
        assert max(self.waited) < PATIENCE, sorted(self.waited)[-5:]


Ask = Callable[[], Awaitable[httpx.Response]]


async def felt(attacked: Attacked, *asks: Ask) -> Felt:
    """Lets attackers send as often as they may, and measures once their burst allowance is used up."""
    before: list[int] = []
    after: list[int] = []
    statuses = before
    asked: set[asyncio.Task[None]] = set()

    async def once(ask: Ask, statuses: list[int]) -> None:
        statuses.append((await ask()).status_code)

    async def attack(ask: Ask) -> None:
        while True:
            asked.add(asyncio.create_task(once(ask, statuses)))
            await asyncio.sleep(PACE)

    process = attacked.host.processes[0]
    async with Stranger(attacked.server, "192.0.2.1").asking() as client:
        begun, cpu = monotonic(), process.cpu
        attackers = [asyncio.create_task(attack(ask)) for ask in asks]
        while 429 not in before and len(before) < ENOUGH and monotonic() < begun + 60:
            await asyncio.sleep(0.05)
        cost = (process.cpu - cpu) / len(before)
        statuses = after
        begun, cpu = monotonic(), process.cpu
        over = asyncio.Event()
        asyncio.get_running_loop().call_later(SECONDS, over.set)
        waited = await answers_meanwhile(client, over)
        seconds = monotonic() - begun
        share = (process.cpu - cpu) / seconds
    for attacker in attackers:
        attacker.cancel()
    await asyncio.gather(*asked)
    print(
        f"each request costs {1000 * cost:.1f} ms; {after.count(200)} of {len(after)} answered in {seconds:.1f} s"
    )
    return Felt(share, after.count(200) * cost / seconds, waited, after)


async def reasons(guests: list[httpx.AsyncClient], match: str) -> Ask:
    """Returns a request, as the player to move, for the reasons why anything isn't legal."""
    mover = guests[(await guests[0].get(f"/api/matches/{match}")).json()["seats_to_act"][0]]
    return lambda: mover.post(f"/api/matches/{match}/blocked", json={})


async def test_a_guest_who_asks_for_every_reason_without_end_gets_a_share_and_no_more(attacked: Attacked) -> None:
    async with seated(attacked, "198.51.100.1", "198.51.100.2") as (guests, match):
        found = await felt(attacked, await reasons(guests, match))
    assert 429 in found.statuses or not NIGHTLY
    found.check()


async def test_two_guests_at_one_address_share_the_allowance_of_one(attacked: Attacked) -> None:
    async with seated(attacked, "198.51.100.3", "198.51.100.3") as (one, first):
        async with seated(attacked, "198.51.100.3", "198.51.100.3") as (two, second):
            found = await felt(attacked, await reasons(one, first), await reasons(two, second))
    assert 429 in found.statuses or not NIGHTLY
    found.check()


async def test_history_is_worked_out_once_for_an_audience_and_a_language(
    attacked: Attacked,
) -> None:
    async with seated(attacked, "192.0.2.20", "192.0.2.21") as (_, match):
        async with Stranger(attacked.server, "198.51.100.4").asking() as anybody:
            found = await felt(attacked, lambda: anybody.get(f"/api/matches/{match}/history"))
    assert set(found.statuses) == {200}, "it costs so little that nobody is refused"
    found.check()
