"""Addresses and passkeys of people who were erased while banned, stored as keyed hashes.

Without them, a banned person could erase the account and return with the same address.
"""

from __future__ import annotations

from dataclasses import dataclass
from hmac import digest

from bothy.server.operators.sanctions import Sanctions
from bothy.server.settings import Settings
from bothy.server.store import Store


@dataclass(frozen=True, slots=True)
class BannedWays:
    """Banned sign-in methods. The store deletes them when the ban ends."""

    settings: Settings
    store: Store
    sanctions: Sanctions

    async def keep(self, person: str) -> None:
        """Stores the sign-in methods of a banned person who is about to be erased."""
        ways: list[str | bytes] = [each.address for each in await self.store.addresses_of(person)]
        ways += [each.id for each in await self.store.passkeys_of(person)]
        await self.store.keep_banned_ways(person, [_hash(self.settings.secret, way) for way in ways])

    async def check(self, way: str | bytes) -> None:
        """Raises if the address or passkey belongs to someone whose ban is still active."""
        secrets = self.settings.secret, *self.settings.previous_secrets
        person = await self.store.banned_by([_hash(secret, way) for secret in secrets])
        if person is not None:
            self.sanctions.check_ban(person)


def _hash(secret: str, way: str | bytes) -> bytes:
    kind, value = (b"mail:", way.encode()) if isinstance(way, str) else (b"passkey:", way)
    return digest(secret.encode(), b"bothy-banned-" + kind + value, "sha256")
