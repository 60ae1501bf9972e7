"""Limits across all processes, for requests worth repeating elsewhere: emails, sign-ins, guesses.

Each process checks its own limits first, so a flood costs the store nothing.
"""

from __future__ import annotations

from hashlib import blake2b
from math import ceil

from bothy.server.people.limits import Limit, Limits
from bothy.server.refusals import TooOften
from bothy.server.store import Store


class SharedLimits:
    """Counts in the store, by hash: no address is stored."""

    def __init__(self, store: Store, own: Limits, secret: str) -> None:
        self._store = store
        self.own = own
        self._key = blake2b(secret.encode(), person=b"bothy-limits").digest()

    async def take(self, limit: Limit, caller: str) -> None:
        """Takes one of the caller's tokens, in this process and the store, or raises with the time to wait."""
        if not self.own.on:
            return
        self.own.take(limit, caller)
        seconds = await self._store.take_token(limit.name, self.known_as(caller), limit.rate, limit.burst)
        if seconds:
            raise TooOften(ceil(seconds))

    def known_as(self, caller: str) -> bytes:
        """Returns the hash a caller is counted under."""
        return blake2b(caller.encode(), key=self._key, digest_size=16).digest()
