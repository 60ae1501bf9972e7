"""The component pack: its rows and their sources, what is wrong with it, and what it looks like."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from bothy.games.glenmore.pack.checks.clan_board import clan_board_faults
from bothy.games.glenmore.pack.checks.effects import effect_faults
from bothy.games.glenmore.pack.checks.rows import row_faults
from bothy.games.glenmore.pack.checks.tables import table_faults
from bothy.games.glenmore.pack.checks.tiles import tile_faults
from bothy.games.glenmore.pack.checks.worth import growth_faults
from bothy.games.glenmore.pack.drawings import (
    draw_clan_board,
    draw_landmarks,
    draw_market,
    draw_rondel,
    draw_tiles,
)
from bothy.games.glenmore.pack.types import STACKS, ComponentError, Components, components


def rows() -> list[tuple[str, str, str]]:
    """Every row as set, id and source, so that an app can say which values are printed and which are ours."""
    return [(name, piece.id, piece.source) for name, pieces in components().sets() for piece in pieces]


def check() -> list[str]:
    """What is wrong with the built-in components, as sentences; empty when all is well."""
    try:
        return faults(components())
    except ComponentError as error:
        return [str(error)]


def faults(pack: Components) -> list[str]:
    """What is wrong with a set of components."""
    return [
        *row_faults(pack),
        *tile_faults(pack),
        *effect_faults(pack),
        *growth_faults(pack),
        *clan_board_faults(pack.clan_board),
        *table_faults(pack),
    ]


def drawings() -> dict[str, Callable[[], str]]:
    """Every picture by name, as a function that draws it."""
    pack = components()
    return {
        **{f"rondel-{table.id}": partial(draw_rondel, pack, table) for table in pack.tables},
        "clan-board": partial(draw_clan_board, pack),
        **{f"tiles-{letter}": partial(draw_tiles, pack, (letter,)) for letter in STACKS},
        "tiles-aside": partial(draw_tiles, pack, ("start", "clan")),
        "landmarks": partial(draw_landmarks, pack),
        "market": partial(draw_market, pack),
    }
