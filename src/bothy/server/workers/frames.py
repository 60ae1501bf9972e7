"""Messages on the pipe between a server and its workers, prefixed with their length."""

from __future__ import annotations

from typing import BinaryIO

LENGTH = 4
LONGEST = 8 * 1024 * 1024
"""No question or answer is nearly this long: a larger length means the stream is corrupt."""

READY = b'"ready"'
"""A worker's first message: it's ready, and from now on its time is thinking time."""


def framed(message: bytes) -> bytes:
    """Return a message with its length prefix."""
    return len(message).to_bytes(LENGTH, "big") + message


def next_message(pipe: BinaryIO) -> bytes | None:
    """Return the next message of a blocking pipe, or None when its other end is closed."""
    head = pipe.read(LENGTH)
    if len(head) < LENGTH:
        return None
    length = int.from_bytes(head, "big")
    message = pipe.read(length)
    return message if len(message) == length else None
