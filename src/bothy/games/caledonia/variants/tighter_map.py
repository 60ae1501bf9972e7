"""Tighter map: a land hex of each module is covered (C23.5)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bothy.games.caledonia.map.grid import HEX_NAMES, MODULE_OF, MODULES
from bothy.games.caledonia.module import LAND, Module
from bothy.games.caledonia.position import EMPTY, Caledonia
from bothy.kernel import Draw, Frame, Option, Outcome, Registry, value


@value
class CoverHex(Draw[Caledonia]):
    """Covers one land hex of a module, never the only land next to a port (C23.5); without ports, any."""

    module: int

    def place(self, pos: Caledonia) -> str:
        return f"covered.{MODULES[self.module]}"

    def outcomes(self, pos: Caledonia) -> Sequence[tuple[Outcome, int]]:
        board = pos.board
        spared = board.ports if pos.ports else ()
        kept = [near[0] for near in [land_beside(pos, port) for port in spared] if len(near) == 1]
        land = [hex_ for hex_ in board.land if MODULE_OF[hex_] == self.module]
        return [(hex_, 1) for hex_ in land if hex_ not in kept]

    def dealt(self, pos: Caledonia, outcome: Outcome) -> None:
        pos.block(outcome)
        pos.emit("covered", hex=HEX_NAMES[outcome])


def land_beside(pos: Caledonia, port: int) -> list[int]:
    """Returns the active land next to a port's hex that isn't closed."""
    near = pos.board.neighbours[port]
    return [hex_ for hex_ in near if not pos.board.loch[hex_] and pos.hexes[hex_] == EMPTY]


class TighterMap(Module):
    """For two or three players."""

    def __init__(self) -> None:
        super().__init__(
            "tighter-map",
            options=(Option("tight", (False, True), False, seats={True: (2, 3)}, group="map"),),  # C23.1
            registry=Registry(frames=[CoverHex], events=["covered"]),
        )

    def setup_steps(self, pos: Caledonia, place: str) -> Sequence[Frame[Any]]:
        return [CoverHex(module) for module in range(len(MODULES))] if place == LAND else ()
