"""Idea requests under load: how long players wait for an answer, and whether all get their turn."""

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
"""Seconds until a player who was refused because of too many requests tries again."""


class Ideas:
    """The ideas of one run. Each table always asks the same process, and queues with others there."""

    def __init__(self, addresses: Sequence[str]) -> None:
        self._addresses = addresses
        self.over = False
        """Set when no more requests should start."""
        self.waits: list[float] = []
        """Seconds from the first request to the answer, refusals in between included."""
        self.busy = 0
        self.refused: Counter[str] = Counter()
        self._told: dict[str, list[int]] = {}
        """By process: tables that got an answer, in order."""
        self._asking: dict[str, set[int]] = {}
        """By process: tables that asked."""

    async def ask(self, table: int, match: str, seat: int, guest: Guest) -> int | None:
        """Ask until there's an answer. Returns the entry it applies after, or None if there will be none."""
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
        """Number of second answers to a table while another one at its process had none."""
        found = 0
        for address, told in self._told.items():
            seen: Counter[int] = Counter()
            for table in told:
                found += seen[table] == 1 and len(seen) < len(self._asking[address])
                seen[table] += 1
        return found

    def lines(self) -> list[str]:
        """Return the report."""
        p50, p95 = (percentile(self.waits, each) for each in (50, 95))
        tables = sum(len(each) for each in self._asking.values())
        served = len({table for told in self._told.values() for table in told})
        others = "".join(f", {key} {count:,}" for key, count in sorted(self.refused.items()))
        return [
            f"ideas                {len(self.waits):,} for {served:,} of {tables:,} tables; "
            f"refused: busy {self.busy:,}{others}",
            f"waiting for one      p50 {p50:.1f} s, p95 {p95:.1f} s, longest {max(self.waits, default=0.0):.1f} s",
            f"in turn              {self.early:,} given to a table while others in its process had none",
        ]

    def faults(self) -> list[str]:
        """Return the faults: tables without an answer, refusals, and answers out of turn."""
        asked = {table for tables in self._asking.values() for table in tables}
        silent = asked - {table for told in self._told.values() for table in told}
        found = [f"{len(silent)} tables asked for an idea and were told none"] if silent or not asked else []
        if self.refused:
            found.append(f"ideas were refused: {dict(self.refused)}")
        return found + ([f"{self.early} ideas were told out of turn"] if self.early else [])


async def post(address: str, path: str, guest: Guest, data: Any) -> tuple[int, Any]:
    """Send one slow request without a thread, and return its status and answer."""
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
