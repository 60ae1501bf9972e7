"""Limits that hold over all processes, for what somebody gains by asking elsewhere: mails, sign-ins, guesses.

A process counts for itself first: whoever floods it costs the store nothing.
"""

from __future__ import annotations

from hashlib import blake2b
from math import ceil

from bothy.server.people.limits import Limit, Limits
from bothy.server.refusals import TooOften
from bothy.server.store import Store


class SharedLimits:
    """Counts in the store, by hashes: no address is kept by it."""

    def __init__(self, store: Store, own: Limits, secret: str) -> None:
        self._store = store
        self.own = own
        self._key = blake2b(secret.encode(), person=b"bothy-limits").digest()

    async def take(self, limit: Limit, caller: str) -> None:
        """Take one token of a caller, here and everywhere, or refuse and say when to come again."""
        if not self.own.on:
            return
        self.own.take(limit, caller)
        seconds = await self._store.take_token(limit.name, self.known_as(caller), limit.rate, limit.burst)
        if seconds:
            raise TooOften(ceil(seconds))

    def known_as(self, caller: str) -> bytes:
        """What a caller is counted under."""
        return blake2b(caller.encode(), key=self._key, digest_size=16).digest()
