"""Rate limits: a bucket of tokens for each person or address, filled again with time. In this process only.

What must hold over all processes is counted in the store too: `shared_limits.py`.
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
    """So many a second in the long run, and so many at once."""

    name: str
    rate: float
    burst: float


READS = Limit("reads", 40, 200)
FILES = Limit("files", 200, 4000)
"""Parts of the client: a new browser asks for a hundred at once, and a dozen may sit behind one router."""
WRITES = Limit("writes", 20, 100)
WORK = Limit("work", 250, 2000)
"""Milliseconds of CPU that the requests and messages of one network may take: a quarter of a core in the long run.
A move takes about two, so a club of a dozen never comes near it."""
SIGN_INS = Limit("sign-ins", 0.2, 20)
HEAVY = Limit("heavy", 0.5, 6)
"""What takes the server more than a moment: opening tables, verifying records."""
IDEAS = Limit("ideas", 0.2, 10)
"""Ideas a person may ask for: more than one needs to follow every thought of a turn."""
TALK = Limit("talk", 1, 10)
MESSAGES = Limit("messages", 30, 120)
"""What one socket may say; more is refused."""
FRAMES = Limit("frames", 60, 300)
"""Frames of one socket, control frames too. Nobody's browser sends so many: more, and the socket is closed."""

REPORTS = Limit("reports", 1 / 300, 5)
"""Reports to the operator."""

MAILS_TO_ONE_HERE = Limit("mails-to-one-here", 1 / 1200, 5)
"""Mails to one address that one network asks for: a stranger who asks elsewhere doesn't lock its owner out."""
MAILS_TO_ONE = Limit("mails-to-one", 1 / 600, 15)
"""Mails to one address that all networks ask for: nobody is pestered, and few codes can be guessed at."""
MAILS_TO_KNOWN = Limit("mails-to-known", 1 / 1200, 5)
"""Mails to one address asked for by devices that were signed in by it. The two before don't hold for them."""
MAILS_A_NETWORK = Limit("mails", 1 / 60, 12)
"""Mails that one network asks for, to whichever address."""
TRIALS = Limit("trials", 1 / 60, 1)
"""Messages somebody asks for by one channel, to see whether they arrive."""
KNOCKS = Limit("knocks", 0.2, 30)
"""Links, codes and passkeys that one network shows."""

ADDRESS_HEAVY = Limit("address-heavy", 3, 60)
"""What all the guests of one address may ask that is heavy: a club of a dozen behind one router."""
ADDRESS_FRAMES = Limit("address-frames", 240, 1200)
"""Frames of all the sockets of one address."""
MOST_WAITING = 20
"""Dear requests of one network that may wait for each other."""
OPENINGS = Limit("openings", 5, 30)
"""Sockets and streams one address may open: as many at once as a household has when its router comes back."""
SOCKETS_AN_ADDRESS = 100
"""Sockets and streams one address may have open at once: a dozen people with a few tabs each, twice over."""


class Bucket:
    """What is left of one limit for one caller."""

    __slots__ = ("_at", "_left", "_limit")

    def __init__(self, limit: Limit) -> None:
        self._limit = limit
        self._left = limit.burst
        self._at = monotonic()

    def take(self) -> None:
        """Take one token, or refuse and say when to come again."""
        self.check()
        self._left -= 1

    def check(self) -> None:
        """Refuse if there is no token left, and say when to come again."""
        limit, now = self._limit, monotonic()
        self._left = min(limit.burst, self._left + (now - self._at) * limit.rate)
        self._at = now
        if self._left < 1:
            raise TooOften(ceil((1 - self._left) / limit.rate))

    def spend(self, tokens: float) -> None:
        """Charge what something has cost, known only afterwards: the bucket may end up in debt."""
        self._left -= tokens


class Limits:
    """The buckets of all callers; those not seen for longest are forgotten, and are full when they come again."""

    def __init__(self, on: bool = True, sockets_an_address: int = SOCKETS_AN_ADDRESS) -> None:
        self.on = on
        self._sockets = sockets_an_address
        self._buckets: OrderedDict[tuple[str, str], Bucket] = OrderedDict()
        self._open: Counter[str] = Counter()
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._waiting: Counter[str] = Counter()

    def take(self, limit: Limit, caller: str) -> None:
        """Take one token of a caller."""
        if self.on:
            self.bucket(limit, caller).take()

    def bucket(self, limit: Limit, caller: str) -> Bucket:
        """What is left of a limit for a caller."""
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
        """What a network's work is charged to; refuses if it has used up what it may."""
        if not self.on:
            return None
        bucket = self.bucket(WORK, network)
        bucket.check()
        return bucket

    @asynccontextmanager
    async def turn(self, network: str) -> AsyncIterator[None]:
        """The turn of a network at something dear: one at a time, and while its WORK lasts.

        Without turns a hundred dear requests at once would all begin before the first is charged.
        """
        if not self.on:
            yield
            return
        if self._waiting[network] >= MOST_WAITING:
            raise TooOften(1)
        lock = self._turns.setdefault(network, asyncio.Lock())
        with self._counted(self._waiting, network):
            async with lock:
                self.work(network)
                yield

    def socket(self, limit: Limit) -> Bucket | None:
        """A bucket of one socket's own."""
        return Bucket(limit) if self.on else None

    @contextmanager
    def connection(self, address: str) -> Iterator[None]:
        """A socket or a stream of an address, for as long as it is open."""
        self.take(OPENINGS, address)
        if self.on and self._open[address] >= self._sockets:
            raise TooManyConnections(self._sockets)
        with self._counted(self._open, address):
            yield

    @contextmanager
    def _counted(self, counts: Counter[str], caller: str) -> Iterator[None]:
        """One more of a caller's, until it ends."""
        counts[caller] += 1
        try:
            yield
        finally:
            counts[caller] -= 1
            if not counts[caller]:
                del counts[caller]
