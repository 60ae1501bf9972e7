"""People who ask what they could do: how long they wait for an answer, and whether all have their turn."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Sequence
from time import perf_counter
from typing import Any

import msgspec

from bothy.load.figures import percentile
from bothy.load.guests import Guest
from bothy.server.people.sessions import CSRF_HEADER

BUSY = 429
PAUSE = 0.2
"""Seconds after which somebody who was told that too many ask asks again."""


class Ideas:
    """The ideas of one run. Each table asks the same process every time, and stands in line with others there."""

    def __init__(self, addresses: Sequence[str]) -> None:
        self._addresses = addresses
        self.over = False
        """Set when nobody shall ask any more."""
        self.waits: list[float] = []
        """Seconds from asking to being told, refusals in between included."""
        self.busy = 0
        self.refused: Counter[str] = Counter()
        self._told: dict[str, list[int]] = {}
        """By process: which tables were told something, in this order."""
        self._asking: dict[str, set[int]] = {}
        """By process: the tables that asked when all did at once."""

    async def ask(self, table: int, match: str, seat: int, guest: Guest) -> int | None:
        """Ask until there is an answer: the entry it holds after, or None if there will be none."""
        address = self._addresses[table % len(self._addresses)]
        self._asking.setdefault(address, set()).add(table)
        began = perf_counter()
        while not self.over:
            status, said = await post(address, f"/api/matches/{match}/ideas", guest, {"seat": seat})
            if status == 200:
                self.waits.append(perf_counter() - began)
                self._told.setdefault(address, []).append(table)
                return int(said["seq"])
            if status != BUSY:
                self.refused[str(said["reason"]["key"])] += 1
                return None
            self.busy += 1
            await asyncio.sleep(PAUSE)
        return None

    @property
    def early(self) -> int:
        """How often a table was told a second thing while another that asked there had been told nothing."""
        found = 0
        for address, told in self._told.items():
            seen: Counter[int] = Counter()
            for table in told:
                found += seen[table] == 1 and len(seen) < len(self._asking[address])
                seen[table] += 1
        return found

    def lines(self) -> list[str]:
        """The report."""
        p50, p95 = (percentile(self.waits, each) for each in (50, 95))
        tables = sum(len(each) for each in self._asking.values())
        served = len({table for told in self._told.values() for table in told})
        others = "".join(f", {key} {count:,}" for key, count in sorted(self.refused.items()))
        return [
            f"ideas                {len(self.waits):,} told to {served:,} of {tables:,} tables; "
            f"refused: busy {self.busy:,}{others}",
            f"waiting for one      p50 {p50:.1f} s, p95 {p95:.1f} s, longest {max(self.waits, default=0.0):.1f} s",
            f"in turn              {self.early:,} told twice while others of their process waited for the first",
        ]

    def faults(self) -> list[str]:
        """Who was never told anything, and who was told too early."""
        asked = {table for tables in self._asking.values() for table in tables}
        silent = asked - {table for told in self._told.values() for table in told}
        found = [f"{len(silent)} tables asked for an idea and were told none"] if silent or not asked else []
        if self.refused:
            found.append(f"ideas were refused: {dict(self.refused)}")
        return found + ([f"{self.early} ideas were told out of turn"] if self.early else [])


async def post(address: str, path: str, guest: Guest, data: Any) -> tuple[int, Any]:
    """Status and answer of one request, which may take its time: a hundred of them need no thread each."""
    where = address.removeprefix("http://")
    host, _, port = where.rpartition(":")
    body = msgspec.json.encode(data)
    head = [
        f"POST {path} HTTP/1.1",
        f"host: {where}",
        "connection: close",
        "content-type: application/json",
        f"content-length: {len(body)}",
        f"cookie: {guest.cookie}",
        f"{CSRF_HEADER}: {guest.csrf}",
    ]
    reader, writer = await asyncio.open_connection(host, int(port))
    try:
        writer.write("\r\n".join(head).encode() + b"\r\n\r\n" + body)
        told, _, answer = (await reader.read()).partition(b"\r\n\r\n")
    finally:
        writer.close()
    return int(told.split(b" ", 2)[1]), msgspec.json.decode(answer)
