"""Sides 3 and 4 of the map modules, and the sides each module is drawn from (I7.2, I7.3)."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from bothy.games.caledonia.industria.sets import BASE, ONLY, MoreTiles
from bothy.games.caledonia.map.grid import MODULES
from bothy.games.caledonia.pack.checks.maps import SIDES_A_MODULE, map_faults
from bothy.games.caledonia.pack.types import Components, components
from bothy.games.caledonia.pack.types.maps import WATERFALL, Side, read_side
from bothy.kernel import Options


class MapSides(MoreTiles):
    """Map sides that mix with those of the base game."""

    def __init__(self) -> None:
        data = Path(__file__).parent / "industria-maps.toml"
        super().__init__("map-sides", "sides", "side", read_side, data)

    def at_table(self, options: Options, seats: int) -> bool:
        """Returns whether they may be drawn, or one of them is named."""
        base = [side.id for side in components().sides]
        named = [options[f"map-{letter.lower()}"] for letter in MODULES]
        return options["map-sides"] != BASE or any(str(side)[1:].isdigit() and side not in base for side in named)

    def drawn(self, options: Options) -> tuple[str, ...]:
        """Returns the ids of the sides that modules are drawn from."""
        base, ours = [[side.id for side in sides] for sides in (components().sides, self.built_in())]
        if options["map-sides"] == BASE:
            return tuple(base)
        return tuple(ours if options["map-sides"] == ONLY else [*base, *ours])

    def built_in(self) -> tuple[Side, ...]:
        """Returns the sides that come with the game."""
        return tuple([side for side in self.rows(components()) if isinstance(side, Side)])

    def faults(self, pack: Components) -> Sequence[str]:
        """Returns the faults of any mix of all sides, and of Industria's alone: each needs a waterfall."""
        ours = [side for side in self.rows(pack) if isinstance(side, Side)]
        dry = [side.id for side in ours if not any(cell.feature == WATERFALL for cell in side.cells)]
        lacking = [f"{side}: no waterfall, at least one wanted" for side in dry]
        return [*lacking, *map_faults(pack.sides, 2 * SIDES_A_MODULE)]


MAP_SIDES: MapSides = MapSides()
