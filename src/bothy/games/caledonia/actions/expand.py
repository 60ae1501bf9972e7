"""Expanding: deploys a unit from the board on a hex in reach, and pays for it (C9)."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from functools import cache

from bothy.games.caledonia.actions import stand
from bothy.games.caledonia.actions.action_rule import ActionRule
from bothy.games.caledonia.actions.at_hand import too_dear
from bothy.games.caledonia.actions.bonuses import after_deploying
from bothy.games.caledonia.actions.cost import expansion_bill, expansion_price, unit_costs
from bothy.games.caledonia.actions.reach import land_by_type, land_got_to, toll_to, tolls
from bothy.games.caledonia.actions.stand import left_of, unit_named, why_not_reach, why_not_stand
from bothy.games.caledonia.map.grid import HEX_NAMES, HEX_OF
from bothy.games.caledonia.module import BillLine, UnitKind
from bothy.games.caledonia.pack.types.units import UNITS
from bothy.games.caledonia.position import EMPTY, Caledonia
from bothy.kernel import Action, Frame, Reason, value


@value
class Expand(Action):
    """Deploy a unit on a hex."""

    unit: str
    hex: str


@cache
def expansions_of(unit: str) -> tuple[Expand, ...]:
    """Returns the cached deployments of a kind of unit, by hex."""
    return tuple([Expand(unit, name) for name in HEX_NAMES])


def why_not_deploy(pos: Caledonia, seat: int, unit: int) -> Reason | None:
    """Returns the reason a seat can't deploy this kind of unit at all, or None: some kinds belong to one clan."""
    if unit < len(UNITS):
        return None
    kind = pos.rules.unit_kinds[unit - len(UNITS)]
    return None if kind.expands and kind in pos.hooks_of(seat).units else kind.not_yours


class Expanding(ActionRule):
    """Expand, paying unit and land."""

    name = "expanding"
    takes = (Expand,)
    free_land = False

    def candidates(self, pos: Caledonia, seat: int) -> Iterable[Action]:
        rows = pos.rules.expansions
        found: list[Action] = [rows[unit][hex_] for unit in range(len(UNITS)) for hex_ in pos.board.land]
        for kind in pos.hooks_of(seat).units:
            if kind.expands:
                row = rows[pos.rules.unit_numbers[kind.name]]
                found += [row[hex_] for hex_ in kind.places(pos)]
        return found

    def why_not(self, pos: Caledonia, seat: int, action: Expand) -> Reason | None:
        unit, hex_ = unit_named(pos, action.unit), HEX_OF.get(action.hex, -1)
        if hex_ < 0 or unit < 0:
            return Reason("no-such-hex")
        reason = why_not_deploy(pos, seat, unit) or why_not_stand(pos, seat, unit, hex_)
        if reason is None and toll_to(pos, seat, hex_) < 0:
            reason = why_not_reach(pos, seat, hex_)
        if reason is not None:
            return reason
        cost, money = expansion_price(pos, seat, unit, hex_, self.free_land), pos.players[seat].money
        return too_dear(pos, seat, "C9.2", cost, money) if cost > money else None

    def options(self, pos: Caledonia, seat: int) -> list[Action]:
        hooks = pos.rules.seat_hooks[pos.players[seat].clan]
        if not pos.players[seat].units:
            return []
        costs = unit_costs(pos, seat)
        uneven = [hex_ for says in hooks.uneven for hex_ in says(pos, seat)] if hooks.uneven else ()
        if uneven:
            return self._hex_by_hex(pos, seat, costs, frozenset(uneven))
        found = self._usual(pos, seat, costs)
        for kind in hooks.units:
            if kind.expands:
                found += self._special(pos, seat, kind, costs[pos.rules.unit_numbers[kind.name]])
        return found

    def _usual(self, pos: Caledonia, seat: int, costs: Sequence[int], but: Collection[int] = ()) -> list[Action]:
        """Lists the expansions by units of the board, except on the hexes left out."""
        found: list[Action] = []
        empty: list[int] = []
        player, rules = pos.players[seat], pos.rules
        hooks, money, left = rules.seat_hooks[player.clan], player.money, player.left
        hexes, suited, land_listed = pos.hexes, land_by_type(pos, seat), 0
        prices: Sequence[int] | dict[int, int] = pos.board.land_cost
        cheapest, dearest = 0, rules.dearest_land
        if self.free_land or hooks.hex_discounts or hooks.tolls:
            prices = priced = self._prices(pos, seat, [hex_ for some in suited.values() for hex_ in some])
            cheapest, dearest = min(priced.values(), default=0), max(priced.values(), default=0)
        for unit, land, column, row in rules.board_units[player.clan]:
            rest = money - costs[unit]
            if rest >= cheapest and left[column] > 0:
                if land != land_listed:  # consecutive units share a land type
                    land_listed, empty = land, [hex_ for hex_ in suited[land] if hexes[hex_] == EMPTY]
                    if but:
                        empty = [hex_ for hex_ in empty if hex_ not in but]
                if rest >= dearest:  # money suffices for any hex
                    found += [row[hex_] for hex_ in empty]
                else:
                    found += [row[hex_] for hex_ in empty if prices[hex_] <= rest]
        return found

    def _prices(self, pos: Caledonia, seat: int, hexes: Sequence[int]) -> dict[int, int]:
        """Returns what each hex adds to a unit's price, where that isn't only the land."""
        land_cost, hooks = pos.board.land_cost, pos.rules.seat_hooks[pos.players[seat].clan]
        prices = {hex_: 0 if self.free_land else land_cost[hex_] for hex_ in hexes}
        if hooks.tolls:
            paid = tolls(pos, seat)
            prices = {hex_: price + paid.get(hex_, 0) for hex_, price in prices.items()}
        for hook in hooks.hex_discounts:
            discounts = hook(pos, seat)
            if discounts is not None:
                prices = {hex_: price - discounts[1][hex_] for hex_, price in prices.items()}
        return prices

    def _hex_by_hex(
        self, pos: Caledonia, seat: int, costs: Sequence[int], uneven: Collection[int]
    ) -> list[Action]:
        """Lists the expansions where modules change the rules on some of the hexes."""
        found, rules = self._usual(pos, seat, costs, uneven), pos.rules
        land, odd = [hex_ for hex_ in land_got_to(pos, seat) if hex_ in uneven], list[Action]()
        for unit in range(len(UNITS)):
            odd += self._one_by_one(pos, seat, unit, land)
        if odd:
            found = sorted([*found, *odd], key=_by_unit_and_hex)
        for kind in [kind for kind in pos.hooks_of(seat).units if kind.expands]:
            places = [hex_ for hex_ in kind.places(pos) if toll_to(pos, seat, hex_) >= 0]
            found += self._one_by_one(pos, seat, rules.unit_numbers[kind.name], places)
        return found

    def _one_by_one(self, pos: Caledonia, seat: int, unit: int, hexes: Sequence[int]) -> list[Action]:
        if not left_of(pos, seat, unit):
            return []
        row = pos.rules.expansions[unit]
        return [row[hex_] for hex_ in hexes if self._fits(pos, seat, unit, hex_)]

    def _fits(self, pos: Caledonia, seat: int, unit: int, hex_: int) -> bool:
        if why_not_stand(pos, seat, unit, hex_) is not None:
            return False
        return expansion_price(pos, seat, unit, hex_, self.free_land) <= pos.players[seat].money

    def _special(self, pos: Caledonia, seat: int, kind: UnitKind, cost: int) -> list[Action]:
        """Lists the expansions by a kind of unit that only some boards have."""
        unit, money = pos.rules.unit_numbers[kind.name], pos.players[seat].money
        hooks = pos.hooks_of(seat)
        varied = kind.pays_land or bool(hooks.hex_discounts) or bool(hooks.tolls)
        if not left_of(pos, seat, unit) or (cost > money and not varied):
            return []
        row, hexes = pos.rules.expansions[unit], kind.in_reach(pos, seat)
        if varied:
            hexes = [hex_ for hex_ in hexes if expansion_price(pos, seat, unit, hex_, self.free_land) <= money]
        return [row[hex_] for hex_ in hexes]

    def take(self, pos: Caledonia, seat: int, action: Expand) -> None:
        unit, hex_ = unit_named(pos, action.unit), HEX_OF[action.hex]
        complete(pos, seat, unit, hex_, expansion_bill(pos, seat, unit, hex_, self.free_land))


def _by_unit_and_hex(action: Action) -> tuple[int, int]:
    """Sort key of an expansion by a unit of the board."""
    assert isinstance(action, Expand)
    return UNITS.index(action.unit), HEX_OF[action.hex]


def complete(pos: Caledonia, seat: int, unit: int, hex_: int, lines: list[BillLine]) -> None:
    """Deploys and pays for the unit of an Expand; modules' follow-ups come first, then its bonuses (C9.7)."""
    pos.deploy(seat, unit, hex_)
    pos.settle_bill(seat, lines)
    after_deploying(pos, seat, ((unit, hex_),))
    hooks = pos.rules.seat_hooks[pos.players[seat].clan].on_expanded
    if hooks:
        pos.push(*[frame for hook in hooks for frame in hook(pos, seat, unit, hex_)])


class ExpandingFree(Expanding):
    """Free land: the unit is paid, the land is not (C14.10)."""

    name = "expanding-free"
    free_land = True


EXPANDING = Expanding()
EXPANDING_FREE = ExpandingFree()
FRAMES: Sequence[type[Frame[Caledonia]]] = ()
REASONS: tuple[str, ...] = ("no-such-hex", *stand.REASONS)
EVENTS: tuple[str, ...] = ("deployed", "bill", "withdrawn")
