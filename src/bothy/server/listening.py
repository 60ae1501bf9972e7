"""The port a process listens on, and its addresses: for a browser here, and for others in the local network."""

from __future__ import annotations

import errno
import socket
from ipaddress import ip_address

from bothy.kernel import InvalidInput, Reason

BACKLOG = 2048
"""Pending connections while the process is busy: after a restart all clients come at once."""
THIS_MACHINE = "127.0.0.1"
EVERYBODY = "0.0.0.0"  # noqa: S104 - only by --share and --club, whose job it is to let others in
ELSEWHERE = ("192.0.2.1", 9)
"""An outside address: the system reports which of its own addresses it would use. Nothing is sent."""


def listen(host: str, port: int) -> socket.socket:
    """Listen on a port; raises if it's taken. Port 0 takes a free one.

    It comes before anything else, so that a taken port gives a clear error instead of half a start.
    """
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        return socket.create_server((host, port), family=family, backlog=BACKLOG)
    except OSError as error:
        if error.errno != errno.EADDRINUSE:
            raise InvalidInput(
                Reason("cannot-listen", host=host, port=str(port), fault=str(error.strerror))
            ) from error
        raise InvalidInput(Reason("port-taken", port=str(port))) from error


def listen_near(host: str, port: int) -> socket.socket:
    """Listen on this port if it's free, otherwise on any."""
    try:
        return listen(host, port)
    except InvalidInput:
        return listen(host, 0)


def address_of(listener: socket.socket) -> str:
    """Return a socket's URL for a browser."""
    host, port = listener.getsockname()[:2]
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


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
