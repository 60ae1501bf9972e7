"""Counts, ids and origins: checks on any row."""

from __future__ import annotations

from dataclasses import fields
from typing import Final

from bothy.games.glenmore.pack.types import Components
from bothy.games.glenmore.pack.types.piece import Piece

COUNTS: Final = {
    "home tiles": 2,
    "David Hume": 1,
    "landmark cards": 11,
    "clan territories": 22,
    "market rows": 5,
    "starting coins": 4,
    "player counts": 5,
}
PARTS: Final = ("immediate.card", "between")
"""Values that are part of a field, or have another name in the file."""


def row_faults(pack: Components) -> list[str]:
    """Returns every fault of rows in general."""
    return [*count_faults(pack), *id_faults(pack), *origin_faults(pack)]


def count_faults(pack: Components) -> list[str]:
    """Finds sets that are too small or too large."""
    return [
        f"{name}: there should be {COUNTS[name]}, not {len(pieces)}"
        for name, pieces in pack.sets()
        if name in COUNTS and len(pieces) != COUNTS[name]
    ]


def id_faults(pack: Components) -> list[str]:
    """Finds duplicate ids; tiles share one set of ids across stacks."""
    sets = [*pack.sets(), ("tiles", pack.tiles)]
    faults = []
    for name, pieces in sets:
        ids = [piece.id for piece in pieces]
        twice = [id_ for id_ in dict.fromkeys(ids) if ids.count(id_) > 1]
        faults += [f"{name}: {id_} is there {ids.count(id_)} times" for id_ in twice]
    return list(dict.fromkeys(faults))


def origin_faults(pack: Components) -> list[str]:
    """Finds rows that single out a value they lack, or all values although the source already says so."""
    return [fault for name, pieces in pack.sets() for piece in pieces for fault in _origin(name, piece)]


def _origin(name: str, piece: Piece) -> list[str]:
    known = (*[field.name for field in fields(piece)], *PARTS)
    faults = [
        f"{name}, {piece.id}: says where {value} comes from, but has no such value"
        for value in piece.origin.named
        if value not in known
    ]
    if piece.source == "rulebook" and piece.origin.rulebook:
        faults.append(f"{name}, {piece.id}: is all from the rulebook, so it need not name values")
    return faults
