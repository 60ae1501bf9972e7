"""The component pack's checks and drawings."""

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
from bothy.games.glenmore.pack.types import STACKS, Components


def faults(pack: Components) -> list[str]:
    """Returns the faults of a set of components."""
    return [
        *row_faults(pack),
        *tile_faults(pack),
        *effect_faults(pack),
        *growth_faults(pack),
        *clan_board_faults(pack.clan_board),
        *table_faults(pack),
    ]


def drawings(pack: Components) -> dict[str, Callable[[], str]]:
    """Returns every picture by name, as a function that draws it."""
    return {
        **{f"rondel-{table.id}": partial(draw_rondel, pack, table) for table in pack.tables},
        "clan-board": partial(draw_clan_board, pack),
        **{f"tiles-{letter}": partial(draw_tiles, pack, (letter,)) for letter in STACKS},
        "tiles-aside": partial(draw_tiles, pack, ("start", "clan")),
        "landmarks": partial(draw_landmarks, pack),
        "market": partial(draw_market, pack),
    }
