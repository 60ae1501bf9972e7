"""Rate limits: a bucket of tokens for each person or address, filled again with time. In this process only.

What must hold over all processes is counted in the store too: `shared_limits.py`.
"""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from math import ceil
from time import monotonic

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

MAILS_TO_ONE = Limit("mails-to-one", 1 / 1200, 5)
"""Mails to one address that somebody asks for: nobody is pestered, and few codes can be guessed at."""
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
        limit, now = self._limit, monotonic()
        self._left = min(limit.burst, self._left + (now - self._at) * limit.rate)
        self._at = now
        if self._left < 1:
            raise TooOften(ceil((1 - self._left) / limit.rate))
        self._left -= 1


class Limits:
    """The buckets of all callers; those not seen for longest are forgotten, and are full when they come again."""

    def __init__(self, on: bool = True, sockets_an_address: int = SOCKETS_AN_ADDRESS) -> None:
        self.on = on
        self._sockets = sockets_an_address
        self._buckets: OrderedDict[tuple[str, str], Bucket] = OrderedDict()
        self._open: Counter[str] = Counter()

    def take(self, limit: Limit, caller: str) -> None:
        """Take one token of a caller."""
        if not self.on:
            return
        key = limit.name, caller
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(limit)
            if len(self._buckets) > MOST_BUCKETS:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(key)
        bucket.take()

    def socket(self, limit: Limit) -> Bucket | None:
        """A bucket of one socket's own."""
        return Bucket(limit) if self.on else None

    @contextmanager
    def connection(self, address: str) -> Iterator[None]:
        """A socket or a stream of an address, for as long as it is open."""
        if self.on and self._open[address] >= self._sockets:
            raise TooManyConnections(self._sockets)
        self._open[address] += 1
        try:
            yield
        finally:
            self._open[address] -= 1
            if not self._open[address]:
                del self._open[address]
