"""The record reader process: it answers every record, and reads the next as if nothing had happened."""

from __future__ import annotations

import asyncio
import json
import os
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from time import monotonic

import pytest
from tests.server.costs import cpu_of, memory_of
from tests.server.forging import sound_record

from bothy.kernel import Json
from bothy.server.errors import StoreUnavailable
from bothy.server.records import limits
from bothy.server.records.reader import MOST_WAITING, RecordReader
from bothy.server.refusals import TooOften
from bothy.table import RecordError

ODD = (sys.executable, "-m", "tests.server.odd_record_worker")


@asynccontextmanager
async def reading(seconds: float = 60.0) -> AsyncIterator[RecordReader]:
    """Yields a reader that has started."""
    reader = RecordReader(seconds, ODD)
    try:
        assert await reason_of(reader, "{}") == "record-format"
        yield reader
    finally:
        await reader.close()


async def reason_of(reader: RecordReader, text: str) -> str:
    with pytest.raises(RecordError) as refused:
        await reader.verified(text)
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
            assert memory_of(reader.pids[0]) - before < limits.MEMORY
        assert (await reader.verified(sound)).finished


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


async def test_only_so_many_wait_in_line() -> None:
    async with reading() as reader:
        waiting = [asyncio.create_task(reader.verified("sleep")) for _ in range(MOST_WAITING + 1)]
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        with pytest.raises(TooOften):
            await reader.verified("{}")
        await reader.close()
        told = await asyncio.gather(*waiting, return_exceptions=True)
    assert all(isinstance(each, RecordError | StoreUnavailable) for each in told), told
