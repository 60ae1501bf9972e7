"""What can go wrong by a person's doing. Anything else is a bug and is loud."""

from __future__ import annotations

from bothy.kernel.text import Reason


class BothyError(Exception):
    """A mistake somebody can be told about: it carries a reason, which has a message in every language."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(f"{reason.key} {dict(reason.values)!r}")
        self.reason: Reason = reason


class Refused(BothyError):
    """An action that is not legal now. The position is as it was."""


class Malformed(BothyError):
    """Data that names nothing known, or names it with the wrong fields."""


class RulesBug(Exception):
    """The rules broke the kernel's contract, for instance by running on without ever asking anybody."""
