"""Port 7: two units leave the map, two of other kinds take their places (C16.13 to C16.16)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations
from typing import ClassVar

from bothy.games.caledonia.actions.bonuses import after_deploying
from bothy.games.caledonia.actions.stand import unit_named
from bothy.games.caledonia.map.grid import HEX_NAMES, HEX_OF
from bothy.games.caledonia.pack.types.units import FIELD, UNITS, WORKERS
from bothy.games.caledonia.ports.use import PortFreeAction
from bothy.games.caledonia.position import Caledonia, owner_of, unit_of
from bothy.kernel import Action, Frame, Reason, value

Placed = tuple[int, int]
"""A hex and the kind of unit on it."""


@value
class TakeOffTwo(Action):
    """Take two of your units off the map."""

    port: int
    first: str
    second: str


@value
class TakeOffUnits(Action):
    """Take two of your units off the map, where a hex has two to choose from."""

    port: int
    first: str
    leaving: str
    second: str
    other: str


@value
class ReturnWorker(Action):
    """Put a worker back into one of the two worker columns."""

    unit: str


@value
class PutInTwo(Action):
    """Put two units in their places."""

    first: str
    second: str


def kind_of(pos: Caledonia, unit: int) -> int:
    """Returns the kind of a unit, where deployed workers are one kind (C16.14, I6.1)."""
    return WORKERS[0] if pos.rules.is_worker[unit] else unit


def own_units(pos: Caledonia, seat: int, hex_: int) -> list[int]:
    """Returns a seat's units on a hex that came from its board: others can't go back there (R-I25)."""
    columns = pos.rules.columns[pos.players[seat].clan]
    mine = [unit_of(code) for code in pos.pieces_on(hex_) if owner_of(code) == seat]
    return [unit for unit in mine if columns[unit] >= 0]


def own_unit(pos: Caledonia, seat: int, hex_: int) -> int:
    """Returns the only unit of a seat on a hex that could leave, -1 if there is none, or two to choose from."""
    mine = own_units(pos, seat, hex_)
    return mine[0] if len(mine) == 1 else -1


def fitting(pos: Caledonia, seat: int, hexes: tuple[int, int], gone: tuple[int, int]) -> Iterator[tuple[int, int]]:
    """Yields the pairs of units that may take the places of those gone, one after the other."""
    player, land = pos.players[seat], pos.rules.unit_land
    left, columns = player.left, pos.rules.columns[player.clan]
    is_worker = pos.rules.is_worker
    workers = is_worker[gone[0]] or is_worker[gone[1]]
    units = [
        unit
        for unit in range(len(UNITS))
        if unit != FIELD and left[columns[unit]] > 0 and unit not in gone and not (workers and is_worker[unit])
    ]
    terrain = pos.board.terrain
    for first in units:
        if terrain[hexes[0]] & land[first]:
            for second in units:
                same = columns[first] == columns[second]
                if terrain[hexes[1]] & land[second] and left[columns[second]] > same:
                    yield first, second


def fits(pos: Caledonia, seat: int, hexes: tuple[int, int], gone: tuple[int, int]) -> bool:
    """Returns whether any pair may take their places."""
    return next(fitting(pos, seat, hexes, gone), None) is not None


class SwapPort(PortFreeAction):
    """The choice of the two units that leave; the rest follows."""

    name = "swap-port"
    effect = "swap-units"
    takes: ClassVar[tuple[type[Action], ...]] = (TakeOffTwo, TakeOffUnits)

    def candidates(self, pos: Caledonia, seat: int) -> Iterable[Action]:
        mine = sorted(dict.fromkeys(pos.players[seat].units))
        tries = self.tries(pos, seat)
        unnamed: list[Action] = [TakeOffTwo.of(by + 1, HEX_NAMES[first], HEX_NAMES[second])
                                 for by in tries for first, second in combinations(mine, 2)]  # fmt: skip
        if not pos.shared:
            return unnamed
        named = [self._named(pos, seat, by, *pair) for by in tries for pair in _pairs(pos, seat)]
        return dict.fromkeys([*named, *unnamed])

    def why_not(self, pos: Caledonia, seat: int, action: TakeOffTwo | TakeOffUnits) -> Reason | None:
        reason = self.why_not_port(pos, seat, action.port)
        if reason is not None:
            return reason
        pair = (HEX_OF.get(action.first, -1), HEX_OF.get(action.second, -1))
        if not 0 <= pair[0] <= pair[1] or (pair[0] == pair[1] and isinstance(action, TakeOffTwo)):
            return Reason("no-such-hex")
        gone = self._gone(pos, seat, action)
        if gone is None:
            return Reason("not-yours", rule="C16.13")
        if FIELD in gone:
            return Reason("no-fields", rule="C16.13")
        return None if fits(pos, seat, pair, gone) else Reason("nothing-fits", rule="C16.14")

    def options(self, pos: Caledonia, seat: int) -> list[Action]:
        by = self.ways(pos, seat)
        if not by:
            return []
        pairs = [
            (one, other)
            for one, other in _pairs(pos, seat)
            if FIELD not in (one[1], other[1]) and fits(pos, seat, (one[0], other[0]), (one[1], other[1]))
        ]
        return [self._named(pos, seat, marked, one, other) for marked in by for one, other in pairs]

    def _named(self, pos: Caledonia, seat: int, marked: int, one: Placed, other: Placed) -> Action:
        """Returns the action that takes these two off, with their kinds where their hexes leave a choice."""
        first, second = HEX_NAMES[one[0]], HEX_NAMES[other[0]]
        if pos.shared and min(own_unit(pos, seat, one[0]), own_unit(pos, seat, other[0])) < 0:
            return TakeOffUnits.of(marked + 1, first, UNITS[one[1]], second, UNITS[other[1]])
        return TakeOffTwo.of(marked + 1, first, second)

    def _gone(self, pos: Caledonia, seat: int, action: TakeOffTwo | TakeOffUnits) -> tuple[int, int] | None:
        """Returns the kinds of the two that leave, or None if they aren't there."""
        first, second = HEX_OF[action.first], HEX_OF[action.second]
        if isinstance(action, TakeOffTwo):
            gone = (own_unit(pos, seat, first), own_unit(pos, seat, second))
            return gone if min(gone) >= 0 else None
        gone = (unit_named(pos, action.leaving), unit_named(pos, action.other))
        return gone if ((first, gone[0]), (second, gone[1])) in _pairs(pos, seat) else None

    def take(self, pos: Caledonia, seat: int, action: TakeOffTwo | TakeOffUnits) -> None:
        gone = self._gone(pos, seat, action)
        assert gone is not None
        self.mark(pos, seat, action.port)
        pair = (HEX_OF[action.first], HEX_OF[action.second])
        leaving: list[Frame[Caledonia]] = [Leave(seat, hex_) for hex_ in pair]
        if isinstance(action, TakeOffUnits):
            leaving = [LeaveOf(seat, hex_, unit) for hex_, unit in zip(pair, gone, strict=True)]
        pos.push(*leaving, PutIn(seat, pair, gone))


def _pairs(pos: Caledonia, seat: int) -> list[tuple[Placed, Placed]]:
    """Returns every two units of a seat that came from its board, in hex order, without duplicates."""
    columns = pos.rules.columns[pos.players[seat].clan]
    own = sorted(zip(pos.players[seat].units, pos.kinds_of(seat), strict=True))
    return list(dict.fromkeys(combinations([(hex_, unit) for hex_, unit in own if columns[unit] >= 0], 2)))


@value
class Leave(Frame[Caledonia]):
    """Removes a unit; the owner of a worker chooses between columns with room (C16.16)."""

    takes = (ReturnWorker,)
    seat: int
    hex: int

    def leaving(self, pos: Caledonia) -> int:
        """Returns the kind of the unit that leaves."""
        return own_unit(pos, self.seat, self.hex)

    def columns(self, pos: Caledonia) -> list[int]:
        """Returns the columns the unit may go back to."""
        unit, columns = self.leaving(pos), pos.rules.columns[pos.players[self.seat].clan]
        if kind_of(pos, unit) != WORKERS[0] or columns[WORKERS[0]] == columns[WORKERS[1]]:
            return [columns[unit]]
        left, pieces = pos.players[self.seat].left, pos.rules.pieces
        return [column for column in WORKERS if left[column] < pieces[column]]

    def seats_to_act(self, pos: Caledonia) -> Sequence[int]:
        return (self.seat,) if len(self.columns(pos)) > 1 else ()

    def candidates(self, pos: Caledonia, seat: int) -> Iterable[Action]:
        return [ReturnWorker.of(UNITS[column]) for column in WORKERS]

    def why_not(self, pos: Caledonia, seat: int, action: ReturnWorker) -> Reason | None:
        return (
            None if unit_named(pos, action.unit) in self.columns(pos) else Reason("no-such-column", rule="C16.16")
        )

    def take(self, pos: Caledonia, seat: int, action: ReturnWorker) -> None:
        pos.withdraw(seat, self.hex, unit_named(pos, action.unit), "swap", self.leaving(pos))

    def close(self, pos: Caledonia) -> None:
        pos.withdraw(self.seat, self.hex, self.columns(pos)[0], "swap", self.leaving(pos))


@value
class LeaveOf(Leave):
    """Removes a unit from a hex with two to choose from."""

    unit: int

    def leaving(self, pos: Caledonia) -> int:
        return self.unit


@value
class PutIn(Frame[Caledonia]):
    """Deploys two units from the board for free, then their bonuses."""

    takes = (PutInTwo,)
    seat: int
    hexes: "tuple[int, int]"
    gone: "tuple[int, int]"

    def candidates(self, pos: Caledonia, seat: int) -> Iterable[Action]:
        return [PutInTwo.of(first, second) for first in UNITS for second in UNITS]

    def why_not(self, pos: Caledonia, seat: int, action: PutInTwo) -> Reason | None:
        pair = (unit_named(pos, action.first), unit_named(pos, action.second))
        pairs = list(fitting(pos, seat, self.hexes, self.gone))
        return None if pair in pairs else Reason("does-not-fit", rule="C16.14")

    def options(self, pos: Caledonia, seat: int) -> list[Action]:
        pairs = fitting(pos, seat, self.hexes, self.gone)
        return [PutInTwo.of(UNITS[first], UNITS[second]) for first, second in pairs]

    def take(self, pos: Caledonia, seat: int, action: PutInTwo) -> None:
        deployed = tuple(
            [
                (unit_named(pos, name), hex_)
                for name, hex_ in zip((action.first, action.second), self.hexes, strict=True)
            ]
        )
        for unit, hex_ in deployed:
            pos.deploy(seat, unit, hex_)
        after_deploying(pos, seat, deployed)


FRAMES: Sequence[type[Frame[Caledonia]]] = (Leave, LeaveOf, PutIn)
REASONS: tuple[str, ...] = ("not-yours", "no-fields", "nothing-fits", "no-such-column", "does-not-fit")
