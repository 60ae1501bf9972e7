"""Errors caused by users. Any other exception is a bug and is never hidden."""

from __future__ import annotations

from bothy.kernel.text import Reason


class BothyError(Exception):
    """A user-facing error. It carries a reason, which has a message in every language."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(f"{reason.key} {dict(reason.values)!r}")
        self.reason: Reason = reason


class Refused(BothyError):
    """An action that isn't legal now. The position is unchanged."""


class InvalidInput(BothyError):
    """Data with an unknown name or the wrong fields."""


class RulesBug(Exception):
    """The rules broke the kernel's contract, for instance by never reaching a question."""
