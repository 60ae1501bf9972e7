"""What goes over the pipe between a server and its workers: messages with their length before them."""

from __future__ import annotations

from typing import BinaryIO

LENGTH = 4
LONGEST = 8 * 1024 * 1024
"""No question and no answer is nearly so long: who announces more has lost the thread."""

READY = b'"ready"'
"""A worker's first message: it is awake, and from now on its time is thinking time."""


def framed(message: bytes) -> bytes:
    """A message as it goes over the pipe."""
    return len(message).to_bytes(LENGTH, "big") + message


def next_message(pipe: BinaryIO) -> bytes | None:
    """The next message of a pipe that blocks, or None when its other end is closed."""
    head = pipe.read(LENGTH)
    if len(head) < LENGTH:
        return None
    length = int.from_bytes(head, "big")
    message = pipe.read(length)
    return message if len(message) == length else None
