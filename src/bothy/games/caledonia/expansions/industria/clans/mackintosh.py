"""Clan Mackintosh: blast furnaces (I21.50 to I21.54)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypedDict

from bothy.games.caledonia.clans.power import Power
from bothy.games.caledonia.map.grid import HEX_NAMES
from bothy.games.caledonia.pack.types.units import BUILDING, UNITS
from bothy.games.caledonia.position import EMPTY, Caledonia, piece
from bothy.kernel import Frame


class FurnaceFacts(TypedDict):
    """Empty land next to its workers."""

    furnaces: list[str]


class Mackintosh(Power):
    """Each worker or building that any seat deploys next to one of its workers pays, once per unit (R-I16)."""

    def on_deployed(self, pos: Caledonia, watcher: int, seat: int, unit: int, hex_: int) -> Sequence[Frame[Any]]:
        if self._counts(pos, unit) and self._beside_worker(pos, watcher, seat, unit, hex_):
            pos.pay(watcher, self.figure("furnace"), self.name)
        return ()

    def _counts(self, pos: Caledonia, unit: int) -> bool:
        """Returns whether a unit counts: workers and buildings do, fields and stations don't (I21.51, R-I53)."""
        if unit < len(UNITS):
            return pos.rules.is_worker[unit] or pos.rules.pack.units[unit].kind == BUILDING
        return pos.rules.is_worker[unit]

    def _beside_worker(self, pos: Caledonia, watcher: int, seat: int, unit: int, hex_: int) -> bool:
        """Returns whether another worker of the watcher is on the hex or adjacent, even over a river (I21.52)."""
        is_worker = pos.rules.is_worker
        here = pos.pieces_on(hex_)
        if seat == watcher:
            here.remove(piece(seat, unit))  # a unit isn't next to itself
        near = [*here, *[code for other in pos.board.adjacent[hex_] for code in pos.pieces_on(other)]]
        return any(code >> 4 == watcher and is_worker[code & 15] for code in near)

    def heated(self, pos: Caledonia, seat: int) -> list[int]:
        """Returns the empty land next to its workers, where a deployment may pay."""
        hexes, board, is_worker = pos.hexes, pos.board, pos.rules.is_worker
        pairs = zip(pos.players[seat].units, pos.kinds_of(seat), strict=True)
        workers = [hex_ for hex_, kind in pairs if is_worker[kind]]
        open_ = {other for hex_ in workers for other in board.adjacent[hex_] if hexes[other] == EMPTY}
        return sorted([hex_ for hex_ in open_ if not board.loch[hex_]])

    def seat_facts(self, pos: Caledonia, seat: int) -> FurnaceFacts:
        return {"furnaces": [HEX_NAMES[hex_] for hex_ in self.heated(pos, seat)]}

    def view_keys(self, pos: Caledonia, seat: int) -> Sequence[object]:
        return self.heated(pos, seat)
