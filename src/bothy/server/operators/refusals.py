"""Errors caused by operators' decisions and by blocks."""

from __future__ import annotations

from datetime import UTC, datetime

from bothy.kernel import Reason
from bothy.server.operators.rows import BAN, SanctionRow
from bothy.server.refusals import Forbidden, Refusal

NEVER, NONE = "never", "none"
"""Message values for a sanction without an end or without a reason."""


class Sanctioned(Forbidden):
    """The person is banned or muted."""

    def __init__(self, row: SanctionRow) -> None:
        until, because = moment(row.until), row.reason or NONE
        if row.kind == BAN:
            super().__init__(Reason("banned", until=until, because=because))
        else:
            super().__init__(Reason("muted", until=until, because=because))


class NotWelcome(Forbidden):
    """The table's host blocks this person. The blocker isn't named."""

    def __init__(self) -> None:
        super().__init__(Reason("not-welcome"))


def moment(at: int | None) -> str:
    """Formats a time independently of language."""
    return NEVER if at is None else datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%d %H:%M UTC")


class Leaving(Refusal):
    """This process is draining and opens nothing new."""

    status = 503

    def __init__(self) -> None:
        super().__init__(Reason("process-leaving"))
