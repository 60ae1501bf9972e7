"""The caller of an HTTP request or a socket: headers, address, cookies and language."""

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
        """The network that limits count this caller under."""
        return network_of(self.address)

    def header(self, name: str) -> str | None:
        """Returns a header by its lowercase name."""
        return self._headers.get(name)

    @property
    def host(self) -> str:
        """The requested host."""
        return self._headers.get("host", "")

    @property
    def device(self) -> str:
        """A short name of the browser and its system."""
        return device_of(self._headers.get("user-agent", ""))

    @property
    def language(self) -> str:
        """The language to answer in."""
        return language_of(self._headers.get("accept-language", ""))

    def cookie(self, name: str) -> str | None:
        """Returns a cookie's value."""
        try:
            morsel = SimpleCookie(self._headers.get("cookie", "")).get(name)
        except CookieError:
            return None
        return None if morsel is None else morsel.value
