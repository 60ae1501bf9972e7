"""Taking a port before anything else is begun, so that a taken one is a sentence and not half a start."""

from __future__ import annotations

import errno
import socket

from bothy.kernel import Malformed, Reason

BACKLOG = 2048
"""Connections that may wait while the process is busy: after a restart all clients come at once."""


def listen(host: str, port: int) -> socket.socket:
    """Listen there, or say that somebody else does. Port 0 takes a free one."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        return socket.create_server((host, port), family=family, backlog=BACKLOG)
    except OSError as error:
        if error.errno != errno.EADDRINUSE:
            raise Malformed(
                Reason("cannot-listen", host=host, port=str(port), fault=str(error.strerror))
            ) from error
        raise Malformed(Reason("port-taken", port=str(port))) from error


def listen_near(host: str, port: int) -> socket.socket:
    """Listen at this port if it is free, else at any."""
    try:
        return listen(host, port)
    except Malformed:
        return listen(host, 0)


def address_of(listener: socket.socket) -> str:
    """Where a socket listens, as a browser takes it."""
    host, port = listener.getsockname()[:2]
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"
