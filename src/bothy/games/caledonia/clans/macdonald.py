"""Clan MacDonald: fishermen (C20.13 to C20.21)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, ClassVar, Final

from bothy.games.caledonia.actions.action_rule import CaledoniaFreeAction
from bothy.games.caledonia.actions.upgrades import UpgradeTechnology
from bothy.games.caledonia.clans.power import Power
from bothy.games.caledonia.map.grid import HEX_NAMES, HEX_OF
from bothy.games.caledonia.module import UnitKind
from bothy.games.caledonia.pack.types.tiles import Clan
from bothy.games.caledonia.pack.types.units import MINER, UNITS, WOODCUTTER, WORKERS
from bothy.games.caledonia.position import EMPTY, Caledonia, piece
from bothy.kernel import Action, FreeAction, Reason, value
from bothy.kernel.event import Line


@value
class Row(Action):
    """Move a fisherman to the next loch."""

    start: str
    end: str


FISHERMAN: Final = len(UNITS)
"""The number of the kind, the first after those of the board."""


class Fishermen(UnitKind):
    """Workers on lochs, never two on neighbouring hexes (C20.16 to C20.18), with the bonus of C20.21."""

    def why_not_stand(self, pos: Caledonia, seat: int, hex_: int) -> Reason | None:
        if not pos.board.loch[hex_]:
            return Reason("fishermen-on-lochs", rule="C9.5")
        if pos.hexes[hex_] != EMPTY:
            return Reason("occupied", rule="C2.7", hex=HEX_NAMES[hex_])
        return Reason("beside-fisherman", rule="C20.18") if beside_fisherman(pos, hex_) else None

    def in_reach(self, pos: Caledonia, seat: int) -> list[int]:
        player, hexes = pos.players[seat], pos.hexes
        lochs = pos.board.reached.of(player.units, player.shipping).lochs
        return [hex_ for hex_ in lochs if hexes[hex_] == EMPTY and not beside_fisherman(pos, hex_)]


FISHERMEN: Fishermen = Fishermen(
    "fisherman",
    Reason("no-fishermen", rule="C20.13"),
    worker=True,
    on_lochs=True,
    pays_land=False,
    column=WOODCUTTER,
)


def beside_fisherman(pos: Caledonia, hex_: int, but: int = -1) -> bool:
    """Returns whether a fisherman is next to this hex, not counting the one on `but` (C20.18)."""
    hexes = pos.hexes
    for other in pos.board.neighbours[hex_]:  # noqa: SIM110 - a generator would cost twice as much
        if hexes[other] & 15 == FISHERMAN and other != but:  # never true of an empty or blocked hex
            return True
    return False


class Rowing(CaledoniaFreeAction):
    """Once per turn, before the main action (C20.19)."""

    name = "rowing"
    takes: ClassVar[tuple[type[Action], ...]] = (Row,)

    def fishermen(self, pos: Caledonia, seat: int) -> list[int]:
        """Returns the hexes of the seat's fishermen."""
        pairs = zip(pos.players[seat].units, pos.kinds_of(seat), strict=True)
        return sorted([hex_ for hex_, kind in pairs if kind == FISHERMAN])

    def candidates(self, pos: Caledonia, seat: int) -> Iterable[Action]:
        return [
            Row.of(HEX_NAMES[start], HEX_NAMES[end])
            for start in self.fishermen(pos, seat)
            for end in pos.board.neighbours[start]
            if pos.board.loch[end]
        ]

    def why_not(self, pos: Caledonia, seat: int, action: Row) -> Reason | None:
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
        return super().options(pos, seat)

    def take(self, pos: Caledonia, seat: int, action: Row) -> None:
        pos.move(seat, HEX_OF[action.start], HEX_OF[action.end])
        pos.now.rowed = True
        pos.emit("rowed", seat=seat, start=action.start, end=action.end)


ROWING = Rowing()
NO_TECHNOLOGY: Reason = Reason("no-technology", rule="C20.14")


class MacDonald(Power):
    """One pool of workers: all are in the woodcutters' column of the board."""

    def __init__(self, row: Clan) -> None:
        super().__init__(row)
        self._usual: Sequence[int] = ()
        self._costs: Sequence[int] = ()
        """Unit costs for the clan, cached by the usual costs."""

    def unit_kinds(self) -> Sequence[UnitKind]:
        return (FISHERMEN,)

    def modify_columns(self, columns: tuple[int, ...]) -> tuple[int, ...]:
        return tuple([WOODCUTTER if unit in WORKERS else column for unit, column in enumerate(columns)])

    def start_lines(self, pos: Caledonia, seat: int) -> Sequence[Line]:
        left = pos.players[seat].left
        moved = left[MINER]
        left[WOODCUTTER], left[MINER] = left[WOODCUTTER] + moved, 0
        return [
            (f"{UNITS[column]}-left-{seat}", way * moved, self.name)
            for column, way in zip(WORKERS, (1, -1), strict=True)
        ]

    def modify_unit_lines(
        self, pos: Caledonia, seat: int, unit: int, lines: list[tuple[int, str]]
    ) -> list[tuple[int, str]]:
        return [(self.figure("worker_cost"), "unit")] if pos.rules.is_worker[unit] else lines

    def modify_unit_costs(self, pos: Caledonia, seat: int, costs: Sequence[int]) -> Sequence[int]:
        if costs is not self._usual:
            worker, is_worker = self.figure("worker_cost"), pos.rules.is_worker
            self._usual = costs
            self._costs = [worker if is_worker[unit] else cost for unit, cost in enumerate(costs)]
        return self._costs

    def why_not_upgrade(self, pos: Caledonia, seat: int, action: Action) -> Reason | None:
        return NO_TECHNOLOGY if isinstance(action, UpgradeTechnology) else None

    def modify_first_hexes(self, pos: Caledonia, seat: int, hexes: Sequence[int]) -> Sequence[int]:
        return sorted([*hexes, *pos.board.lochs])

    def turn_free_actions(self, pos: Caledonia, seat: int) -> Sequence[FreeAction[Any]]:
        return (ROWING,)

    def modify_worker_income(
        self, pos: Caledonia, seat: int, lines: list[tuple[int, str]]
    ) -> list[tuple[int, str]]:
        is_worker = pos.rules.is_worker
        workers = len([kind for kind in pos.kinds_of(seat) if is_worker[kind]])
        return [(workers * self.figure("worker_income"), "worker")]


REASONS: tuple[str, ...] = (
    "row-before",
    "no-fisherman-there",
    "not-the-next-loch",
    "no-fishermen",
    "fishermen-on-lochs",
    "beside-fisherman",
    "no-technology",
)
