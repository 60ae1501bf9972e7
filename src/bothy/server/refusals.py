"""Refusals by the server itself, independent of the rules. Each kind has its own HTTP status."""

from __future__ import annotations

from bothy.kernel import Reason
from bothy.local.refusals import Conflict, Forbidden, NotFound, Overtaken, Refusal, Unknown


class NotSignedIn(Refusal):
    """The caller isn't signed in."""

    status = 401

    def __init__(self) -> None:
        super().__init__(Reason("not-signed-in"))


class TokenUnknown(Refusal):
    """A program sent a token that isn't known or has expired."""

    status = 401

    def __init__(self) -> None:
        super().__init__(Reason("token-unknown"))


class TooLarge(Refusal):
    """More data than any client needs to send."""

    status = 413

    def __init__(self, most: int) -> None:
        super().__init__(Reason("too-large", most=most))


class TooOften(Refusal):
    """More requests than a person can make."""

    status = 429

    def __init__(self, seconds: int) -> None:
        super().__init__(Reason("too-often", seconds=seconds))
        self.seconds = seconds


class TooManyConnections(Refusal):
    """More open sockets from one address than a club needs."""

    status = 429

    def __init__(self, most: int) -> None:
        super().__init__(Reason("too-many-connections", most=most))


class TooManyTables(Refusal):
    """A guest, or all guests of an address, have more waiting tables than they can play at."""

    status = 429


__all__ = [
    "Conflict",
    "Forbidden",
    "NotFound",
    "NotSignedIn",
    "Overtaken",
    "Refusal",
    "TokenUnknown",
    "TooLarge",
    "TooManyConnections",
    "TooManyTables",
    "TooOften",
    "Unknown",
]
