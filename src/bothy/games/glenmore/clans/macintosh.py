"""MacIntosh: castles help placing as if Scotsmen stood there (G15.11)."""

from __future__ import annotations

from bothy.games.glenmore.module import Power
from bothy.games.glenmore.position import GlenMore


class MacIntosh(Power):
    """Castles as Scotsmen."""

    def __init__(self) -> None:
        super().__init__("castles-as-scotsmen", each_turn=22)

    def modify_standing(self, pos: GlenMore, seat: int, cells: list[int]) -> list[int]:
        castle = pos.rules.castle
        castles = [cell for cell, tile in pos.players[seat].tiles.items() if castle[tile]]
        return list(dict.fromkeys([*cells, *castles]))
