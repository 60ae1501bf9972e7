"""Takes the port before anything else starts, so that a taken one gives a clear error instead of half a start."""

from __future__ import annotations

import errno
import socket

from bothy.kernel import InvalidInput, Reason

BACKLOG = 2048
"""Pending connections while the process is busy: after a restart all clients come at once."""


def listen(host: str, port: int) -> socket.socket:
    """Listen on a port; raises if it's taken. Port 0 takes a free one."""
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
