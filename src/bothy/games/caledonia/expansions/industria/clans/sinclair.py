"""Clan Sinclair: railways over land and lochs (I21.80 to I21.87)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypedDict

from bothy.games.caledonia.actions.upgrades import BonusUpgrade, UpgradeShipping
from bothy.games.caledonia.clans.power import Power
from bothy.games.caledonia.map.board import Board
from bothy.games.caledonia.map.grid import HEX_NAMES, distance
from bothy.games.caledonia.position import Caledonia
from bothy.kernel import Action, Frame, Reason
from bothy.kernel.bounded_cache import BoundedCache

Ways = tuple[frozenset[int], dict[int, int]]
"""The hexes a jump over one land hex leads to, and those jumps over lochs lead to, with the number of lochs."""
NO_SHIPPING: Reason = Reason("rails-not-ships", rule="I21.80")
APART = 2
"""Settlements no further from each other than this are linked (I21.87)."""


def jumps(board: Board, units: Sequence[int], level: int) -> Ways:
    """Returns where units could go by jumping but not by ships of this level."""
    own = set(units)
    reached = {*board.reached.of(units, level).land, *own}
    over_land = [
        hex_
        for unit in own
        for between in board.adjacent[unit]
        if not board.loch[between] and between not in own
        for hex_ in board.adjacent[between]
    ]
    land = frozenset([hex_ for hex_ in over_land if not board.loch[hex_] and hex_ not in reached])
    return land, _over_lochs(board, own, reached)


def _over_lochs(board: Board, own: set[int], reached: set[int]) -> dict[int, int]:
    """Returns the number of lochs between, for land out of reach and for ports: from loch to loch (I21.83)."""
    found: dict[int, int] = {}
    shore = sorted({loch for unit in own for loch in board.neighbours[unit] if board.loch[loch]} - own)
    met, jumped = set(shore), 0
    while shore:
        jumped += 1
        reach = sorted({hex_ for loch in shore for hex_ in board.neighbours[loch]} - met)
        met.update(reach)
        for hex_ in reach:
            wanted = hex_ in board.ports if board.loch[hex_] else hex_ not in reached
            if wanted:
                found[hex_] = jumped
        shore = [hex_ for hex_ in reach if board.loch[hex_] and hex_ not in own]
    return found


_KNOWN: BoundedCache[tuple[Board, Ways, dict[int, int]]] = BoundedCache(20_000)


class JumpFacts(TypedDict):
    """The cost of jumps by land hex, and which of them are over land and bring an upgrade."""

    jumps: dict[str, int]
    jumps_over_land: list[str]


class Sinclair(Power):
    """Jumps, which cost money and never continue by ship or combine land and lochs (R-I15, R-I56)."""

    def _ways(self, pos: Caledonia, units: Sequence[int], level: int) -> tuple[Ways, dict[int, int]]:
        """Returns where jumps lead and their costs, cached because every list of expansions needs them."""
        key = (id(pos.board), self.name, level, *units)
        known = _KNOWN.get(key)
        if known is None:
            ways, each = jumps(pos.board, units, level), self.figure("jump")
            costs = {hex_: lochs * each for hex_, lochs in ways[1].items()} | dict.fromkeys(sorted(ways[0]), each)
            known = (pos.board, ways, costs)  # keeps the board alive, so its id isn't reused
            _KNOWN.put(key, known)
        return known[1], known[2]

    def tolls(self, pos: Caledonia, seat: int) -> tuple[str, Mapping[int, int]] | None:
        """Charges £2 over land or per loch; where both lead, over land, which costs no more (I21.81, I21.83)."""
        player = pos.players[seat]
        return self.name, self._ways(pos, player.units, player.shipping)[1]

    def on_expanded(self, pos: Caledonia, seat: int, unit: int, hex_: int) -> Sequence[Frame[Any]]:
        """Grants an upgrade after a jump over land, before the bonuses (I21.82, R-I20)."""
        player = pos.players[seat]
        if player.units.count(hex_) > 1:
            return ()
        before = [other for other in player.units if other != hex_]
        jumped = hex_ in self._ways(pos, before, player.shipping)[0][0]
        return (BonusUpgrade(seat),) if jumped else ()

    def allows_link(self, pos: Caledonia, seat: int, one: int, other: int) -> bool:
        return distance(one, other) <= APART

    def seat_facts(self, pos: Caledonia, seat: int) -> JumpFacts:
        """Shows the cost of jumps by land hex, and which of them are over land and bring an upgrade."""
        player, board = pos.players[seat], pos.board
        (over_land, _), costs = self._ways(pos, player.units, player.shipping)
        ends = sorted([hex_ for hex_ in costs if not board.loch[hex_]])
        return {
            "jumps": {HEX_NAMES[hex_]: costs[hex_] for hex_ in ends},
            "jumps_over_land": [HEX_NAMES[hex_] for hex_ in ends if hex_ in over_land],
        }

    def why_not_upgrade(self, pos: Caledonia, seat: int, action: Action) -> Reason | None:
        """Forbids shipping, for the whole game (R-I37)."""
        return NO_SHIPPING if isinstance(action, UpgradeShipping) else None


REASONS: tuple[str, ...] = ("rails-not-ships",)
