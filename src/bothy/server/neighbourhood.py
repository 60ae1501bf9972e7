"""The local network: where others find this machine, and who sits at it."""

from __future__ import annotations

import socket
from ipaddress import ip_address

THIS_MACHINE = "127.0.0.1"
EVERYBODY = "0.0.0.0"  # noqa: S104 - only by --share and --club, whose job it is to let others in
ELSEWHERE = ("192.0.2.1", 9)
"""Somewhere outside: the system says by which of its addresses it would go there. Nothing is sent."""


def address_for_others(port: int) -> str:
    """What others in the local network type to come here."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(ELSEWHERE)
            name: str = probe.getsockname()[0]
        except OSError:  # no network at all
            name = THIS_MACHINE
    return f"http://{name}:{port}"


def is_this_machine(address: str) -> bool:
    """Whether a caller sits at this machine."""
    try:
        return ip_address(address.partition("%")[0]).is_loopback
    except ValueError:
        return False
