"""Clan MacFarlane: canals (I21.30 to I21.36)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypedDict

from bothy.games.caledonia.clans.power import Power
from bothy.games.caledonia.map.board import Board
from bothy.games.caledonia.map.grid import HEX_NAMES
from bothy.games.caledonia.position import Caledonia
from bothy.kernel.bounded_cache import BoundedCache

CROSSING = 1
"""The shipping level that canals need (I21.35)."""


def canals(board: Board, units: Sequence[int]) -> tuple[int, ...]:
    """Returns every hex along the rivers that these units are along, springs excluded (I21.31, I21.34)."""
    rivers = sorted({river for unit in units for river in board.rivers_of[unit]})
    return tuple(sorted({hex_ for river in rivers for hex_ in board.rivers[river].along}))


_KNOWN: BoundedCache[tuple[Board, tuple[int, ...]]] = BoundedCache(20_000)


class CanalFacts(TypedDict):
    """Hexes along its canals."""

    canals: list[str]


class MacFarlane(Power):
    """Hexes along one river count as neighbouring; ships and canals never chain (R-I15, R-I51)."""

    def canals_of(self, pos: Caledonia, seat: int) -> tuple[int, ...]:
        """Returns the hexes along its canals, cached because every list of expansions needs them."""
        player = pos.players[seat]
        if player.shipping < CROSSING:
            return ()
        key = (id(pos.board), *player.units)
        known = _KNOWN.get(key)
        if known is None:
            known = (pos.board, canals(pos.board, player.units))  # keeps the board alive, for its id
            _KNOWN.put(key, known)
        return known[1]

    def reached_hexes(self, pos: Caledonia, seat: int) -> Sequence[int]:
        """Adds land to expand to or to put a station on; ports are lochs, and not included (I21.36)."""
        return self.canals_of(pos, seat)

    def allows_link(self, pos: Caledonia, seat: int, one: int, other: int) -> bool:
        """Links settlements along one river (I21.32)."""
        if pos.players[seat].shipping < CROSSING:
            return False
        rivers = pos.board.rivers_of
        return any(river in rivers[other] for river in rivers[one])

    def near_hexes(self, pos: Caledonia, seat: int, hex_: int) -> Sequence[int]:
        """Adds all hexes along the river, for the neighbourhood bonus and farmers' markets (I21.33)."""
        if pos.players[seat].shipping < CROSSING:
            return ()
        return [other for other in canals(pos.board, (hex_,)) if other != hex_]

    def seat_facts(self, pos: Caledonia, seat: int) -> CanalFacts:
        return {"canals": [HEX_NAMES[hex_] for hex_ in self.canals_of(pos, seat)]}
