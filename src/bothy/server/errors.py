"""What can go wrong in the server that somebody can be told about."""

from __future__ import annotations

from bothy.kernel import BothyError, Malformed, Reason


class StoreAway(BothyError):
    """The store did not answer in time. What was being written may stand or not: read again before going on."""

    def __init__(self) -> None:
        super().__init__(Reason("store-away"))


class NotStorable(Malformed):
    """A text with a character, or a number of a size, that no row can hold."""

    def __init__(self) -> None:
        super().__init__(Reason("not-storable"))


class Taken(BothyError):
    """Something is there already under this id, and it is something else."""

    def __init__(self, kind: str) -> None:
        super().__init__(Reason("already-there", kind=kind))
