"""One-time tickets. The store keeps only hashes, and lets one of several concurrent users take a ticket."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from hashlib import blake2b, sha256
from typing import Any

from bothy.server.accounts.refusals import CodeWrong, TicketOver
from bothy.server.accounts.rows import TicketRow
from bothy.server.clock import now_ms
from bothy.server.store import Store

TOKEN_BYTES = 32
MINUTE = 60 * 1000
SHORT = 10 * MINUTE
MOST_TRIES = 5
"""Most tries per ticket. With a million codes and few emails, guessing one takes years."""
LONGEST = 128

MAIL, DEVICE, INVITATION = "mail", "device", "invitation"
NEW_PASSKEY, PASSKEY = "new-passkey", "passkey"


class OneTimeTokens:
    """Issues and redeems tickets."""

    def __init__(self, store: Store, secret: str, clock: Callable[[], int] = now_ms) -> None:
        self._store = store
        self._key = blake2b(secret.encode(), person=b"bothy-codes").digest()
        self.clock = clock

    async def issue(self, purpose: str, lasts: int = SHORT, person: str | None = None, **body: Any) -> str:
        """Issues a ticket. The returned token is only for its owner and isn't stored."""
        token = secrets.token_urlsafe(TOKEN_BYTES)
        row = TicketRow(hash=key_of(token), purpose=purpose, person=person, ends=self.clock() + lasts, body=body)
        await self._store.create_ticket(row)
        return token

    async def look(self, key: bytes, purpose: str) -> TicketRow:
        """Returns the ticket without using it up."""
        return self._fit(await self._store.ticket(key), purpose)

    async def take(self, key: bytes, purpose: str) -> TicketRow:
        """Returns the ticket and uses it up. A ticket for another purpose is left alone."""
        await self.look(key, purpose)
        return self._fit(await self._store.take_ticket(key), purpose)

    async def attempt(self, key: bytes, purpose: str, word: str, secret: str) -> TicketRow:
        """Returns the ticket if `secret` matches the one sealed as `word`. Counts the try; doesn't use it up."""
        await self.look(key, purpose)
        row = self._fit(await self._store.try_ticket(key, MOST_TRIES), purpose)
        if not secrets.compare_digest(str(row.body.get(word, "")), self.seal(secret)):
            raise CodeWrong
        return row

    def seal(self, secret: str) -> str:
        """Hashes a short secret with a key, so a reader of the database can't try all codes."""
        return blake2b(secret.encode(), key=self._key, digest_size=32).hexdigest()

    def _fit(self, row: TicketRow | None, purpose: str) -> TicketRow:
        if row is None or row.purpose != purpose or row.ends < self.clock():
            raise TicketOver
        return row


def key_of(token: str) -> bytes:
    """Returns the key of a ticket in the store."""
    return sha256(token[:LONGEST].encode()).digest()
