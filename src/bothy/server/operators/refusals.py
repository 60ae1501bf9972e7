"""What an operator's decision, or somebody's block, refuses."""

from __future__ import annotations

from datetime import UTC, datetime

from bothy.kernel import Reason
from bothy.server.operators.rows import BAN, SanctionRow
from bothy.server.refusals import Forbidden, Refusal

NEVER, NONE = "never", "none"
"""Where a message says something else: a sanction without an end, or without a reason."""


class Sanctioned(Forbidden):
    """Somebody who may not come in, or not speak, for now."""

    def __init__(self, row: SanctionRow) -> None:
        until, because = moment(row.until), row.reason or NONE
        if row.kind == BAN:
            super().__init__(Reason("banned", until=until, because=because))
        else:
            super().__init__(Reason("muted", until=until, because=because))


class NotWelcome(Forbidden):
    """Somebody at the table blocks this person. Who it is, is not said."""

    def __init__(self) -> None:
        super().__init__(Reason("not-welcome"))


def moment(at: int | None) -> str:
    """A time as all languages read it."""
    return NEVER if at is None else datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%d %H:%M UTC")


class Leaving(Refusal):
    """This process is being emptied, and begins nothing."""

    status = 503

    def __init__(self) -> None:
        super().__init__(Reason("process-leaving"))
