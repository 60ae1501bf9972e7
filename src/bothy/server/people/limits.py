"""Rate limits: one token bucket per person or network, refilled over time, in this process only.

Limits across all processes are in `shared_limits.py`.
"""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass
from math import ceil
from time import monotonic
from weakref import WeakValueDictionary

from bothy.server.refusals import TooManyConnections, TooOften

MOST_BUCKETS = 50_000


@dataclass(frozen=True, slots=True)
class Limit:
    """A rate per second, and a burst."""

    name: str
    rate: float
    burst: float


READS = Limit("reads", 40, 200)
FILES = Limit("files", 200, 4000)
"""Client assets: a new browser requests a hundred at once, and a dozen may share one router."""
WRITES = Limit("writes", 20, 100)
WORK = Limit("work", 250, 2000)
"""CPU milliseconds for the requests and messages of one network, on average a quarter of a core. A move takes
about two, so a club of a dozen stays far below.
"""
SIGN_INS = Limit("sign-ins", 0.2, 20)
HEAVY = Limit("heavy", 0.5, 6)
"""Expensive requests, such as opening tables and verifying records."""
IDEAS = Limit("ideas", 0.2, 10)
"""Ideas per person: more than enough for every decision of a turn."""
TALK = Limit("talk", 1, 10)
MESSAGES = Limit("messages", 30, 120)
"""Messages of one socket; more are rejected."""
FRAMES = Limit("frames", 60, 300)
"""Frames of one socket, including control frames. No browser sends this many; more close the socket."""

REPORTS = Limit("reports", 1 / 300, 5)
"""Reports to the operator."""

MAILS_TO_ONE_HERE = Limit("mails-to-one-here", 1 / 1200, 5)
"""Emails to one address requested by one network, so that a stranger elsewhere can't lock out the owner."""
MAILS_TO_ONE = Limit("mails-to-one", 1 / 600, 15)
"""Emails to one address requested by all networks, against spam and guessed codes."""
MAILS_TO_KNOWN = Limit("mails-to-known", 1 / 1200, 5)
"""Emails to one address requested by devices that signed in with it. They are exempt from the two limits above."""
MAILS_A_NETWORK = Limit("mails", 1 / 60, 12)
"""Emails to any address requested by one network."""
TRIALS = Limit("trials", 1 / 60, 1)
"""Test notices per person and channel."""
KNOCKS = Limit("knocks", 0.2, 30)
"""Links, codes and passkeys presented by one network."""

ADDRESS_HEAVY = Limit("address-heavy", 3, 60)
"""Expensive requests of all people at one address, sized for a club of a dozen behind one router."""
ADDRESS_FRAMES = Limit("address-frames", 240, 1200)
"""Frames of all sockets of one address."""
MOST_WAITING = 20
"""Expensive requests of one network that may wait in line."""
OPENINGS = Limit("openings", 5, 30)
"""New sockets and streams per address; the burst lets a household reconnect after a router restart."""
MAX_SOCKETS_PER_ADDRESS = 100
"""Open sockets and streams per address: twice what a dozen people with a few tabs each need."""


class Bucket:
    """The tokens one caller has left under one limit."""

    __slots__ = ("_at", "_left", "_limit")

    def __init__(self, limit: Limit) -> None:
        self._limit = limit
        self._left = limit.burst
        self._at = monotonic()

    def take(self) -> None:
        """Takes one token, or raises with the time to wait."""
        self.check()
        self._left -= 1

    def check(self) -> None:
        """Raises with the time to wait if no token is left."""
        limit, now = self._limit, monotonic()
        self._left = min(limit.burst, self._left + (now - self._at) * limit.rate)
        self._at = now
        if self._left < 1:
            raise TooOften(ceil((1 - self._left) / limit.rate))

    def spend(self, tokens: float) -> None:
        """Charges a cost known only afterwards, so the bucket may go into debt."""
        self._left -= tokens


class Limits:
    """Buckets of all callers. The least recently used are dropped and start full again."""

    def __init__(self, on: bool = True, max_sockets_per_address: int = MAX_SOCKETS_PER_ADDRESS) -> None:
        self.on = on
        self._sockets = max_sockets_per_address
        self._buckets: OrderedDict[tuple[str, str], Bucket] = OrderedDict()
        self._open: Counter[str] = Counter()
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._waiting: Counter[str] = Counter()

    def take(self, limit: Limit, caller: str) -> None:
        """Takes one of the caller's tokens."""
        if self.on:
            self.bucket(limit, caller).take()

    def bucket(self, limit: Limit, caller: str) -> Bucket:
        """Returns the caller's bucket for a limit."""
        key = limit.name, caller
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(limit)
            if len(self._buckets) > MOST_BUCKETS:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(key)
        return bucket

    def work(self, network: str) -> Bucket | None:
        """Returns the bucket for a network's CPU time; raises if it is empty."""
        if not self.on:
            return None
        bucket = self.bucket(WORK, network)
        bucket.check()
        return bucket

    @asynccontextmanager
    async def turn(self, network: str) -> AsyncIterator[None]:
        """Waits for a network's turn at an expensive operation: one at a time, while its WORK lasts.

        Otherwise a hundred such requests could start before the first is charged.
        """
        if not self.on:
            yield
            return
        if self._waiting[network] >= MOST_WAITING:
            raise TooOften(1)
        lock = self._turns.setdefault(network, asyncio.Lock())
        with counted(self._waiting, network):
            async with lock:
                self.work(network)
                yield

    def socket(self, limit: Limit) -> Bucket | None:
        """Returns a bucket for a single socket."""
        return Bucket(limit) if self.on else None

    @contextmanager
    def connection(self, address: str) -> Iterator[None]:
        """Counts an address's socket or stream while it is open."""
        self.take(OPENINGS, address)
        if self.on and self._open[address] >= self._sockets:
            raise TooManyConnections(self._sockets)
        with counted(self._open, address):
            yield


@contextmanager
def counted(counts: Counter[str], caller: str) -> Iterator[None]:
    """Counts one more for a caller, until the context ends."""
    counts[caller] += 1
    try:
        yield
    finally:
        counts[caller] -= 1
        if not counts[caller]:
            del counts[caller]
