"""Starting tiles 10 to 16 (I7.1)."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from bothy.games.caledonia.expansions.industria.sets import MoreTiles, WithoutBase
from bothy.games.caledonia.pack.checks.sets import starting_tile_faults
from bothy.games.caledonia.pack.types import Components
from bothy.games.caledonia.pack.types.tiles import StartingTile

COUNT: Final = 7


class StartingTiles(MoreTiles):
    """Starting tiles that are dealt with the base game's."""

    def __init__(self) -> None:
        data = Path(__file__).parent / "industria-starting-tiles.toml"
        super().__init__("starting-tiles", "starting_tiles", "starting_tile", StartingTile, data)

    def faults(self, pack: Components) -> Sequence[str]:
        """Returns the faults of all starting tiles together: duplicates, too rich or too poor."""
        found = len(self.rows(pack))
        counted = [] if found == COUNT else [f"starting tiles of Industria: {found}, there should be {COUNT}"]
        return [*counted, *starting_tile_faults(pack)]


STARTING_TILES: StartingTiles = StartingTiles()
ONLY_STARTING_TILES: WithoutBase = WithoutBase(STARTING_TILES, StartingTile)
