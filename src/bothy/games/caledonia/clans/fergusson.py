"""Clan Fergusson: three first workers on the border, and ships from the start (C20.10 to C20.12)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from bothy.games.caledonia.clans.power import Power
from bothy.games.caledonia.pack.types.land import WORKER_LAND
from bothy.kernel import Reason

if TYPE_CHECKING:
    from bothy.games.caledonia.position import Caledonia


class Fergusson(Power):
    """The rule for first workers. The ships and the third worker are in the clan's row."""

    def modify_first_hexes(self, pos: Caledonia, seat: int, hexes: Sequence[int]) -> Sequence[int]:
        board = pos.board
        border = [
            hex_
            for hex_ in board.land
            if board.border[hex_] and pos.hexes[hex_] < 0 and board.terrain[hex_] & WORKER_LAND
        ]
        return border or hexes

    def why_not_first(self, pos: Caledonia, seat: int, hex_: int) -> Reason | None:
        if hex_ in self.modify_first_hexes(pos, seat, pos.board.land):
            return None
        # On the small map the border runs along the mist (C21.3), not along the visible edge.
        return Reason("not-by-the-mist" if pos.board.small else "not-on-border", rule="C20.11")


REASONS: tuple[str, ...] = ("not-on-border", "not-by-the-mist")
