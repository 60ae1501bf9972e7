"""Requests to user-supplied addresses: HTTPS only, public networks only, with a short timeout."""

from __future__ import annotations

import asyncio
import re
import socket
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Any
from urllib.parse import urljoin, urlsplit

import aiohttp
from aiohttp.abc import AbstractResolver, ResolveResult

from bothy.kernel import Reason
from bothy.server.notices.breaker import Breaker
from bothy.server.notices.failures import PermanentFailure, TemporaryFailure
from bothy.server.refusals import Refusal

LONGEST_ADDRESS = 1000
PATIENCE = 3.0
"""Seconds in total, for name lookup, connection, redirects and response."""
CONNECTIONS = 64
LOOK_UPS = 8
"""Concurrent name lookups, in their own threads: slow ones mustn't delay mail, which needs lookups too."""
REDIRECTS = 3
KEEPING_THE_METHOD = (307, 308)
"""Other redirects would turn the POST into a GET."""
READ = 4096
"""Bytes read of a response, as only its status matters."""
NAME = re.compile(r"([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]([a-z0-9-]*[a-z0-9])")
"""A domain name, not a disguised address: programs differ in how they read 127.1, 0x7f.1 or 0177.0.0.1."""
TRANSLATED = IPv6Network("64:ff9b::/96")
"""IPv4 behind a translator (RFC 6052)."""

Address = IPv4Address | IPv6Address


class AddressRefused(Refusal):
    """The address isn't allowed for outgoing messages."""

    def __init__(self) -> None:
        super().__init__(Reason("hook-address"))


def is_public(address: Address) -> bool:
    """Returns whether an address is on the public internet, not on a network around us."""
    if isinstance(address, IPv6Address):
        within = address.ipv4_mapped or address.sixtofour
        if address.teredo is not None:
            return False
        if address in TRANSLATED:
            within = IPv4Address(int(address) & 0xFFFFFFFF)
        if within is not None:
            return is_public(within)
    return address.is_global and not address.is_multicast


class Outgoing:
    """Posts to user-supplied addresses of one channel. `near` lists private networks that the host allows anyway.

    Each channel has its own, so that webhooks can't use up the lookups and connections of push messages.
    """

    def __init__(self, near: Sequence[str] = ()) -> None:
        self._near = [ip_network(each, strict=False) for each in near]
        self._breaker = Breaker()
        self._session: aiohttp.ClientSession | None = None

    def allows(self, address: Address) -> bool:
        """Returns whether we may connect to this address."""
        return is_public(address) or any(address in network for network in self._near)

    def check(self, url: str) -> str:
        """Returns the URL if its form is allowed. Its name is resolved and checked only on posting."""
        try:
            parts = urlsplit(url)
            host, port = parts.hostname or "", parts.port
        except ValueError as error:
            raise AddressRefused from error
        literal = _literal(host)
        near = literal is not None and any(literal in network for network in self._near)
        fine = (
            len(url) <= LONGEST_ADDRESS
            and url.isascii()
            and url.isprintable()
            and " " not in url
            and (parts.scheme == "https" or (parts.scheme == "http" and near))
            and parts.username is None
            and port != 0
            and (literal is None or self.allows(literal))
            and (literal is not None or _is_name(host))
        )
        if not fine:
            raise AddressRefused
        return url

    async def post(self, url: str, body: bytes, headers: Mapping[str, str]) -> int:
        """Posts, and returns the response status.

        Raises `TemporaryFailure` without one, `PermanentFailure` if the address is refused. Only the host of the
        URL is blamed for a failure: it could use up our patience and then redirect us to someone else's host.
        """
        host = ""
        try:
            host = urlsplit(self.check(url)).netloc.lower()
            self._breaker.check(host, PATIENCE)
            async with asyncio.timeout(PATIENCE):
                status = await self._followed(url, body, headers)
        except (AddressRefused, aiohttp.InvalidURL) as error:
            raise PermanentFailure("hook-address") from error
        except (aiohttp.ClientError, OSError, UnicodeError) as error:
            self._breaker.failed(host)
            raise TemporaryFailure(type(error).__name__) from error
        self._breaker.answered(host)
        return status

    async def _followed(self, url: str, body: bytes, headers: Mapping[str, str]) -> int:
        """Posts wherever redirects lead, and returns the last status; 400 after too many of them."""
        for _ in range(REDIRECTS + 1):
            async with self._opened().post(
                self.check(url), data=body, headers=headers, allow_redirects=False
            ) as answer:
                await answer.content.read(READ)
            where = answer.headers.get("location")
            if answer.status not in KEEPING_THE_METHOD or where is None:
                return answer.status
            url = urljoin(url, where)
        return 400

    def _opened(self) -> aiohttp.ClientSession:
        if self._session is None:
            self._session = aiohttp.ClientSession(
                connector=aiohttp.TCPConnector(resolver=_Guarded(self), use_dns_cache=False, limit=CONNECTIONS),
                cookie_jar=aiohttp.DummyCookieJar(),
                trust_env=False,
                auto_decompress=False,
                max_line_size=4096,
                max_field_size=4096,
            )
        return self._session

    async def close(self) -> None:
        """Closes the session."""
        session, self._session = self._session, None
        if session is not None:
            await session.close()


class _Guarded(AbstractResolver):
    """Resolves names only to allowed addresses. The connection uses this result, with no second lookup."""

    def __init__(self, outgoing: Outgoing) -> None:
        self._outgoing = outgoing
        self._threads = ThreadPoolExecutor(LOOK_UPS, "names")
        self._free = asyncio.Semaphore(LOOK_UPS)

    async def resolve(self, host: str, port: int = 0, family: Any = 0) -> list[ResolveResult]:
        """Returns the allowed addresses of a name.

        Raises `TemporaryFailure` if all threads are busy: that isn't the fault of this host.
        """
        try:
            async with asyncio.timeout(PATIENCE / 2):
                await self._free.acquire()
        except TimeoutError as error:
            raise TemporaryFailure("lookups-busy") from error
        found = await self._look_up(host, port, family, socket.SOCK_STREAM)
        allowed = [
            ResolveResult(hostname=host, host=str(where[0]), port=port, family=kind, proto=protocol, flags=0)
            for kind, _, protocol, _, where in found
            if self._outgoing.allows(ip_address(str(where[0]).partition("%")[0]))
        ]
        if not allowed:
            raise OSError(f"no public address: {host}")
        return allowed

    async def _look_up(self, *asked: Any) -> list[Any]:
        """Looks up a name in a thread. Its place becomes free when the thread is, even if we no longer wait."""
        loop = asyncio.get_running_loop()

        def free(_: object) -> None:
            with suppress(RuntimeError):  # the loop is closed
                loop.call_soon_threadsafe(self._free.release)

        looking = self._threads.submit(socket.getaddrinfo, *asked)
        looking.add_done_callback(free)
        return await asyncio.wrap_future(looking)

    async def close(self) -> None:
        """Stops all lookups."""
        self._threads.shutdown(wait=False, cancel_futures=True)


def _is_name(host: str) -> bool:
    return NAME.fullmatch(host) is not None and not host.endswith(".localhost")


def _literal(host: str) -> Address | None:
    """Parses a literal IP address; returns None for a name."""
    try:
        return ip_address(host)
    except ValueError:
        return None
