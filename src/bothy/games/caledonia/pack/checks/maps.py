"""Constraints on maps, for all layouts of sides: those of the rulebook, and ours for good play."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from bothy.games.caledonia.map.board import LEVELS, Atlas, Board
from bothy.games.caledonia.map.grid import HEXES, MODULE_OF, MODULES, ON_EDGE, distance, hex_name, hex_named
from bothy.games.caledonia.pack.checks.rivers import river_faults, stray_borders
from bothy.games.caledonia.pack.types.land import WORKER_LAND
from bothy.games.caledonia.pack.types.maps import PORT, ROCK, SMALL_PORT, Side

SIDES_A_MODULE: Final = 2
"""Sides per module in the base game."""
CORNERS: Final = ("a1", "m1", "m9", "a9")
ROCKS: Final = ("f4", "g5", "g6", "f5")
FEATURES: Final = (
    (PORT, "port place for 3-4 players"),
    (SMALL_PORT, "port place for 1-2 players"),
    (ROCK, "rock"),
)

LOCHS_PER_CENT: Final = (22, 27)
DELTAS_PER_CENT: Final = (16, 32)
"""River deltas as a share of the land. The sampled sides have 50 per cent. With as many everywhere bots win two
games of three by Robertson's discount (docs/design/balance.md), so our sides have fewer.
"""
SMALL_LAND: Final = (54, 66)
NEAR: Final = 3
CHEAP: Final = 2
STARTS_NEAR: Final = 2
BORDER_STARTS: Final = 8
BORDER_MODULES: Final = 3
SOLO_BLOCKED: Final = 1
SOLO_STARTS: Final = 12
SOLO_LAND: Final = 35


def map_faults(sides: tuple[Side, ...], wanted: int = SIDES_A_MODULE) -> list[str]:
    """Returns the faults of a set of sides, `wanted` per module, in every layout and at both sizes."""
    return list(_map_faults(sides, wanted))


@lru_cache(maxsize=64)
def _map_faults(sides: tuple[Side, ...], wanted: int) -> tuple[str, ...]:
    """Computes the faults once: an expansion's sides make hundreds of boards."""
    faults = [fault for side in sides for fault in side_faults(side)]
    for module, letter in enumerate(MODULES):
        count = len([side for side in sides if side.module == module])
        if count != wanted:
            faults.append(f"module {letter}: {count} sides, there should be {wanted}")
    if faults:
        return tuple(faults)  # boards need sound sides
    charts = Atlas(sides)
    for layout in charts.layouts:
        chosen = [side for side in sides if side.id in layout]
        faults += river_faults(chosen, charts.board(layout, 4))
        for players in (4, 2):
            faults += board_faults(charts.board(layout, players))
        faults += solo_faults(charts.board(layout, 1))
    return tuple(dict.fromkeys(faults))  # reports a river that is wrong in every layout once


def side_faults(side: Side) -> list[str]:
    """Returns the faults of a single side: its places, its mist, its rivers inside its own outline."""
    faults = stray_borders(side)
    for feature, called in FEATURES:
        count = len([cell for cell in side.cells if cell.feature == feature])
        if count != 1:
            faults.append(f"{side.id}: {count} times a {called}, there should be one")
    for cell in side.cells:
        name = hex_name(cell.hex)
        if cell.feature == PORT and name != CORNERS[side.module]:
            faults.append(f"{side.id}: the port place for 3-4 players is {name}, not the corner of the map")
        if cell.feature == ROCK and name != ROCKS[side.module]:
            faults.append(f"{side.id}: the rock stands in {name}, not in the middle of the map")
        if cell.terrain and cell.mist != ON_EDGE[cell.hex]:
            has = "has" if cell.mist else "lacks"
            faults.append(f"{side.id}: {name} {has} mist, which lies on the land of the outer ring alone")
    return faults


def board_faults(board: Board) -> list[str]:
    """Returns the faults of a board, for its number of players."""
    size = "1-2 players" if board.small else "3-4 players"
    faults = [*_shares(board), *_starts(board), *_border(board), *_walled_in(board)]
    for module, letter in enumerate(MODULES):
        if not any(board.delta[hex_] and MODULE_OF[hex_] == module for hex_ in range(HEXES)):
            faults.append(f"no river delta in play on module {letter}")
    parted = len(board.land) - len(_group(board, board.land))
    if parted:
        faults.append(f"{parted} land hexes stay out of reach of the rest even at 4-loch")
    return [f"{board.layout}, {size}: {fault}" for fault in faults]


def solo_faults(board: Board) -> list[str]:
    """Returns the faults with neutral workers on every hex that costs £1."""
    free = [hex_ for hex_ in board.land if board.land_cost[hex_] != SOLO_BLOCKED]
    starts = [hex_ for hex_ in free if board.terrain[hex_] & WORKER_LAND]
    faults = []
    if len(free) < SOLO_LAND:
        faults.append(f"{len(free)} land hexes are left, at least {SOLO_LAND} wanted")
    if len(starts) < SOLO_STARTS:
        faults.append(f"{len(starts)} hexes that take a worker are left, at least {SOLO_STARTS} wanted")
    group = _group(board, free)
    faults += [
        f"the port at {hex_name(port)} is out of reach"
        for port in board.ports
        if not any(board.level_needed[hex_][port] < LEVELS for hex_ in group)
    ]
    return [f"{board.layout}, solo: {fault}" for fault in faults]


def _shares(board: Board) -> list[str]:
    faults = []
    lochs = len(board.lochs)
    low, high = LOCHS_PER_CENT
    if not low * HEXES <= 100 * lochs <= high * HEXES:
        faults.append(f"{lochs} lochs of {HEXES} hexes, {low} to {high} % wanted")
    land, deltas = len(board.land), len([hex_ for hex_ in board.land if board.delta[hex_]])
    low, high = DELTAS_PER_CENT
    if not board.small and not low * land <= 100 * deltas <= high * land:
        faults.append(f"{deltas} river deltas of {land} land hexes, {low} to {high} % wanted")
    low, high = SMALL_LAND
    if board.small and not low <= land <= high:
        faults.append(f"{land} land hexes in play, {low} to {high} wanted")
    return faults


def _starts(board: Board) -> list[str]:
    """Checks that a first worker finds cheap land near the middle and near the port of each module."""
    cheap = [h for h in board.land if board.terrain[h] & WORKER_LAND and board.land_cost[h] <= CHEAP]
    faults = []
    for module, letter in enumerate(MODULES):
        for called, place in (("rock", hex_named(ROCKS[module])), ("port", board.ports[module])):
            near = [h for h in cheap if MODULE_OF[h] == module and distance(h, place) <= NEAR]
            if len(near) < STARTS_NEAR:
                faults.append(
                    f"{len(near)} hexes of at most £{CHEAP} for a worker within {NEAR} of the {called} of"
                    f" module {letter}, at least {STARTS_NEAR} wanted"
                )
    return faults


def _border(board: Board) -> list[str]:
    """Checks the border, where Fergusson begins."""
    starts = [h for h in board.land if board.border[h] and board.terrain[h] & WORKER_LAND]
    modules = [module for module in range(len(MODULES)) if any(MODULE_OF[h] == module for h in starts)]
    if len(starts) >= BORDER_STARTS and len(modules) >= BORDER_MODULES:
        return []
    wanted = f"at least {BORDER_STARTS} in {BORDER_MODULES} wanted"
    return [f"{len(starts)} border hexes that take a worker, in {len(modules)} modules, {wanted}"]


def _walled_in(board: Board) -> list[str]:
    return [
        f"{hex_name(hex_)} has no neighbouring land"
        for hex_ in board.land
        if not any(not board.loch[other] for other in board.neighbours[hex_])
    ]


def _group(board: Board, land: Sequence[int]) -> list[int]:
    """Returns the largest group of these hexes that are in reach of each other at 4-loch."""
    largest: list[int] = []
    met = [True] * HEXES
    for hex_ in land:
        met[hex_] = False
    for start in land:
        if met[start]:
            continue
        met[start] = True
        group = [start]
        for hex_ in group:
            for other in board.land_in_reach[-1][hex_]:
                if not met[other]:
                    met[other] = True
                    group.append(other)
        if len(group) > len(largest):
            largest = group
    return largest
