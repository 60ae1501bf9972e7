"""Networks that limits count as one caller: an IPv4 address, or the /64 of an IPv6 household."""

from __future__ import annotations

from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address

HOUSEHOLD = 64
"""Bits of an IPv6 address that identify the household; the owner can change the rest at will."""


@lru_cache(maxsize=4096)
def network_of(address: str) -> str:
    """Returns the network of an address, as a key. Anything else is returned as is: a proxy may pass on a name."""
    try:
        parsed: IPv4Address | IPv6Address = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(parsed, IPv4Address):
        return str(parsed)
    if parsed.ipv4_mapped is not None:
        return str(parsed.ipv4_mapped)
    return str(IPv6Network((parsed, HOUSEHOLD), strict=False))
