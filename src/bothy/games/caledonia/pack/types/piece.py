"""The base class of the pack's rows."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class Piece:
    """An id that never changes, and the source of its values."""

    id: str
    source: str
