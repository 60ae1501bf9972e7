"""The component pack's checks."""

from __future__ import annotations

from bothy.games.glenmore.pack.checks.clan_board import clan_board_faults
from bothy.games.glenmore.pack.checks.effects import effect_faults
from bothy.games.glenmore.pack.checks.rows import row_faults
from bothy.games.glenmore.pack.checks.tables import table_faults
from bothy.games.glenmore.pack.checks.tiles import tile_faults
from bothy.games.glenmore.pack.checks.worth import growth_faults
from bothy.games.glenmore.pack.types import Components


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
