"""Delivery bonuses 1, 2, 4 and 15: units on the map, without paying for the land or for the unit (I14.4)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache

from bothy.games.caledonia.actions.at_hand import too_dear
from bothy.games.caledonia.actions.bonuses import after_deploying
from bothy.games.caledonia.actions.cost import bill
from bothy.games.caledonia.actions.expand import EXPANDING_FREE, Expand, complete, why_not_deploy
from bothy.games.caledonia.actions.reach import land_got_to, toll_lines, toll_to
from bothy.games.caledonia.actions.stand import left_of, unit_named, why_not_reach, why_not_stand
from bothy.games.caledonia.actions.upgrades import DONE, Done
from bothy.games.caledonia.expansions.industria.trains.bonus.question import BonusPart
from bothy.games.caledonia.map.grid import ADJACENT, HEX_OF, HEXES, distance
from bothy.games.caledonia.module import BillLine
from bothy.games.caledonia.pack.types.units import FIELD, UNITS
from bothy.games.caledonia.position import EMPTY, Caledonia
from bothy.kernel import Action, Frame, Reason, value

JUMP = 3
"""Steps to the hex that bonus 4 reaches: two hexes are between (R-I36)."""


@value
class FreeLand(BonusPart):
    """Up to `left` expansions without land cost, all after the first adjacent to it, rivers or not (R-I36)."""

    takes = (Expand, Done)
    seat: int
    left: int
    beside: int
    """The hex of the first one, -1 before it."""

    def candidates(self, pos: Caledonia, seat: int) -> Iterable[Action]:
        return [*EXPANDING_FREE.candidates(pos, seat), DONE]

    def options(self, pos: Caledonia, seat: int) -> list[Action]:
        found = [action for action in EXPANDING_FREE.options(pos, seat) if isinstance(action, Expand)]
        return [*[action for action in found if self._why_not_here(pos, action) is None], DONE]

    def why_not(self, pos: Caledonia, seat: int, action: Expand | Done) -> Reason | None:
        if isinstance(action, Done):
            return None
        return EXPANDING_FREE.why_not(pos, seat, action) or self._why_not_here(pos, action)

    def _why_not_here(self, pos: Caledonia, action: Expand) -> Reason | None:
        if self.beside < 0 or HEX_OF[action.hex] in pos.board.adjacent[self.beside]:
            return None
        return Reason("not-beside-first", rule="I14.4", hex=action.hex)

    def take(self, pos: Caledonia, seat: int, action: Expand | Done) -> None:
        if isinstance(action, Expand):
            if self.left > 1:
                beside = HEX_OF[action.hex] if self.beside < 0 else self.beside
                pos.push(FreeLand(seat, self.left - 1, beside))
            EXPANDING_FREE.take(pos, seat, action)


def land_bill(pos: Caledonia, seat: int, unit: int, hex_: int) -> list[BillLine]:
    """Returns the bill of a deployment without the cost of the unit."""
    lines = [(pos.rules.unit_costs[unit], "unit")]
    for hook in pos.hooks_of(seat).modify_unit_lines:
        lines = hook(pos, seat, unit, lines)
    return bill(pos, seat, unit, hex_, False)[len(lines) :]


def why_not_unpaid(pos: Caledonia, seat: int, unit: int, hex_: int) -> Reason | None:
    """Returns the reason against deploying a unit for free, reach and money aside, or None."""
    return why_not_deploy(pos, seat, unit) or why_not_stand(pos, seat, unit, hex_)


def why_not_pay_for(pos: Caledonia, seat: int, lines: list[BillLine]) -> Reason | None:
    """Returns the reason a seat can't pay a bill, or None."""
    cost, money = max(0, -sum([amount for amount, _, _ in lines])), pos.players[seat].money
    return too_dear(pos, seat, "C9.2", cost, money) if cost > money else None


@value
class FreeField(BonusPart):
    """A field in reach, of which only the land and any toll are paid (bonus 2, I14.5)."""

    takes = (Expand, Done)
    seat: int

    def candidates(self, pos: Caledonia, seat: int) -> Iterable[Action]:
        row = pos.rules.expansions[FIELD]
        return [*[row[hex_] for hex_ in pos.board.land], DONE]

    def why_not(self, pos: Caledonia, seat: int, action: Expand | Done) -> Reason | None:
        if isinstance(action, Done):
            return None
        hex_ = HEX_OF.get(action.hex, -1)
        if hex_ < 0 or action.unit != UNITS[FIELD]:
            return Reason("only-a-field", rule="I14.5")
        reason = why_not_unpaid(pos, seat, FIELD, hex_)
        if reason is None and toll_to(pos, seat, hex_) < 0:
            reason = why_not_reach(pos, seat, hex_)
        return reason or why_not_pay_for(pos, seat, self._bill(pos, seat, hex_))

    def options(self, pos: Caledonia, seat: int) -> list[Action]:
        row = pos.rules.expansions[FIELD]
        free = [hex_ for hex_ in land_got_to(pos, seat) if why_not_unpaid(pos, seat, FIELD, hex_) is None]
        paid = [hex_ for hex_ in free if why_not_pay_for(pos, seat, self._bill(pos, seat, hex_)) is None]
        return [*[row[hex_] for hex_ in paid], DONE]

    def _bill(self, pos: Caledonia, seat: int, hex_: int) -> list[BillLine]:
        return [*land_bill(pos, seat, FIELD, hex_), *toll_lines(pos, seat, hex_)]

    def take(self, pos: Caledonia, seat: int, action: Expand | Done) -> None:
        if isinstance(action, Expand):  # an Expand except for its price: it may jump or graze (R-I19)
            hex_ = HEX_OF[action.hex]
            complete(pos, seat, FIELD, hex_, self._bill(pos, seat, hex_))


def jumps(pos: Caledonia, seat: int) -> list[int]:
    """Returns the hexes exactly three steps from a unit of the seat, both hexes between in play (R-I36)."""
    table = _jump_table(pos.board.active)
    return sorted(frozenset[int]().union(*[table[start] for start in pos.players[seat].units]))


@cache
def _jump_table(active: tuple[bool, ...]) -> tuple[frozenset[int], ...]:
    """Returns the jumps from each hex, which depend only on the hexes in play: all, or those without mist."""
    near = [[other for other in ADJACENT[hex_] if active[hex_] and active[other]] for hex_ in range(HEXES)]
    found: list[frozenset[int]] = []
    for start in range(HEXES):
        second = {hex_ for first in near[start] for hex_ in near[first]}
        third = {hex_ for between in second for hex_ in near[between]}
        found.append(frozenset([hex_ for hex_ in third if distance(start, hex_) == JUMP]))
    return tuple(found)


@value
class Jump(BonusPart):
    """A unit other than a field, over two hexes, of which only the land is paid (bonus 4, I14.7)."""

    takes = (Expand, Done)
    seat: int

    def candidates(self, pos: Caledonia, seat: int) -> Iterable[Action]:
        rows, hexes = pos.rules.expansions, jumps(pos, seat)
        return [*[rows[unit][hex_] for unit in self._units(pos, seat) for hex_ in hexes], DONE]

    def _units(self, pos: Caledonia, seat: int) -> list[int]:
        own = [pos.rules.unit_numbers[kind.name] for kind in pos.hooks_of(seat).units]
        return [unit for unit in (*range(len(UNITS)), *own) if unit != FIELD and left_of(pos, seat, unit)]

    def why_not(self, pos: Caledonia, seat: int, action: Expand | Done) -> Reason | None:
        if isinstance(action, Done):
            return None
        unit, hex_ = unit_named(pos, action.unit), HEX_OF.get(action.hex, -1)
        if hex_ < 0 or unit < 0:
            return Reason("no-such-hex")
        if unit == FIELD:
            return Reason("not-a-field", rule="I14.7")
        if hex_ not in jumps(pos, seat):
            return Reason("not-a-jump", rule="I14.7", hex=action.hex)
        if pos.hexes[hex_] != EMPTY:
            return Reason("occupied", rule="I14.7", hex=action.hex)
        return self._why_not_there(pos, seat, unit, hex_)

    def _why_not_there(self, pos: Caledonia, seat: int, unit: int, hex_: int) -> Reason | None:
        reason = why_not_unpaid(pos, seat, unit, hex_)
        return reason or why_not_pay_for(pos, seat, land_bill(pos, seat, unit, hex_))

    def options(self, pos: Caledonia, seat: int) -> list[Action]:
        hexes, found = [hex_ for hex_ in jumps(pos, seat) if pos.hexes[hex_] == EMPTY], list[Action]()
        waived, terrain = bool(pos.hooks_of(seat).allows_standing), pos.board.terrain
        for unit in self._units(pos, seat):
            row, suited = pos.rules.expansions[unit], hexes
            if unit < len(UNITS) and not waived:  # most hexes have the wrong land: skip their reasons
                suited = [hex_ for hex_ in hexes if terrain[hex_] & pos.rules.unit_land[unit]]
            found += [row[hex_] for hex_ in suited if self._why_not_there(pos, seat, unit, hex_) is None]
        return [*found, DONE]

    def take(self, pos: Caledonia, seat: int, action: Expand | Done) -> None:
        if isinstance(action, Expand):  # a separate way, so follow-ups of an Expand don't apply (R-I19)
            unit, hex_ = unit_named(pos, action.unit), HEX_OF[action.hex]
            lines = land_bill(pos, seat, unit, hex_)
            pos.deploy(seat, unit, hex_)
            pos.settle_bill(seat, lines)
            after_deploying(pos, seat, ((unit, hex_),))


FRAMES: Sequence[type[Frame[Caledonia]]] = (FreeLand, FreeField, Jump)
REASONS: tuple[str, ...] = ("not-beside-first", "only-a-field", "not-a-field", "not-a-jump")
EVENTS: tuple[str, ...] = ()
