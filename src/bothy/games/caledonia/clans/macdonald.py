"""Clan MacDonald: fishermen (C20.13 to C20.21)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from bothy.games.caledonia.actions.reach import beside_fisherman
from bothy.games.caledonia.clans.power import Power
from bothy.games.caledonia.map.grid import HEX_NAMES, HEX_OF
from bothy.games.caledonia.pack.types.units import WOODCUTTER, WORKERS
from bothy.games.caledonia.position import EMPTY, FISHERMAN, Caledonia, owner_of, piece, unit_of
from bothy.kernel import Action, Aside, Reason, value

if TYPE_CHECKING:
    from bothy.games.caledonia.pack.types.tiles import Clan
    from bothy.games.caledonia.ruleset import CaledoniaRules


@value
class Row(Action):
    """Move a fisherman to the next loch."""

    start: str
    end: str


class Rowing(Aside[Caledonia]):
    """Once a turn, before the main action (C20.19)."""

    name = "rowing"
    takes: ClassVar[tuple[type[Action], ...]] = (Row,)

    def fishermen(self, pos: Caledonia, seat: int) -> list[int]:
        """Where the seat's fishermen are."""
        return [hex_ for hex_ in sorted(pos.players[seat].units) if unit_of(pos.hexes[hex_]) == FISHERMAN]

    def candidates(self, pos: Caledonia, seat: int) -> Iterable[Action]:
        return [
            Row.of(HEX_NAMES[start], HEX_NAMES[end])
            for start in self.fishermen(pos, seat)
            for end in pos.board.neighbours[start]
            if pos.board.loch[end]
        ]

    def why_not(self, pos: Caledonia, seat: int, action: Action) -> Reason | None:
        assert isinstance(action, Row)
        if not pos.stack[-1].turn:
            return Reason("finish-first", rule="C6.3")
        if pos.now.acted or pos.now.rowed:
            return Reason("row-before", rule="C20.19")
        start, end = HEX_OF.get(action.start, -1), HEX_OF.get(action.end, -1)
        if start < 0 or end < 0:
            return Reason("no-such-hex")
        if pos.hexes[start] != piece(seat, FISHERMAN):
            return Reason("no-fisherman-there", rule="C20.19")
        if end not in pos.board.neighbours[start] or not pos.board.loch[end]:
            return Reason("not-the-next-loch", rule="C20.19")
        if pos.hexes[end] != EMPTY:
            return Reason("occupied", rule="C2.7", hex=action.end)
        if beside_fisherman(pos, end, but=start):
            return Reason("beside-fisherman", rule="C20.18")
        return None

    def options(self, pos: Caledonia, seat: int) -> list[Action]:
        if not pos.stack[-1].turn or pos.now.acted or pos.now.rowed:
            return []
        return [action for action in self.candidates(pos, seat) if self.why_not(pos, seat, action) is None]

    def take(self, pos: Caledonia, seat: int, action: Action) -> None:
        assert isinstance(action, Row)
        units = pos.players[seat].units
        start, end = HEX_OF[action.start], HEX_OF[action.end]
        units[units.index(start)] = end
        pos.hexes[end], pos.hexes[start] = pos.hexes[start], EMPTY
        pos.now.rowed = True
        pos.say("rowed", seat=seat, start=action.start, end=action.end)


ROWING = Rowing()


class MacDonald(Power):
    """Workers are one pool: all stand in the woodcutters' column of the board."""

    def __init__(self, rules: CaledoniaRules, row: Clan | None) -> None:
        super().__init__(rules, row)
        self.columns = (*range(WOODCUTTER), WOODCUTTER, WOODCUTTER, WOODCUTTER)
        worker = self.figure("worker_cost")
        self._costs: tuple[int, ...] = (*rules.unit_costs[:WOODCUTTER], worker, worker, worker)

    def unit_lines(self, pos: Caledonia, seat: int, unit: int) -> list[tuple[int, str]]:
        return [(self._costs[unit], "unit")]

    def unit_costs(self, pos: Caledonia, seat: int) -> Sequence[int]:
        return self._costs

    def worker_types(self) -> tuple[int, ...]:
        return (*WORKERS, FISHERMAN)

    def first_hexes(self, pos: Caledonia) -> Sequence[int]:
        return sorted([*pos.board.land, *pos.board.lochs])

    def turn_asides(self, pos: Caledonia, seat: int) -> Sequence[Aside[Any]]:
        return (ROWING,)

    def worker_income(self, pos: Caledonia, seat: int) -> list[tuple[int, str]]:
        player = pos.players[seat]
        codes = [pos.hexes[hex_] for hex_ in player.units]
        workers = [code for code in codes if owner_of(code) == seat and unit_of(code) >= WOODCUTTER]
        return [(len(workers) * self.figure("worker_income"), "worker")]


REASONS: tuple[str, ...] = ("row-before", "no-fisherman-there", "not-the-next-loch")
