"""Imported records: the reader process answers every one; each is stored once, up to a limit per person."""

from __future__ import annotations

import asyncio
import json
import os
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from time import monotonic

import pytest
from tests.forged_rows import numbers
from tests.server.flooding import cpu_of, memory_of
from tests.server.forging import played_out, sound_record
from tests.server.running import running

from bothy.kernel import Json
from bothy.server.errors import StoreUnavailable
from bothy.server.people.limits import Limit, Limits
from bothy.server.records.limits import CPU_SECONDS, MEMORY
from bothy.server.records.reader import MOST_OF_A_NETWORK, MOST_WAITING, RecordReader
from bothy.server.refusals import TooOften
from bothy.table import Match, RecordError, Shuffle, record
from bothy.table.game_registry import find

HERE, ELSEWHERE = "198.51.100.7", "203.0.113.9"
ODD = (sys.executable, "-m", "tests.server.odd_record_worker")


@asynccontextmanager
async def reading(seconds: float = 60.0, limits: Limits | None = None) -> AsyncIterator[RecordReader]:
    """Yields a reader that has started."""
    reader = RecordReader(limits or Limits(on=False), seconds, ODD)
    try:
        assert await reason_of(reader, "{}") == "record-format"
        yield reader
    finally:
        await reader.close()


async def reason_of(reader: RecordReader, text: str, network: str = HERE) -> str:
    with pytest.raises(RecordError) as refused:
        await reader.verified(text, network, network)
    return refused.value.reason.key


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("eat", "record-too-dear"),
        ("die", "record-too-dear"),
        ("exit", "record-too-dear"),
        ("burn", "record-too-dear"),
        ("recurse", "record-format"),
        ("look in vain", "record-format"),
        ("repeat half a character", "record-format"),
    ],
)
async def test_whatever_a_record_does_it_is_refused_and_the_next_one_is_read(text: str, reason: str) -> None:
    sound = sound_record()
    async with reading() as reader:
        begun, before = monotonic(), memory_of(reader.pids[0])
        assert await reason_of(reader, text) == reason
        assert monotonic() - begun < 50, "by the limits of the process, and not by the clock on the wall"
        if text == "eat":
            assert memory_of(reader.pids[0]) - before < MEMORY
        assert (await reader.verified(sound, HERE, HERE)).finished


HALF = "\ud800"
"""Half a surrogate pair: JSON can escape it, and nothing can encode it."""
ESCAPED = r"\ud800"


HALVES: list[tuple[str, Json]] = [
    ("game", HALF),
    ("options", {HALF: True}),
    ("options", {"weather": HALF}),
    ("pack_changes", {"name": "a", "version": "1", "rows": {HALF: {"boat": {"a": {"id": "a"}}}}}),
    ("pack_changes", {"name": "a", "version": "1", "rows": {"boats.toml": {"boat": {HALF: {"id": HALF}}}}}),
    (HALF, 1),
]


async def test_a_record_with_half_a_character_is_refused_and_the_reader_stays() -> None:
    first, *others = sound_record().splitlines()
    async with reading() as reader:
        (before,), cpu = reader.pids, cpu_of(os.getpid())
        assert await reason_of(reader, f'{{"{ESCAPED}":1,"{ESCAPED}":1}}') == "record-repeated"
        for field, value in HALVES:
            text = "\n".join([json.dumps(json.loads(first) | {field: value}), others[-1], ""])
            assert await reason_of(reader, text) == "record-json"
        assert reader.pids == [before]
        assert cpu_of(os.getpid()) - cpu < 0.3


async def test_a_record_that_takes_too_long_is_refused_by_the_clock() -> None:
    async with reading(seconds=0.5) as reader:
        assert await reason_of(reader, "sleep") == "record-too-dear"
        assert await reason_of(reader, "{}") == "record-format"


async def test_only_a_limited_number_of_records_wait_in_line() -> None:
    async with reading() as reader:
        waiting = [
            asyncio.create_task(reader.verified("sleep", "mallory", f"network {number}"))
            for number in range(MOST_WAITING)
        ]
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        with pytest.raises(TooOften):
            await reader.verified("{}", HERE, HERE)
        await reader.close()
        told = await asyncio.gather(*waiting, return_exceptions=True)
    assert all(isinstance(each, RecordError | StoreUnavailable) for each in told), told


async def test_a_network_with_thirty_records_holds_up_one_elsewhere_by_only_one() -> None:
    async with reading() as reader:
        answered: list[str] = []

        async def bring(text: str, network: str) -> None:
            try:
                await reason_of(reader, text, network)
            finally:
                answered.append(network)

        many = [asyncio.create_task(bring("nap", HERE)) for _ in range(30)]
        await asyncio.sleep(0)
        await bring("{}", ELSEWHERE)
        refused = 30 - MOST_OF_A_NETWORK
        assert answered == [*[HERE] * (refused + 1), ELSEWHERE]
        told = await asyncio.gather(*many, return_exceptions=True)
    assert [type(each) for each in told if each is not None] == [TooOften] * refused


async def test_a_network_is_charged_what_its_records_cost_the_worker(monkeypatch: pytest.MonkeyPatch) -> None:
    limit = Limit("work", 0.001, 2000)
    monkeypatch.setattr("bothy.server.people.limits.WORK", limit)
    limits = Limits()

    def spent(network: str) -> float:
        return limit.burst - limits.bucket(limit, network)._left

    async with reading(limits=limits) as reader:
        assert await reason_of(reader, "toil", HERE) == "record-format"
        assert 250 <= spent(HERE) < 1000
        assert await reason_of(reader, "die", HERE) == "record-too-dear"
        assert spent(HERE) >= 250 + 1000 * CPU_SECONDS
        with pytest.raises(TooOften):
            await reader.verified("{}", HERE, HERE)
        assert await reason_of(reader, "{}", ELSEWHERE) == "record-format"
        assert spent(ELSEWHERE) < 100


async def test_a_record_is_kept_once_however_often_it_is_brought(tmp_path: Path) -> None:
    whole = sound_record()
    async with running(tmp_path) as site, site.guest("Ailsa") as ailsa, site.guest("Boyd") as boyd:
        kept = await ailsa.post("/api/records", {"record": whole})
        for again in (await ailsa.post("/api/records", {"record": whole}),
                      await boyd.post("/api/records", {"record": whole})):  # fmt: skip
            assert (again["id"], again["match"]) == (kept["id"], kept["match"])
        seen = await boyd.get(f"/api/matches/{kept['match']}")
        assert seen["finished"], "from the store it is loaded like any other"


async def test_a_guest_can_keep_only_a_limited_number_of_records(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bothy.server.api.records.MOST_KEPT", 1)
    texts = [sound_record(seed) for seed in (7, 8)]
    async with running(tmp_path) as site, site.guest("Ailsa") as ailsa, site.guest("Boyd") as boyd:
        await ailsa.post("/api/records", {"record": texts[0]})
        assert await ailsa.reason("/api/records", {"record": texts[1]}, 409) == "record-full"
        monkeypatch.setattr("bothy.server.api.records.MOST_BYTES", 100)
        assert await boyd.reason("/api/records", {"record": texts[1]}, 409) == "record-full"


async def test_a_record_with_a_strangers_components_is_checked_but_not_kept(tmp_path: Path) -> None:
    game = find("caledonia")
    number = next(each for each in numbers("caledonia") if each.field[-1] == "cost")
    match = Match.open(
        game, seats=2, shuffle=Shuffle.numbered(3), pack=game.packs.with_changes(number.changes(17))
    )
    text = record.complete(played_out(match))
    async with running(tmp_path) as site, site.guest("Ailsa") as ailsa:
        assert (await ailsa.post("/api/records/verify", {"record": text}))["valid"]
        assert await ailsa.reason("/api/records", {"record": text}, 409) == "record-pack"
