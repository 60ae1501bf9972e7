"""What requests cost: their network is charged the CPU time, and what many ask for is calculated once."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path
from time import monotonic, thread_time
from typing import Any

import httpx
import pytest
from tests.server.running import running, two_seated

from bothy.server.matches import retelling
from bothy.server.people import limits
from bothy.server.people.limits import Bucket, Limit
from bothy.server.people.metering import charged
from bothy.server.refusals import TooOften

HERE, ELSEWHERE = "198.51.100.7", "203.0.113.9"


def burn(seconds: float) -> None:
    until = thread_time() + seconds
    while thread_time() < until:
        pass


def left(bucket: Bucket) -> float:
    return bucket._left


async def test_work_is_charged_for_its_own_cpu_time_and_not_for_that_of_others() -> None:
    bucket = Bucket(Limit("work", 0, 1000))

    async def work() -> str:
        burn(0.05)
        await asyncio.sleep(0.1)
        burn(0.05)
        return "done"

    other = asyncio.create_task(asyncio.to_thread(burn, 0.05))
    asyncio.get_running_loop().call_soon(burn, 0.3)
    assert await charged(bucket, work()) == "done"
    assert 100 <= 1000 - left(bucket) < 200
    await other


async def test_work_that_fails_or_is_cancelled_is_charged_too() -> None:
    bucket = Bucket(Limit("work", 0, 1000))

    async def fail() -> None:
        burn(0.05)
        raise LookupError

    async def wait() -> None:
        burn(0.05)
        await asyncio.sleep(60)

    with pytest.raises(LookupError):
        await charged(bucket, fail())
    waiting = asyncio.create_task(charged(bucket, wait()))
    await asyncio.sleep(0)
    waiting.cancel()
    with pytest.raises(asyncio.CancelledError):
        await waiting
    assert 100 <= 1000 - left(bucket) < 200


async def test_a_network_in_debt_is_refused_until_it_is_paid() -> None:
    bucket = Bucket(Limit("work", 1000, 100))
    bucket.spend(300)
    with pytest.raises(TooOften):
        bucket.check()
    await asyncio.sleep(0.25)
    bucket.check()


async def test_who_asks_for_every_reason_pays_by_the_work_and_others_do_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The limits of requests are out of reach, so that only the work can be refused."""
    for limit in (limits.READS, limits.WRITES):
        monkeypatch.setattr(f"bothy.server.api.visitor.{limit.name.upper()}", Limit(limit.name, 1e6, 1e6))
    async with running(tmp_path, rate_limits=True) as site, two_seated(site, "caledonia") as (ailsa, boyd, table):
        monkeypatch.setattr(limits, "WORK", Limit("work", 0.001, 100))
        to_act = (await ailsa.get(f"/api/matches/{table['match']}"))["seats_to_act"][0]
        mover = (ailsa, boyd)[to_act]
        path, begun = f"/api/matches/{table['match']}/blocked", monotonic()
        statuses = [200]
        while statuses[-1] == 200 and monotonic() < begun + 120:
            statuses.append((await mover.client.post(path, json={}, headers=at(HERE))).status_code)
        assert statuses[-1] == 429
        assert (await mover.client.post(path, json={}, headers=at(ELSEWHERE))).status_code == 200


def at(address: str) -> dict[str, str]:
    return {"x-forwarded-for": address}


async def test_expensive_requests_of_a_network_are_answered_one_at_a_time(tmp_path: Path) -> None:
    async with running(tmp_path, rate_limits=True) as site, two_seated(site) as (_, _, table):
        path = f"{site.address}/api/matches/{table['match']}"
        async with httpx.AsyncClient(headers=at(HERE)) as anybody, AsyncExitStack() as turn:
            await turn.enter_async_context(site.services.limits.turn(HERE))
            asked = [
                asyncio.create_task(anybody.get(path + each)) for each in ("/history", "/history/0", "/record")
            ]
            answered, _ = await asyncio.wait(asked, timeout=0.5)
            assert not answered
            assert (await anybody.get(f"{path}/record", headers=at(ELSEWHERE))).status_code == 200
            await turn.aclose()
            assert {answer.status_code for answer in await asyncio.gather(*asked)} == {200}


async def test_history_is_calculated_once_for_an_audience(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    calculated, seen_by = [], retelling._seen_by

    def noted(*asked: Any) -> Any:
        calculated.append(asked)
        return seen_by(*asked)

    monkeypatch.setattr(retelling, "_seen_by", noted)
    async with running(tmp_path) as site, two_seated(site) as (_, _, table):
        path = f"{site.address}/api/matches/{table['match']}/history"
        async with httpx.AsyncClient() as anybody:
            asked = [
                anybody.get(path, headers={"accept-language": language})
                for language in ("en", "fr")
                for _ in range(20)
            ]
            answers = await asyncio.gather(*asked)
            steps = len(answers[0].json()["steps"])
            assert steps
            assert len({answer.text for answer in answers}) == 1
            assert len(calculated) == steps
