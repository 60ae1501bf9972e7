"""The rondel as a ring of numbers: a tile's number, EMPTY, or a piece."""

from __future__ import annotations

from typing import Final

EMPTY: Final = -1
NEUTRAL: Final = -2
"""The neutral piece of the box. Further pieces that are no seat's come after the pawns."""
PAWN: Final = -3
"""The pawn of seat 0; that of seat 1 is -4, and so on."""


def pawn_of(seat: int) -> int:
    """How a seat's pawn is written on the rondel."""
    return PAWN - seat


def clockwise(rondel: list[int], start: int) -> list[int]:
    """All spaces in their order from one of them on."""
    return rondel[start:] + rondel[:start]


def between(rondel: list[int], start: int, end: int) -> list[int]:
    """The spaces a piece passes on its way, in order; a stop that spans two spaces is passed once."""
    spaces, found = len(rondel), list[int]()
    for step in range(1, (end - start) % spaces):
        space = (start + step) % spaces
        code = rondel[space]
        if code < 0 or code != rondel[space - 1]:
            found.append(space)
    return found
