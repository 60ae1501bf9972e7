"""A bus carries hints to look again, and may lose any of them. Nothing may depend on one arriving."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Callable

Heard = Callable[[bytes], None]
"""Called in the event loop with a published payload. Must be quick; its exceptions are only reported."""


_subject = re.compile(r"[a-z0-9]+(\.[a-z0-9]+)*").fullmatch


def checked(subject: str) -> str:
    """Check a subject. An invalid one is a bug: with a line break in it, it would be a command to NATS."""
    if not _subject(subject):
        raise ValueError(f"no subject: {subject!r}")
    return subject


def match_subject(match_id: str) -> str:
    """Return the subject that announces a match's moves: its newest `seq`, plus the entry if there's only one."""
    return f"match.{match_id}"


def table_subject(table_id: str) -> str:
    """Return the subject that announces changes and chat of a table."""
    return f"table.{table_id}"


def presence_subject(table_id: str) -> str:
    """Return the subject by which processes share who is at a table."""
    return f"presence.{table_id}"


class Subscription(ABC):
    """One listener. A subject may have several, even in one process."""

    @abstractmethod
    async def close(self) -> None:
        """Stop listening. Closing twice has no further effect."""


class Bus(ABC):
    """Publish and subscribe. The publishing process receives its own hints too."""

    @abstractmethod
    async def open(self) -> None:
        """Start connecting. An unreachable bus isn't an error: hints flow once it's there."""

    @abstractmethod
    async def close(self) -> None:
        """Send buffered hints if that's quick, then disconnect."""

    @abstractmethod
    async def ready(self) -> bool:
        """Return whether hints currently flow. A process works without them too, but its clients update later."""

    @abstractmethod
    async def publish(self, subject: str, payload: bytes) -> None:
        """Publish to all listeners. Returns at once, never fails. Hints are buffered in an outage, but not for
        ever."""

    @abstractmethod
    async def subscribe(self, subject: str, heard: Heard) -> Subscription:
        """Call `heard` with every payload published to exactly this subject."""

    @abstractmethod
    def after_gap(self, look: Callable[[], None]) -> None:
        """Call `look` whenever hints may have been lost: followers of games then check all of them again."""
