"""Refusals by a table itself, independent of the rules. Each kind has the status a host answers with over HTTP."""

from __future__ import annotations

from bothy.kernel import BothyError, Reason


class Refusal(BothyError):
    """A refusal: a reason, and the HTTP status of its kind."""

    status = 400


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
