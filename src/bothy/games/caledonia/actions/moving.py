"""Moving units on the map, which some tiles allow (I5, R-I22).

No tile of the base game does. A module that grants moves pushes a `Moving`, or calls the functions here.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bothy.games.caledonia.actions.stand import unit_named
from bothy.games.caledonia.actions.upgrades import DONE, Done
from bothy.games.caledonia.map.grid import HEX_NAMES, HEX_OF
from bothy.games.caledonia.pack.types.land import FOREST, WORKER_LAND, land_types
from bothy.games.caledonia.pack.types.units import UNITS, WORKERS
from bothy.games.caledonia.position import EMPTY, Caledonia, owner_of, unit_of
from bothy.kernel import Action, Frame, Reason, Text, value


@value
class MoveUnit(Action):
    """Move a unit on the map."""

    unit: str
    start: str
    end: str


def movable(pos: Caledonia, seat: int) -> list[tuple[int, int]]:
    """Lists the hex and kind of each unit of a seat that can move at all, ordered by hex, without duplicates."""
    columns = pos.rules.columns[pos.players[seat].clan]
    pairs = sorted(zip(pos.players[seat].units, pos.kinds_of(seat), strict=True))
    return list(dict.fromkeys([(hex_, unit) for hex_, unit in pairs if columns[unit] >= 0]))


def why_not_lift(pos: Caledonia, seat: int, unit: int, start: int) -> Reason | None:
    """Returns the reason such a unit can't leave this hex, or None. Some units never move (I5.5)."""
    mine = [unit_of(code) for code in pos.pieces_on(start) if owner_of(code) == seat]
    if unit not in mine:
        return Reason("no-such-unit-there", rule="I5.1", hex=HEX_NAMES[start])
    if pos.rules.columns[pos.players[seat].clan][unit] < 0:
        return Reason("never-moves", rule="I5.5", unit=pos.rules.unit_names[unit])
    return None


def kind_there(pos: Caledonia, seat: int, unit: int, end: int) -> int:
    """Returns the kind a unit becomes on the hex it moves to, -1 if it can't be there.

    A worker goes to any forest or mountain, and to or from a boat if its clan has boats (I5.2).
    """
    board, rules = pos.board, pos.rules
    if not rules.is_worker[unit]:
        suits = unit < len(UNITS) and board.terrain[end] & rules.unit_land[unit]
        return unit if suits else -1
    if not board.loch[end]:
        if not board.terrain[end] & WORKER_LAND:
            return -1
        return unit if unit < len(UNITS) else WORKERS[0] if board.terrain[end] & FOREST else WORKERS[1]
    afloat = [kind for kind in pos.hooks_of(seat).units if kind.worker and kind.on_lochs]
    return rules.unit_numbers[afloat[0].name] if afloat else -1


def why_not_settle(pos: Caledonia, seat: int, unit: int, start: int, end: int) -> Reason | None:
    """Returns the reason a unit leaving its hex can't stand on another, at any distance, or None (I5.2, I5.4)."""
    board, rules = pos.board, pos.rules
    if not board.active[end]:
        return Reason("in-the-mist", rule="C21.1", hex=HEX_NAMES[end])
    if pos.hexes[end] != EMPTY:
        return Reason("occupied", rule="I5.4", hex=HEX_NAMES[end])
    there = kind_there(pos, seat, unit, end)
    if there < 0:
        if board.loch[end]:
            return Reason("loch", rule="I5.2")
        return Reason("wrong-land", rule="I5.2", unit=rules.unit_names[unit], land=land_types(board.terrain[end]))
    hooks = pos.hooks_of(seat)
    vetoes = hooks.why_not_move
    if there < len(UNITS):
        vetoes = (*hooks.why_not_stand, *vetoes)
    for veto in vetoes:
        reason = veto(pos, seat, there, end)
        if reason is not None:
            return reason
    return None if there < len(UNITS) else _why_not_float(pos, seat, unit, start, end)


def _why_not_float(pos: Caledonia, seat: int, unit: int, start: int, end: int) -> Reason | None:
    """Returns its kind's reason against the hex, tested with the unit off the map so it doesn't block itself."""
    there = kind_there(pos, seat, unit, end)
    lifted = pos.copy()
    lifted.trace = None
    lifted.withdraw(seat, start, -1, "move", unit)
    return pos.rules.unit_kinds[there - len(UNITS)].why_not_stand(lifted, seat, end)


def why_not_move(pos: Caledonia, seat: int, unit: int, start: int, end: int) -> Reason | None:
    """Returns the reason a unit can't move to this adjacent hex, or None (I5.1, I5.3)."""
    reason = why_not_lift(pos, seat, unit, start)
    if reason is not None:
        return reason
    if end not in pos.board.adjacent[start]:
        return Reason("not-adjacent", rule="I5.1", hex=HEX_NAMES[end])
    if end in pos.board.across_river[start] and not pos.players[seat].shipping:
        return Reason("river-between", rule="I5.3")
    return why_not_settle(pos, seat, unit, start, end)


def moves(pos: Caledonia, seat: int) -> list[MoveUnit]:
    """Lists every move of one unit of a seat to an adjacent hex."""
    names = pos.rules.unit_names
    return [
        MoveUnit.of(names[unit], HEX_NAMES[start], HEX_NAMES[end])
        for start, unit in movable(pos, seat)
        for end in pos.board.adjacent[start]
        if why_not_move(pos, seat, unit, start, end) is None
    ]


def move_unit(pos: Caledonia, seat: int, unit: int, start: int, end: int) -> None:
    """Moves a unit. A move pays no land, gets no bonuses and triggers no reactions (I5.6)."""
    into = kind_there(pos, seat, unit, end)
    pos.move(seat, start, end, unit, into)
    pos.emit("moved", seat=seat, unit=pos.rules.unit_names[into], start=HEX_NAMES[start], end=HEX_NAMES[end])


@value
class Moving(Frame[Caledonia]):
    """Move units to adjacent hexes, one after the other, up to `left` times; the same unit may move again."""

    takes = (MoveUnit, Done)
    seat: int
    left: int

    def seats_to_act(self, pos: Caledonia) -> Sequence[int]:
        return (self.seat,) if self.left and moves(pos, self.seat) else ()

    def ask(self, pos: Caledonia, seat: int) -> Text:
        return Text("ask-moving", left=self.left)

    def candidates(self, pos: Caledonia, seat: int) -> Iterable[Action]:
        names = pos.rules.unit_names
        return [
            *[
                MoveUnit.of(names[unit], HEX_NAMES[start], HEX_NAMES[end])
                for start, unit in movable(pos, seat)
                for end in pos.board.adjacent[start]
            ],
            DONE,
        ]

    def why_not(self, pos: Caledonia, seat: int, action: MoveUnit | Done) -> Reason | None:
        if isinstance(action, Done):
            return None
        unit = unit_named(pos, action.unit)
        start, end = HEX_OF.get(action.start, -1), HEX_OF.get(action.end, -1)
        if min(unit, start, end) < 0:
            return Reason("no-such-hex")
        return why_not_move(pos, seat, unit, start, end)

    def options(self, pos: Caledonia, seat: int) -> list[Action]:
        return [*moves(pos, seat), DONE]

    def take(self, pos: Caledonia, seat: int, action: MoveUnit | Done) -> None:
        if isinstance(action, MoveUnit):
            pos.push(Moving(seat, self.left - 1))
            move_unit(pos, seat, unit_named(pos, action.unit), HEX_OF[action.start], HEX_OF[action.end])


FRAMES: Sequence[type[Frame[Caledonia]]] = (Moving,)
EVENTS: tuple[str, ...] = ("moved",)
REASONS: tuple[str, ...] = ("no-such-unit-there", "never-moves", "not-adjacent", "river-between")
