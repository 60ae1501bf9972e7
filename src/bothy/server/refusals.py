"""What the server refuses by itself, whatever the rules say. Each kind has an HTTP status of its own."""

from __future__ import annotations

from bothy.kernel import BothyError, Reason


class Refusal(BothyError):
    """A refusal of the server: a reason, and the HTTP status that stands for its kind."""

    status = 400


class NotSignedIn(Refusal):
    """Nobody knows who asks."""

    status = 401

    def __init__(self) -> None:
        super().__init__(Reason("not-signed-in"))


class Forbidden(Refusal):
    """Somebody known, or a page of somebody else's, asks for what is not theirs."""

    status = 403


class NotFound(Refusal):
    """Nothing is there, or nothing this person may know of."""

    status = 404

    def __init__(self, kind: str) -> None:
        super().__init__(Reason("not-there", kind=kind))


class Unknown(Refusal):
    """Something is named that there is not, for a reason of its own."""

    status = 404


class Conflict(Refusal):
    """It cannot be done as things stand now."""

    status = 409


class Overtaken(Conflict):
    """Something was played in the meantime: look again, and decide anew."""

    def __init__(self, seq: int) -> None:
        super().__init__(Reason("overtaken", seq=seq))
        self.seq = seq


class TooLarge(Refusal):
    """More was sent than anybody needs to send."""

    status = 413

    def __init__(self, most: int) -> None:
        super().__init__(Reason("too-large", most=most))


class TooOften(Refusal):
    """More was asked than anybody can ask by hand."""

    status = 429

    def __init__(self, seconds: int) -> None:
        super().__init__(Reason("too-often", seconds=seconds))
        self.seconds = seconds


class TooManyConnections(Refusal):
    """One address has more sockets open than a club of people needs."""

    status = 429

    def __init__(self, most: int) -> None:
        super().__init__(Reason("too-many-connections", most=most))


class TooManyTables(Refusal):
    """A guest, or all the guests of an address, have more tables waiting than they can play at."""

    status = 429
