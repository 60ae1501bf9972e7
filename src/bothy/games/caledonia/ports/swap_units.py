"""Port 7: two units leave the map, two of other kinds take their places (C16.13 to C16.16)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations
from typing import ClassVar

from bothy.games.caledonia.actions.bonuses import after_deploying
from bothy.games.caledonia.actions.stand import unit_named
from bothy.games.caledonia.map.grid import HEX_NAMES, HEX_OF
from bothy.games.caledonia.pack.types.units import FIELD, UNITS, WORKERS
from bothy.games.caledonia.ports.use import PortAside
from bothy.games.caledonia.position import Caledonia, owner_of, unit_of
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


def own_unit(pos: Caledonia, seat: int, hex_: int) -> int:
    """The unit a seat has on a hex, the first of several, -1 if none."""
    mine = [unit_of(code) for code in pos.pieces_on(hex_) if owner_of(code) == seat]
    return mine[0] if mine else -1


def fitting(pos: Caledonia, seat: int, hexes: tuple[int, int], gone: tuple[int, int]) -> Iterator[tuple[int, int]]:
    """The pairs of units that may take the places of those gone, one after the other."""
    player, land = pos.players[seat], pos.rules.unit_land
    left, columns = player.left, pos.rules.columns[player.clan]
    is_worker = pos.rules.is_worker
    workers = is_worker[gone[0]] or is_worker[gone[1]]  # deployed workers are one kind (C16.14)
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
    """Whether any pair may take their places."""
    return next(fitting(pos, seat, hexes, gone), None) is not None


class SwapPort(PortAside):
    """Choose the two that leave; the rest follows."""

    name = "swap-port"
    effect = "swap-units"
    takes: ClassVar[tuple[type[Action], ...]] = (TakeOffTwo,)

    def candidates(self, pos: Caledonia, seat: int) -> Iterable[Action]:
        mine = sorted(dict.fromkeys(pos.players[seat].units))
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
        gone = (own_unit(pos, seat, pair[0]), own_unit(pos, seat, pair[1]))
        if min(gone) < 0:
            return Reason("not-yours", rule="C16.13")
        if FIELD in gone:
            return Reason("no-fields", rule="C16.13")
        return None if fits(pos, seat, pair, gone) else Reason("nothing-fits", rule="C16.14")

    def options(self, pos: Caledonia, seat: int) -> list[Action]:
        by = self.ways(pos, seat)
        if not by:
            return []
        pairs, own = [], {hex_: own_unit(pos, seat, hex_) for hex_ in pos.players[seat].units}
        for first, second in combinations(sorted(own), 2):
            gone = (own[first], own[second])
            if FIELD not in gone and fits(pos, seat, (first, second), gone):
                pairs.append((HEX_NAMES[first], HEX_NAMES[second]))
        return [TakeOffTwo.of(marked + 1, first, second) for marked in by for first, second in pairs]

    def take(self, pos: Caledonia, seat: int, action: Action) -> None:
        assert isinstance(action, TakeOffTwo)
        self.mark(pos, seat, action.port)
        pair = (HEX_OF[action.first], HEX_OF[action.second])
        gone = (own_unit(pos, seat, pair[0]), own_unit(pos, seat, pair[1]))
        pos.then(Leave(seat, pair[0]), Leave(seat, pair[1]), PutIn(seat, pair, gone))


@value
class Leave(Frame[Caledonia]):
    """A unit leaves; a worker to either column with room, its owner chooses (C16.16)."""

    takes = (ReturnWorker,)
    seat: int
    hex: int

    def columns(self, pos: Caledonia) -> list[int]:
        """Where the unit may go back to."""
        unit, columns = own_unit(pos, self.seat, self.hex), pos.rules.columns[pos.players[self.seat].clan]
        if not pos.rules.is_worker[unit] or columns[WORKERS[0]] == columns[WORKERS[1]]:
            return [columns[unit]]
        left, pieces = pos.players[self.seat].left, pos.rules.pieces
        return [column for column in WORKERS if left[column] < pieces[column]]

    def owes(self, pos: Caledonia) -> Sequence[int]:
        return (self.seat,) if len(self.columns(pos)) > 1 else ()

    def candidates(self, pos: Caledonia, seat: int) -> Iterable[Action]:
        return [ReturnWorker.of(UNITS[column]) for column in WORKERS]

    def why_not(self, pos: Caledonia, seat: int, action: Action) -> Reason | None:
        assert isinstance(action, ReturnWorker)
        return (
            None if unit_named(pos, action.unit) in self.columns(pos) else Reason("no-such-column", rule="C16.16")
        )

    def take(self, pos: Caledonia, seat: int, action: Action) -> None:
        assert isinstance(action, ReturnWorker)
        pos.withdraw(seat, self.hex, unit_named(pos, action.unit), "swap")

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
        pair = (unit_named(pos, action.first), unit_named(pos, action.second))
        pairs = list(fitting(pos, seat, self.hexes, self.gone))
        return None if pair in pairs else Reason("does-not-fit", rule="C16.14")

    def options(self, pos: Caledonia, seat: int) -> list[Action]:
        pairs = fitting(pos, seat, self.hexes, self.gone)
        return [PutInTwo.of(UNITS[first], UNITS[second]) for first, second in pairs]

    def take(self, pos: Caledonia, seat: int, action: Action) -> None:
        assert isinstance(action, PutInTwo)
        deployed = (
            (unit_named(pos, action.first), self.hexes[0]),
            (unit_named(pos, action.second), self.hexes[1]),
        )
        for unit, hex_ in deployed:
            pos.deploy(seat, unit, hex_)
        after_deploying(pos, seat, deployed)


FRAMES: Sequence[type[Frame[Caledonia]]] = (Leave, PutIn)
REASONS: tuple[str, ...] = ("not-yours", "no-fields", "nothing-fits", "no-such-column", "does-not-fit")
