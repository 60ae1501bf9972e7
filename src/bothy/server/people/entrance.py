"""The caller of an HTTP request or a socket: headers, cookies and language, the network and the device."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from http.cookies import CookieError, SimpleCookie
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import Any

from bothy.server.words import language_of

BROWSERS = (
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser", "Samsung Internet"),
    ("Firefox/", "Firefox"),
    ("FxiOS", "Firefox"),
    ("CriOS", "Chrome"),
    ("Chrome/", "Chrome"),
    ("Safari/", "Safari"),
)
"""The first match counts, because most browsers also claim to be those further down."""
SYSTEMS = (
    ("Android", "Android"),
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("CrOS", "ChromeOS"),
    ("Windows", "Windows"),
    ("Mac OS X", "macOS"),
    ("Linux", "Linux"),
)
HOUSEHOLD = 64
"""Bits of an IPv6 address that identify the household; the owner can change the rest at will."""


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


def device_of(agent: str) -> str:
    """Returns a name such as `Firefox, Android`: enough to recognise one's own, too little for tracking.

    For other programs it's the first word of the user agent.
    """
    found = [next((name for mark, name in kind if mark in agent), "") for kind in (BROWSERS, SYSTEMS)]
    if not any(found):
        first = agent.split("/")[0].split(" ")[0]
        return first[:20] if first.isascii() and first.isprintable() else ""
    return ", ".join(each for each in found if each)


@lru_cache(maxsize=4096)
def network_of(address: str) -> str:
    """Returns the network that limits count as one caller: an IPv4 address, or the /64 of an IPv6 household.

    Anything else is returned as is: a proxy may pass on a name.
    """
    try:
        parsed: IPv4Address | IPv6Address = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(parsed, IPv4Address):
        return str(parsed)
    if parsed.ipv4_mapped is not None:
        return str(parsed.ipv4_mapped)
    return str(IPv6Network((parsed, HOUSEHOLD), strict=False))
