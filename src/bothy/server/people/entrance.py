"""What is known of a caller before anything is done: headers, address, session. The same for HTTP and sockets."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from http.cookies import CookieError, SimpleCookie
from typing import Any

from bothy.server.people.devices import device_of
from bothy.server.people.networks import network_of
from bothy.server.words import language_of


class Caller:
    """The head of a request or a socket."""

    __slots__ = ("_headers", "address")

    def __init__(self, scope: Mapping[str, Any]) -> None:
        headers: Iterable[tuple[bytes, bytes]] = scope.get("headers", ())
        self._headers = {name.decode("latin-1").lower(): value.decode("latin-1") for name, value in headers}
        client = scope.get("client")
        self.address: str = client[0] if client else ""

    @property
    def network(self) -> str:
        """Whom limits count this caller as."""
        return network_of(self.address)

    def header(self, name: str) -> str | None:
        """A header, by its name in small letters."""
        return self._headers.get(name)

    @property
    def host(self) -> str:
        """What we are asked as."""
        return self._headers.get("host", "")

    @property
    def device(self) -> str:
        """What the browser calls itself, in short."""
        return device_of(self._headers.get("user-agent", ""))

    @property
    def language(self) -> str:
        """The language to answer in."""
        return language_of(self._headers.get("accept-language", ""))

    def cookie(self, name: str) -> str | None:
        """A cookie."""
        try:
            morsel = SimpleCookie(self._headers.get("cookie", "")).get(name)
        except CookieError:
            return None
        return None if morsel is None else morsel.value
