"""The local network: this machine's address for others, and whether a caller is on this machine."""

from __future__ import annotations

import socket
from ipaddress import ip_address

THIS_MACHINE = "127.0.0.1"
EVERYBODY = "0.0.0.0"  # noqa: S104 - only by --share and --club, whose job it is to let others in
ELSEWHERE = ("192.0.2.1", 9)
"""An outside address: the system reports which of its own addresses it would use. Nothing is sent."""


def address_for_others(port: int) -> str:
    """Return the URL that others in the local network use."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(ELSEWHERE)
            name: str = probe.getsockname()[0]
        except OSError:  # no network at all
            name = THIS_MACHINE
    return f"http://{name}:{port}"


def is_this_machine(address: str) -> bool:
    """Return whether a caller is on this machine."""
    try:
        return ip_address(address.partition("%")[0]).is_loopback
    except ValueError:
        return False
