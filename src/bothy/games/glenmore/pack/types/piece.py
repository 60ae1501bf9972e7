"""What every row of the pack has."""

from __future__ import annotations

from dataclasses import dataclass

from bothy.kernel.pack import Origin


@dataclass(frozen=True, slots=True, kw_only=True)
class Piece:
    """An id that never changes, and where its values come from."""

    id: str
    origin: Origin

    @property
    def source(self) -> str:
        """The origin of its weakest value."""
        return self.origin.source
