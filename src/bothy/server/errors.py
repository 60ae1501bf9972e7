"""Server errors that can be reported to callers."""

from __future__ import annotations

from bothy.kernel import BothyError, InvalidInput, Reason


class StoreUnavailable(BothyError):
    """Raised when the store didn't answer in time. A pending write may or may not have happened: read again."""

    def __init__(self) -> None:
        super().__init__(Reason("store-away"))


class NotStorable(InvalidInput):
    """Raised for a text or a number that no row can hold."""

    def __init__(self) -> None:
        super().__init__(Reason("not-storable"))


class Taken(BothyError):
    """Raised when another row already has this id."""

    def __init__(self, kind: str) -> None:
        super().__init__(Reason("already-there", kind=kind))
