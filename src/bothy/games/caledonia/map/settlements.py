"""Settlements: groups of neighbouring units, and how many of them ships can link (C19.10 to C19.14)."""

from __future__ import annotations

from typing import Final

from bothy.games.caledonia.map.board import Board


def settlements(board: Board, units: list[int]) -> list[list[int]]:
    """Groups the units into settlements."""
    found: list[list[int]] = []
    left = sorted(dict.fromkeys(units))  # units that share a hex are one settlement (I3.4)
    while left:
        group = [left.pop(0)]
        for hex_ in group:
            near = [other for other in left if other in board.neighbours[hex_]]
            group.extend(near)
            left = [other for other in left if other not in near]
        found.append(group)
    return found


def sizes(board: Board, units: list[int]) -> list[int]:
    """Returns the number of units of each settlement: two that share a hex are two (R-I14)."""
    return [len([unit for unit in units if unit in group]) for group in settlements(board, units)]


_KNOWN: dict[tuple[int, int, tuple[int, ...]], tuple[Board, int]] = {}
MOST_KNOWN: Final = 20_000


def linked(board: Board, units: list[int], level: int) -> int:
    """Returns the number of settlements in the largest group linked by shipping of this level (C19.12).

    Cached, because every view and every estimate calls this for every seat, and few actions change it.
    """
    key = (id(board), level, tuple(units))
    known = _KNOWN.get(key)
    if known is not None:
        return known[1]
    if len(_KNOWN) >= MOST_KNOWN:
        _KNOWN.clear()
    count = _count_linked(board, units, level)
    _KNOWN[key] = (board, count)  # keeps the board alive, so its id isn't reused
    return count


def _count_linked(board: Board, units: list[int], level: int) -> int:
    left = settlements(board, units)
    best = 0
    while left:
        group = [left.pop(0)]
        for one in group:
            near = [other for other in left if _near(board, one, other, level)]
            group.extend(near)
            left = [other for other in left if other not in near]
        best = max(best, len(group))
    return best


def _near(board: Board, one: list[int], other: list[int], level: int) -> bool:
    needed = board.level_needed
    return any(needed[here][there] <= level for here in one for there in other)


def largest_group(count: int, pairs: list[tuple[int, int]]) -> int:
    """Returns the size of the largest group among `count` things linked by these pairs."""
    left, best = list(range(count)), 0
    while left:
        group = [left.pop(0)]
        for one in group:
            near = [other for other in left if (one, other) in pairs]
            group.extend(near)
            left = [other for other in left if other not in near]
        best = max(best, len(group))
    return best
