"""Clan Robertson: cheaper on river deltas (C20.29, C20.30)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from bothy.games.caledonia.clans.power import Power

if TYPE_CHECKING:
    from bothy.games.caledonia.pack.types.tiles import Clan
    from bothy.games.caledonia.position import Caledonia


class Robertson(Power):
    """A discount on the whole bill, including first workers."""

    def __init__(self, row: Clan) -> None:
        super().__init__(row)
        self._known: dict[tuple[str, bool], tuple[str, Sequence[int]]] = {}

    def hex_discounts(self, pos: Caledonia, seat: int) -> tuple[str, Sequence[int]] | None:
        board = pos.board
        key = (board.layout, board.small)
        if key not in self._known:
            off = self.figure("delta_discount", 0 if board.small else 1)
            self._known[key] = (self.name, tuple([off if delta else 0 for delta in board.delta]))
        return self._known[key]
