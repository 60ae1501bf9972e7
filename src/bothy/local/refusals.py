"""Refusals by a table itself, independent of the rules. Each kind has the status a host answers with over HTTP."""

from __future__ import annotations

from bothy.kernel import BothyError, Reason, Refused
from bothy.table import Diverged, RecordError


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


def judged(error: BothyError) -> tuple[int, Reason]:
    """Returns the status and the reason of an error that isn't a fault."""
    if isinstance(error, Refusal):
        return error.status, error.reason
    if isinstance(error, RecordError):
        return 409, record_reason(error)
    return 409 if isinstance(error, Refused | Diverged) else 400, error.reason


def record_reason(error: RecordError) -> Reason:
    """Returns the reason a record is invalid, with the step that shows it."""
    return Reason(error.reason.key, error.reason.rule, **dict(error.reason.values) | {"step": error.step})
