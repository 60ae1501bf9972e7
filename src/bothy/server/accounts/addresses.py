"""The host's public addresses, used by links in emails and by passkeys."""

from __future__ import annotations

from dataclasses import dataclass
from urllib.parse import urlsplit

from bothy.server.people.entrance import Caller
from bothy.server.settings import Settings


@dataclass(frozen=True, slots=True)
class Site:
    """The site a passkey belongs to. It works on no other."""

    address: str
    name: str


class Addresses:
    """The host's own addresses. A caller may choose among them, but can't add one."""

    def __init__(self, settings: Settings) -> None:
        self._ours = tuple(origin.rstrip("/").lower() for origin in settings.origins)

    def of(self, caller: Caller) -> str:
        """Returns the address the caller came by; if none is configured, the requested host, checked by `gate`."""
        origin = (caller.header("origin") or "").rstrip("/").lower()
        if self._ours:
            return origin if origin in self._ours else self._ours[0]
        return origin or f"http://{caller.host.lower()}"

    def site(self, caller: Caller) -> Site:
        """Returns the same as a site, with the name that passkeys are stored under."""
        address = self.of(caller)
        return Site(address, urlsplit(address).hostname or "")
