"""Refusals by the server itself, independent of the rules. Each kind has its own HTTP status."""

from __future__ import annotations

from bothy.kernel import BothyError, Reason


class Refusal(BothyError):
    """A refusal by the server: a reason, and the HTTP status of its kind."""

    status = 400


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


class Forbidden(Refusal):
    """A known caller, or another site's page, asks for something not theirs."""

    status = 403


class NotFound(Refusal):
    """There's no such thing, or none this person may know of."""

    status = 404

    def __init__(self, kind: str) -> None:
        super().__init__(Reason("not-there", kind=kind))


class Unknown(Refusal):
    """An unknown name, with its own reason."""

    status = 404


class Conflict(Refusal):
    """Not possible in the current state."""

    status = 409


class Overtaken(Conflict):
    """Another move came first: look again, and decide again."""

    def __init__(self, seq: int) -> None:
        super().__init__(Reason("overtaken", seq=seq))
        self.seq = seq


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
