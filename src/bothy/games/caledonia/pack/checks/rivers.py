"""Checks of rivers: each runs in one line from a loch or waterfall to a loch, in one module, and meets no other.

They can't touch a third loch on their way: all three hexes at a corner they pass are along the river.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bothy.games.caledonia.map.board import Board
from bothy.games.caledonia.map.grid import OFF_MAP, corners, hex_name
from bothy.games.caledonia.pack.types.land import MOUNTAIN
from bothy.games.caledonia.pack.types.maps import WATERFALL, River, Side

BORDERS_OF_ONE_HEX: Final = 3
"""A river around more of a hex would cut it off."""

Point = tuple[int, ...]
"""A corner of the grid: the three hexes that meet there, in rising order."""


def river_faults(sides: Sequence[Side], board: Board) -> list[str]:
    """Returns the faults of a layout's rivers."""
    faults = _idle_waterfalls(sides)
    passed: dict[Point, str] = {}
    for river in [river for side in sides for river in side.rivers]:
        faults += _ends(river, board)
        faults += _windings(river)
        course = _course(river)
        if course is None:
            faults.append(f"{river.id}: its borders do not lead in one line from {_called(river, board)} to loch")
            continue
        for point in course:
            if point in passed:
                faults.append(f"{river.id}: meets {passed[point]} at {_named(point)}")
            passed[point] = river.id
    return faults


def stray_borders(side: Side) -> list[str]:
    """Returns borders of a side's rivers that aren't between two land hexes of it: seams carry no river."""
    land = [cell.hex for cell in side.cells if cell.terrain]
    return [
        f"{river.id}: {_named(edge)} is no border between two land hexes of {side.id}"
        for river in side.rivers
        for edge in river.edges
        if not all(hex_ in land for hex_ in edge)
    ]


def _idle_waterfalls(sides: Sequence[Side]) -> list[str]:
    """Returns waterfalls without exactly one river, or not on a mountain in play at every size."""
    faults = []
    for side in sides:
        springs = [river.mouths[0] for river in side.rivers]
        for cell in side.cells:
            if cell.feature == WATERFALL:
                name = hex_name(cell.hex)
                if springs.count(cell.hex) != 1:
                    faults.append(f"{side.id}: {springs.count(cell.hex)} rivers spring at {name}, one should")
                if cell.mist or not cell.terrain & MOUNTAIN:
                    faults.append(f"{side.id}: the waterfall on {name} is not on a mountain clear of mist")
    return faults


def _ends(river: River, board: Board) -> list[str]:
    source, end = river.mouths
    dry = [mouth for mouth in river.mouths if not board.loch[mouth] and mouth not in board.waterfalls]
    faults = [f"{river.id}: ends in {hex_name(mouth)}, which is no loch in {board.layout}" for mouth in dry]
    if end in board.waterfalls:
        faults.append(f"{river.id}: ends at the waterfall on {hex_name(end)}, where rivers begin")
    if source in board.waterfalls and any(source in edge for edge in river.edges):
        faults.append(f"{river.id}: comes back to its waterfall on {hex_name(source)}")
    if river.mouths[0] == river.mouths[1]:
        faults.append(f"{river.id}: begins and ends in the same loch hex")
    return faults


def _called(river: River, board: Board) -> str:
    return "waterfall" if river.mouths[0] in board.waterfalls else "loch"


def _windings(river: River) -> list[str]:
    along = [hex_ for edge in river.edges for hex_ in edge]
    return [
        f"{river.id}: follows more than {BORDERS_OF_ONE_HEX} borders of {hex_name(hex_)}"
        for hex_ in sorted(dict.fromkeys(along))
        if along.count(hex_) > BORDERS_OF_ONE_HEX
    ]


def _course(river: River) -> list[Point] | None:
    """Returns the corners a river passes, mouths included, or None if it isn't one line."""
    beyond = river.mouths[0]
    here = _point(river.edges[0], beyond)
    course = [here]
    for edge in river.edges:
        third = [hex_ for hex_ in here if hex_ not in edge]
        ends = corners(edge[0], edge[1])
        if len(third) != 1 or third[0] not in ends:
            return None
        beyond = ends[1] if ends[0] == third[0] else ends[0]
        here = _point(edge, beyond)
        course.append(here)
    return course if beyond == river.mouths[1] else None


def _point(edge: tuple[int, int], third: int) -> Point:
    return tuple(sorted((*edge, third)))


def _named(hexes: Sequence[int]) -> str:
    return "/".join([hex_name(hex_) for hex_ in hexes if hex_ != OFF_MAP])
