"""The rondel as a ring of numbers: a tile's number, EMPTY, or a piece."""

from __future__ import annotations

from typing import Final

EMPTY: Final = -1
NEUTRAL: Final = -2
"""The box's neutral piece. Other pieces that don't belong to a seat come after the pawns."""
PAWN: Final = -3
"""The pawn of seat 0; that of seat 1 is -4, and so on."""


def pawn_of(seat: int) -> int:
    """Returns the number of a seat's pawn on the rondel."""
    return PAWN - seat


def clockwise(rondel: list[int], start: int) -> list[int]:
    """Returns all spaces in order, starting with one of them."""
    return rondel[start:] + rondel[:start]


def between(rondel: list[int], start: int, end: int) -> list[int]:
    """Returns the spaces a piece passes on its way, in order; a stop that spans two spaces is passed once."""
    spaces, found = len(rondel), list[int]()
    for step in range(1, (end - start) % spaces):
        space = (start + step) % spaces
        code = rondel[space]
        if code < 0 or code != rondel[space - 1]:
            found.append(space)
    return found
