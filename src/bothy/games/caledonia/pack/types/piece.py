"""What every row of the pack has."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class Piece:
    """An id that never changes, and where its values come from."""

    id: str
    source: str
