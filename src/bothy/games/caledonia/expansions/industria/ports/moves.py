"""Ports 16 and 17 without the full railway: moving units (I22.8, I22.9, R-I22, R-I32)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from bothy.games.caledonia.actions.moving import Moving, move_unit, why_not_settle
from bothy.games.caledonia.actions.reach import land_in_reach
from bothy.games.caledonia.actions.stand import unit_named
from bothy.games.caledonia.expansions.industria.ports.units import buildings
from bothy.games.caledonia.map.grid import HEX_NAMES, HEX_OF
from bothy.games.caledonia.pack.types.units import UNITS
from bothy.games.caledonia.ports.use import PortFreeAction
from bothy.games.caledonia.position import Caledonia
from bothy.kernel import Action, Reason, value


@value
class PortMoves(Action):
    """Port 16: move units."""

    port: int


class MovesPort(PortFreeAction):
    """Port 16: two moves to adjacent hexes, of one unit or of two; both are optional."""

    name = "moves-port"
    effect = "move-units"
    takes: ClassVar[tuple[type[Action], ...]] = (PortMoves,)

    def candidates(self, pos: Caledonia, seat: int) -> Iterable[Action]:
        return [PortMoves.of(by + 1) for by in self.tries(pos, seat)]

    def why_not(self, pos: Caledonia, seat: int, action: PortMoves) -> Reason | None:
        return self.why_not_port(pos, seat, action.port)

    def take(self, pos: Caledonia, seat: int, action: PortMoves) -> None:
        self.mark(pos, seat, action.port)
        pos.push(Moving(seat, self.figure(pos, "moves")))


@value
class MoveBuilding(Action):
    """Port 17: move a building, and pay for the land."""

    port: int
    unit: str
    start: str
    end: str


class BuildingPort(PortFreeAction):
    """Port 17: moves a building to any empty hex in reach of own units, itself included; no bonus (R-I22).

    Canals and jumps serve only expansions, so they add nothing to its reach (R-I57).
    """

    name = "building-port"
    effect = "move-a-building"
    takes: ClassVar[tuple[type[Action], ...]] = (MoveBuilding,)

    def candidates(self, pos: Caledonia, seat: int) -> Iterable[Action]:
        return [
            MoveBuilding.of(by + 1, UNITS[unit], HEX_NAMES[start], HEX_NAMES[end])
            for by in self.tries(pos, seat)
            for start, unit in buildings(pos, seat)
            for end in land_in_reach(pos, seat)
        ]

    def why_not(self, pos: Caledonia, seat: int, action: MoveBuilding) -> Reason | None:
        reason = self.why_not_port(pos, seat, action.port)
        if reason is not None:
            return reason
        unit, start, end = unit_named(pos, action.unit), HEX_OF.get(action.start, -1), HEX_OF.get(action.end, -1)
        if end < 0:
            return Reason("no-such-hex")
        if (start, unit) not in buildings(pos, seat):
            return Reason("no-building-there", rule="I22.9", hex=action.start)
        reason = why_not_settle(pos, seat, unit, start, end)
        if reason is not None:
            return reason
        if end not in land_in_reach(pos, seat):
            return Reason("building-out-of-reach", rule="I22.9", hex=action.end)
        return self.why_not_pay(pos, seat, action.port, pos.board.land_cost[end], "I22.9")

    def options(self, pos: Caledonia, seat: int) -> list[Action]:
        if not self.ways(pos, seat):
            return []
        return super().options(pos, seat)

    def take(self, pos: Caledonia, seat: int, action: MoveBuilding) -> None:
        end = HEX_OF[action.end]
        self.mark(pos, seat, action.port)
        pos.pay(seat, -pos.board.land_cost[end], "land")
        move_unit(pos, seat, unit_named(pos, action.unit), HEX_OF[action.start], end)


REASONS: tuple[str, ...] = ("building-out-of-reach",)
