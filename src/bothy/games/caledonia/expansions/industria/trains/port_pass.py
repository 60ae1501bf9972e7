"""Delivery bonus 11: one unmarked port may be used out of reach this turn (I14.14, R-I39)."""

from __future__ import annotations

from collections.abc import Sequence

from bothy.games.caledonia.actions.reach import reaches
from bothy.games.caledonia.expansions.industria.trains.part import Railway
from bothy.games.caledonia.module import PortWay
from bothy.games.caledonia.ports.use import BORROWING, borrowing_cost, mark_port
from bothy.games.caledonia.position import Caledonia
from bothy.kernel import Reason


class PortPass(PortWay):
    """A way to a port that no unit reaches; it is marked and counts as used."""

    def _open(self, pos: Caledonia) -> bool:
        part = pos.part(Railway)
        return part.when == pos.turns and part.passes > 0

    def claims(self, pos: Caledonia, seat: int, mark: int) -> bool:
        """Returns whether the pass applies: ports in reach are used as usual and don't use it up."""
        if not self._open(pos) or mark not in pos.ports or mark in pos.players[seat].ports:
            return False
        return not reaches(pos, seat, pos.board.ports[pos.ports.index(mark)])

    def tiles(self, pos: Caledonia, seat: int) -> Sequence[int]:
        return pos.ports if self._open(pos) else ()

    def tries(self, pos: Caledonia, seat: int, tile: int) -> Sequence[int]:
        if tile not in pos.ports or not self._open(pos):
            return ()
        nine = pos.rules.tile_of[BORROWING]
        return [mark for mark in dict.fromkeys((tile, nine)) if self.claims(pos, seat, mark)]

    def why_not(self, pos: Caledonia, seat: int, tile: int, mark: int) -> Reason | None:
        borrowed = mark != tile
        if tile not in pos.ports or (borrowed and pos.rules.pack.ports[mark].effect != BORROWING):
            return Reason("no-such-port")
        if mark == tile and pos.rules.pack.ports[mark].effect == BORROWING:
            return Reason("no-such-port")
        cost, money = borrowing_cost(pos, tile, mark), pos.players[seat].money
        return Reason("too-dear", rule="C16.18", cost=cost, have=money, advice="none") if cost > money else None

    def use(self, pos: Caledonia, seat: int, tile: int, mark: int) -> None:
        pos.part(Railway).passes -= 1
        mark_port(pos, seat, tile, mark)
