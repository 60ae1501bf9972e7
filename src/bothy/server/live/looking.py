"""People looking at a table, in any process. Each process with listeners there answers a hello."""

from __future__ import annotations

import asyncio
import secrets

import msgspec

from bothy.server.bus import Bus
from bothy.server.bus.interface import presence_subject
from bothy.server.live.presence import Here

PATIENCE = 0.25
"""Seconds to wait for answers. If one is late, a person may get an unnecessary notice, nothing else."""

_decode = msgspec.json.Decoder(Here).decode


async def who_looks(bus: Bus, table_id: str, seconds: float = PATIENCE) -> set[str]:
    """Returns the people who are looking at the table."""
    found: set[str] = set()

    def heard(payload: bytes) -> None:
        try:
            here = _decode(payload)
        except msgspec.DecodeError:
            return
        found.update(set(here.people) - set(here.away))

    subscription = await bus.subscribe(presence_subject(table_id), heard)
    try:
        asking = Here(secrets.token_hex(4), [], 0)
        await bus.publish(presence_subject(table_id), msgspec.json.encode(asking))
        await asyncio.sleep(seconds)
    finally:
        await subscription.close()
    return found
