"""Sides 3 and 4 of the map modules, and the sides each module is drawn from (I7.2, I7.3)."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from bothy.games.caledonia.expansions.industria.sets import BASE, MoreTiles, WithoutBase
from bothy.games.caledonia.map.grid import MODULES
from bothy.games.caledonia.module import Module
from bothy.games.caledonia.pack.checks.maps import SIDES_A_MODULE, map_faults
from bothy.games.caledonia.pack.types import Components, components
from bothy.games.caledonia.pack.types.maps import WATERFALL, Side, read_side
from bothy.games.caledonia.pack.types.piece import Piece
from bothy.kernel import Option, Options


class MapSides(MoreTiles):
    """Map sides that mix with those of the base game. A table may name one without drawing from them."""

    def __init__(self) -> None:
        data = Path(__file__).parent / "industria-maps.toml"
        super().__init__("map-sides", "sides", "side", read_side, data)
        sides = [side.id for side in self.rows(components())]
        named = [
            (f"map-{letter.lower()}", tuple([side for side in sides if side[0] == letter])) for letter in MODULES
        ]
        self.options = (*self.options, *[Option(option, values, values[0]) for option, values in named])
        self.named: list[tuple[str, tuple[str, ...]]] = named
        """The option of each map module, with its sides here."""

    def at_table(self, options: Options, seats: int) -> bool:
        """Returns whether they may be drawn, or one of them is named."""
        return options["map-sides"] != BASE or any(options[option] in values for option, values in self.named)

    def faults(self, pack: Components) -> Sequence[str]:
        """Returns the faults of any mix of all sides, and of Industria's alone: each needs a waterfall."""
        ours = [side for side in self.rows(pack) if isinstance(side, Side)]
        dry = [side.id for side in ours if not any(cell.feature == WATERFALL for cell in side.cells)]
        lacking = [f"{side}: no waterfall, at least one wanted" for side in dry]
        return [*lacking, *map_faults(pack.sides, 2 * SIDES_A_MODULE)]


class OnlyNamed(Module):
    """Keeps the sides out of the draw where the table has only named one."""

    def __init__(self) -> None:
        super().__init__("map-sides-named")

    def at_table(self, options: Options, seats: int) -> bool:
        return options["map-sides"] == BASE and MAP_SIDES.at_table(options, seats)

    def modify_drawn(self, row: Piece, drawn: bool) -> bool:
        return drawn and not (isinstance(row, Side) and any(row.id in values for _, values in MAP_SIDES.named))


MAP_SIDES: MapSides = MapSides()
ONLY_MAP_SIDES: WithoutBase = WithoutBase(MAP_SIDES, Side)
