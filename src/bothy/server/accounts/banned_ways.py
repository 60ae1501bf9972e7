"""Addresses and passkeys of people who were erased while they were banned, known by keyed hashes only.

Without them a ban would end with the account: whoever erases it could come back by the same address.
"""

from __future__ import annotations

from dataclasses import dataclass
from hmac import digest

from bothy.server.operators.sanctions import Sanctions
from bothy.server.settings import Settings
from bothy.server.store import Store


@dataclass(frozen=True, slots=True)
class BannedWays:
    """Kept for as long as the ban runs: the store drops them with it."""

    settings: Settings
    store: Store
    sanctions: Sanctions

    async def keep(self, person: str) -> None:
        """Keep the ways in of somebody who is about to be erased, if they are banned."""
        ways: list[str | bytes] = [each.address for each in await self.store.addresses_of(person)]
        ways += [each.id for each in await self.store.passkeys_of(person)]
        await self.store.keep_banned_ways(person, [_hash(self.settings.secret, way) for way in ways])

    async def check(self, way: str | bytes) -> None:
        """Refuse an address or a passkey of somebody whose ban still runs."""
        secrets = self.settings.secret, *self.settings.former_secrets
        person = await self.store.banned_by([_hash(secret, way) for secret in secrets])
        if person is not None:
            self.sanctions.check_ban(person)


def _hash(secret: str, way: str | bytes) -> bytes:
    kind, value = (b"mail:", way.encode()) if isinstance(way, str) else (b"passkey:", way)
    return digest(secret.encode(), b"bothy-banned-" + kind + value, "sha256")
