"""A bus carries hints, "look again", and may lose any of them. Nothing may depend on one arriving."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Callable

Heard = Callable[[bytes], None]
"""Called in the event loop with what was published. It must be quick; what it raises is reported, no more."""


_subject = re.compile(r"[a-z0-9]+(\.[a-z0-9]+)*").fullmatch


def checked(subject: str) -> str:
    """A subject as we write them. Another is a bug: with a line end in it, it would be a command to NATS."""
    if not _subject(subject):
        raise ValueError(f"no subject: {subject!r}")
    return subject


def game_subject(match_id: str) -> str:
    """Where it is told that a game has moved; the payload is its newest `seq`, and the entry if it is one."""
    return f"game.{match_id}"


def table_subject(table_id: str) -> str:
    """Where it is told that a table has changed, or that something was said there."""
    return f"table.{table_id}"


def presence_subject(table_id: str) -> str:
    """Where processes tell one another who is at a table."""
    return f"presence.{table_id}"


class Subscription(ABC):
    """One listener. Several may listen to one subject, in one process too."""

    @abstractmethod
    async def close(self) -> None:
        """Hear no more. Closing twice is closing once."""


class Bus(ABC):
    """Publish and subscribe, the publishing process included in those who hear."""

    @abstractmethod
    async def open(self) -> None:
        """Begin to connect. An unreachable bus is no error: hints flow once it is there."""

    @abstractmethod
    async def close(self) -> None:
        """Send what is buffered if that is quick, then disconnect."""

    @abstractmethod
    async def ready(self) -> bool:
        """Whether hints flow just now. A process serves without them too, its clients only hear later."""

    @abstractmethod
    async def publish(self, subject: str, payload: bytes) -> None:
        """Tell whoever listens. Returns at once, never fails; in an outage hints are kept a while, then lost."""

    @abstractmethod
    async def subscribe(self, subject: str, heard: Heard) -> Subscription:
        """Call `heard` with every payload published to this very subject."""

    @abstractmethod
    def after_gap(self, look: Callable[[], None]) -> None:
        """Call `look` whenever hints may have been lost: whoever follows games then looks at all of them again."""
