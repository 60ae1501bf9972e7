"""Where people find us: links in mails lead there, and passkeys are good there only."""

from __future__ import annotations

from dataclasses import dataclass
from urllib.parse import urlsplit

from bothy.server.people.entrance import Caller
from bothy.server.settings import Settings


@dataclass(frozen=True, slots=True)
class Site:
    """Where a passkey is made or shown: one of one site is good at no other."""

    address: str
    name: str


class Addresses:
    """The host's own addresses. A caller may choose among them, never bring another."""

    def __init__(self, settings: Settings) -> None:
        self._ours = tuple(origin.rstrip("/").lower() for origin in settings.origins)

    def of(self, caller: Caller) -> str:
        """The address a caller came by; if we have none set, the host they ask for, which the gate has checked."""
        origin = (caller.header("origin") or "").rstrip("/").lower()
        if self._ours:
            return origin if origin in self._ours else self._ours[0]
        return origin or f"http://{caller.host.lower()}"

    def site(self, caller: Caller) -> Site:
        """The same, with the name passkeys are kept under in people's devices."""
        address = self.of(caller)
        return Site(address, urlsplit(address).hostname or "")
