"""The base class of the pack's rows."""

from __future__ import annotations

from dataclasses import dataclass

from bothy.kernel.pack import Origin


@dataclass(frozen=True, slots=True, kw_only=True)
class Piece:
    """A permanent id, and the origin of its values."""

    id: str
    origin: Origin

    @property
    def source(self) -> str:
        """The origin of its weakest value."""
        return self.origin.source
