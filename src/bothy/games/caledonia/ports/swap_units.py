"""Port 7: two units leave the map, two of other kinds take their places (C16.13 to C16.16)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations
from typing import ClassVar

from bothy.games.caledonia.actions.expand import bonuses_of, unit_named
from bothy.games.caledonia.map.grid import HEX_NAMES, HEX_OF
from bothy.games.caledonia.pack.types.units import FIELD, UNITS, WORKERS
from bothy.games.caledonia.ports.use import PortAside
from bothy.games.caledonia.position import EMPTY, FISHERMAN, Caledonia, owner_of, unit_of
from bothy.kernel import Action, Frame, Reason, value


@value
class TakeOffTwo(Action):
    """Take two of your units off the map."""

    port: int
    first: str
    second: str


@value
class ReturnWorker(Action):
    """Put a worker back into one of the two worker columns."""

    unit: str


@value
class PutInTwo(Action):
    """Put two units in their places."""

    first: str
    second: str


def kind_of(unit: int) -> int:
    """Deployed workers are one kind (C16.14)."""
    return WORKERS[0] if unit in WORKERS or unit == FISHERMAN else unit


def fitting(pos: Caledonia, seat: int, hexes: tuple[int, int], gone: tuple[int, int]) -> Iterator[tuple[int, int]]:
    """The pairs of units that may take the places of those gone, one after the other."""
    left, columns, land = pos.players[seat].left, pos.power(seat).columns, pos.rules.unit_land
    kinds = (kind_of(gone[0]), kind_of(gone[1]))
    units = [
        unit
        for unit in range(len(UNITS))
        if unit != FIELD and left[columns[unit]] > 0 and kind_of(unit) not in kinds
    ]
    terrain = pos.board.terrain
    for first in units:
        if terrain[hexes[0]] & land[first]:
            for second in units:
                same = columns[first] == columns[second]
                if terrain[hexes[1]] & land[second] and left[columns[second]] > same:
                    yield first, second


def fits(pos: Caledonia, seat: int, hexes: tuple[int, int], gone: tuple[int, int]) -> bool:
    """Whether any pair may take their places."""
    return next(fitting(pos, seat, hexes, gone), None) is not None


class SwapPort(PortAside):
    """Choose the two that leave; the rest follows."""

    name = "swap-port"
    effect = "swap-units"
    takes: ClassVar[tuple[type[Action], ...]] = (TakeOffTwo,)

    def candidates(self, pos: Caledonia, seat: int) -> Iterable[Action]:
        mine = sorted(pos.players[seat].units)
        return [TakeOffTwo.of(by + 1, HEX_NAMES[first], HEX_NAMES[second])
                for by in self.tries(pos) for first, second in combinations(mine, 2)]  # fmt: skip

    def why_not(self, pos: Caledonia, seat: int, action: Action) -> Reason | None:
        assert isinstance(action, TakeOffTwo)
        reason = self.why_not_port(pos, seat, action.port)
        if reason is not None:
            return reason
        pair = (HEX_OF.get(action.first, -1), HEX_OF.get(action.second, -1))
        if not 0 <= pair[0] < pair[1]:
            return Reason("no-such-hex")
        codes = [pos.hexes[hex_] for hex_ in pair]
        if any(code == EMPTY or owner_of(code) != seat for code in codes):
            return Reason("not-yours", rule="C16.13")
        gone = (unit_of(codes[0]), unit_of(codes[1]))
        if FIELD in gone:
            return Reason("no-fields", rule="C16.13")
        return None if fits(pos, seat, pair, gone) else Reason("nothing-fits", rule="C16.14")

    def options(self, pos: Caledonia, seat: int) -> list[Action]:
        by = self.ways(pos, seat)
        if not by:
            return []
        pairs = []
        for first, second in combinations(sorted(pos.players[seat].units), 2):
            gone = (unit_of(pos.hexes[first]), unit_of(pos.hexes[second]))
            if FIELD not in gone and fits(pos, seat, (first, second), gone):
                pairs.append((HEX_NAMES[first], HEX_NAMES[second]))
        return [TakeOffTwo.of(marked + 1, first, second) for marked in by for first, second in pairs]

    def take(self, pos: Caledonia, seat: int, action: Action) -> None:
        assert isinstance(action, TakeOffTwo)
        self.mark(pos, seat, action.port)
        pair = (HEX_OF[action.first], HEX_OF[action.second])
        gone = (unit_of(pos.hexes[pair[0]]), unit_of(pos.hexes[pair[1]]))
        pos.then(Leave(seat, pair[0]), Leave(seat, pair[1]), PutIn(seat, pair, gone))


@value
class Leave(Frame[Caledonia]):
    """A unit leaves; a worker to either column with room, its owner chooses (C16.16)."""

    takes = (ReturnWorker,)
    seat: int
    hex: int

    def columns(self, pos: Caledonia) -> list[int]:
        """Where the unit may go back to."""
        unit, power = unit_of(pos.hexes[self.hex]), pos.power(self.seat)
        if kind_of(unit) != WORKERS[0] or power.columns[WORKERS[0]] == power.columns[WORKERS[1]]:
            return [power.columns[unit]]
        left, pieces = pos.players[self.seat].left, pos.rules.pieces
        return [column for column in WORKERS if left[column] < pieces[column]]

    def owes(self, pos: Caledonia) -> Sequence[int]:
        return (self.seat,) if len(self.columns(pos)) > 1 else ()

    def candidates(self, pos: Caledonia, seat: int) -> Iterable[Action]:
        return [ReturnWorker.of(UNITS[column]) for column in WORKERS]

    def why_not(self, pos: Caledonia, seat: int, action: Action) -> Reason | None:
        assert isinstance(action, ReturnWorker)
        return None if unit_named(action.unit) in self.columns(pos) else Reason("no-such-column", rule="C16.16")

    def take(self, pos: Caledonia, seat: int, action: Action) -> None:
        assert isinstance(action, ReturnWorker)
        pos.withdraw(seat, self.hex, unit_named(action.unit), "swap")

    def close(self, pos: Caledonia) -> None:
        pos.withdraw(self.seat, self.hex, self.columns(pos)[0], "swap")


@value
class PutIn(Frame[Caledonia]):
    """Two units from the board, free of charge, then their bonuses."""

    takes = (PutInTwo,)
    seat: int
    hexes: "tuple[int, int]"
    gone: "tuple[int, int]"

    def candidates(self, pos: Caledonia, seat: int) -> Iterable[Action]:
        return [PutInTwo.of(first, second) for first in UNITS for second in UNITS]

    def why_not(self, pos: Caledonia, seat: int, action: Action) -> Reason | None:
        assert isinstance(action, PutInTwo)
        pair = (unit_named(action.first), unit_named(action.second))
        pairs = list(fitting(pos, seat, self.hexes, self.gone))
        return None if pair in pairs else Reason("does-not-fit", rule="C16.14")

    def options(self, pos: Caledonia, seat: int) -> list[Action]:
        pairs = fitting(pos, seat, self.hexes, self.gone)
        return [PutInTwo.of(UNITS[first], UNITS[second]) for first, second in pairs]

    def take(self, pos: Caledonia, seat: int, action: Action) -> None:
        assert isinstance(action, PutInTwo)
        deployed = tuple(
            [
                (unit_named(name), hex_)
                for name, hex_ in zip((action.first, action.second), self.hexes, strict=True)
            ]
        )
        for unit, hex_ in deployed:
            pos.deploy(seat, unit, hex_)
        bonuses_of(pos, seat, deployed)


FRAMES: Sequence[type[Frame[Caledonia]]] = (Leave, PutIn)
REASONS: tuple[str, ...] = ("not-yours", "no-fields", "nothing-fits", "no-such-column", "does-not-fit")
EVENTS: tuple[str, ...] = ("withdrawn",)
