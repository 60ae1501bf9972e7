"""Expanding: a unit from the board onto the map, and the two bonuses it may bring (C9, C11, C12)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bothy.games.caledonia.actions.action_rule import ActionRule
from bothy.games.caledonia.actions.at_hand import too_dear, with_all_at_hand
from bothy.games.caledonia.actions.contracts import draw_to_keep, free_boxes, pile_size, why_not_draw
from bothy.games.caledonia.actions.cost import bill, price_of
from bothy.games.caledonia.actions.reach import beside_fisherman, land_in_reach, level_for, lochs_in_reach, reaches
from bothy.games.caledonia.actions.trade import BUY, Buy, good_of, most_bought, trade, why_not_buy
from bothy.games.caledonia.actions.upgrades import DONE, Done
from bothy.games.caledonia.map.grid import HEX_NAMES, HEX_OF
from bothy.games.caledonia.pack.types.goods import GOODS, PROCESSED_GOODS
from bothy.games.caledonia.pack.types.land import FOREST, GRASSLAND, MOUNTAIN, land_types
from bothy.games.caledonia.pack.types.units import BUILDING, UNITS
from bothy.games.caledonia.position import EMPTY, FISHERMAN, NAMES, Caledonia, owner_of, unit_of
from bothy.kernel import Action, Frame, Reason, value


@value
class Expand(Action):
    """Deploy a unit on a hex."""

    unit: str
    hex: str


EXPAND: tuple[tuple[Expand, ...], ...] = tuple(
    [tuple([Expand(unit, name) for name in HEX_NAMES]) for unit in NAMES]
)


LANDS = (GRASSLAND, MOUNTAIN, FOREST)
MOST_OFF = 3
"""No discount on a hex is larger: whoever lacks more than this for the unit alone need not look at the land."""


def why_not_stand(pos: Caledonia, seat: int, unit: int, hex_: int) -> Reason | None:
    """What forbids this unit to be deployed on this hex, money and reach aside."""
    board, power = pos.board, pos.power(seat)
    if not board.active[hex_]:
        return Reason("in-the-mist", rule="C21.1", hex=HEX_NAMES[hex_])
    if pos.players[seat].left[power.columns[unit]] <= 0:
        return Reason("none-left", rule="C9.1", unit=NAMES[unit])
    if board.loch[hex_] != (unit == FISHERMAN):
        return Reason("loch" if board.loch[hex_] else "fishermen-on-lochs", rule="C9.5")
    if pos.hexes[hex_] != EMPTY:
        return Reason("occupied", rule="C2.7", hex=HEX_NAMES[hex_])
    if unit == FISHERMAN:
        return Reason("beside-fisherman", rule="C20.18") if beside_fisherman(pos, hex_) else None
    if not board.terrain[hex_] & pos.rules.unit_land[unit]:
        land = land_types(board.terrain[hex_])
        return Reason("wrong-land", rule="C9.3", unit=NAMES[unit], land=land)
    return None


def why_not_reach(pos: Caledonia, seat: int, hex_: int) -> Reason | None:
    """What keeps the hex out of reach, and which shipping level would do (C10.1)."""
    if not pos.players[seat].units:
        return Reason("no-units", rule="C9.6")
    if reaches(pos, seat, hex_):
        return None
    level = level_for(pos, seat, hex_)
    levels = pos.rules.pack.shipping_levels
    if level >= len(levels):
        return Reason("out-of-reach", rule="C10.2", hex=HEX_NAMES[hex_])
    owned = pos.players[seat].shipping
    cost = sum([each.cost for each in levels[owned + 1 : level + 1]])
    return Reason("needs-shipping", rule="C10.1", level=levels[level].id, owned=[levels[owned].id], cost=cost)


def unit_named(name: str) -> int:
    """The number of a unit type, -1 if there is no such unit."""
    return NAMES.index(name) if name in NAMES else -1


class Expanding(ActionRule):
    """Expand, paying unit and land."""

    name = "expanding"
    takes = (Expand,)
    free_land = False

    def candidates(self, pos: Caledonia, seat: int) -> Iterable[Action]:
        return [EXPAND[unit][hex_] for unit in range(len(UNITS)) for hex_ in pos.board.land] + [
            EXPAND[unit][hex_] for unit in pos.power(seat).worker_types()[2:] for hex_ in pos.board.lochs
        ]

    def why_not(self, pos: Caledonia, seat: int, action: Action) -> Reason | None:
        assert isinstance(action, Expand)
        unit, hex_ = unit_named(action.unit), HEX_OF.get(action.hex, -1)
        if hex_ < 0 or unit < 0:
            return Reason("no-such-hex")
        if unit == FISHERMAN and unit not in pos.power(seat).worker_types():
            return Reason("no-fishermen", rule="C20.13")
        reason = why_not_stand(pos, seat, unit, hex_) or why_not_reach(pos, seat, hex_)
        if reason is not None:
            return reason
        cost, money = price_of(pos, seat, unit, hex_, self.free_land), pos.players[seat].money
        return too_dear(pos, seat, "C9.2", cost, money) if cost > money else None

    def options(self, pos: Caledonia, seat: int) -> list[Action]:
        player, power, board = pos.players[seat], pos.power(seat), pos.board
        found: list[Action] = []
        if not player.units:
            return found
        money, left, columns = player.money, player.left, power.columns
        terrain, land_cost, discounts = board.terrain, board.land_cost, power.hex_discounts(pos)
        reached, costs = land_in_reach(pos, seat), power.unit_costs(pos, seat)
        suited: dict[int, list[int]] = {land: [hex_ for hex_ in reached if terrain[hex_] & land] for land in LANDS}
        if money >= pos.rules.ample:  # nothing costs more, so no price need be asked
            for unit, land in enumerate(pos.rules.unit_land):
                if left[columns[unit]] > 0:
                    row = EXPAND[unit]
                    found += [row[hex_] for hex_ in suited[land]]
        else:
            prices = {hex_: 0 if self.free_land else land_cost[hex_] for hex_ in reached}
            if discounts is not None:
                prices = {hex_: price - discounts[hex_] for hex_, price in prices.items()}
            for unit, land in enumerate(pos.rules.unit_land):
                rest = money - costs[unit]
                if left[columns[unit]] > 0 and rest >= -MOST_OFF:
                    row = EXPAND[unit]
                    found += [row[hex_] for hex_ in suited[land] if prices[hex_] <= rest]
        for unit in power.worker_types()[2:]:
            if left[columns[unit]] > 0 and money >= costs[unit]:
                found += [EXPAND[unit][hex_] for hex_ in lochs_in_reach(pos, seat)]
        return found

    def take(self, pos: Caledonia, seat: int, action: Action) -> None:
        assert isinstance(action, Expand)
        unit, hex_ = unit_named(action.unit), HEX_OF[action.hex]
        lines = bill(pos, seat, unit, hex_, self.free_land)
        pos.deploy(seat, unit, hex_)
        pos.settle_bill(seat, lines)
        bonuses_of(pos, seat, ((unit, hex_),))


class ExpandingFree(Expanding):
    """Free land: the unit is paid, the land is not (C14.10)."""

    name = "expanding-free"
    free_land = True


def bonuses_of(pos: Caledonia, seat: int, deployed: tuple[tuple[int, int], ...]) -> None:
    """Push the bonuses that units just deployed may bring."""
    goods: dict[int, None] = {}
    draw = False
    for unit, hex_ in deployed:
        if pos.rules.neighbourhood:
            for other in pos.board.neighbours[hex_]:
                code = pos.hexes[other]
                if code != EMPTY and owner_of(code) != seat and code < 240:
                    good = pos.rules.unit_makes[unit_of(code)]
                    if good >= 0:
                        goods[good] = None
        full = (
            unit < FISHERMAN and pos.rules.pack.units[unit].kind == BUILDING and not pos.players[seat].left[unit]
        )
        draw = draw or full
    if goods or draw:
        pos.then(Bonuses(seat, tuple(sorted(goods)), draw))


@value
class DrawContracts(Action):
    """Use the building bonus."""


DRAW = DrawContracts()


def cheap_price(pos: Caledonia, good: int) -> int:
    """The price of a good by neighbourhood bonus (C11.1)."""
    setup = pos.rules.pack.setup
    return pos.price(good) - (setup.processed_discount if good in PROCESSED_GOODS else setup.basic_discount)


def most_cheap(pos: Caledonia, seat: int, good: int) -> int:
    """How many units of a good the neighbourhood bonus may still buy (C11.6)."""
    left = pos.rules.neighbourhood - pos.now.bought[good]
    return max(0, min(left, most_bought(pos, seat, good, cheap_price(pos, good))))


def buy_cheaply(pos: Caledonia, seat: int, good: int, count: int) -> None:
    """A purchase by neighbourhood bonus."""
    pos.now.bought[good] += count
    trade(pos, seat, good, count, cheap_price(pos, good), "neighbourhood")


def why_not_cheap(pos: Caledonia, seat: int, good: int, count: int) -> Reason | None:
    """What forbids buying so many units by neighbourhood bonus."""
    left = pos.rules.neighbourhood - pos.now.bought[good]
    if count > left:
        return Reason("neighbourhood-limit", rule="C11.6", most=left)
    return why_not_buy(pos, seat, good, count, cheap_price(pos, good))


@value
class Bonuses(Frame[Caledonia]):
    """What an expansion brings, in any order: cheap goods, one purchase each, and contracts to draw (C9.7)."""

    takes = (Buy, DrawContracts, Done)
    seat: int
    goods: "tuple[int, ...]"
    draw: bool

    def owes(self, pos: Caledonia) -> Sequence[int]:
        seat = self.seat
        if self.draw and free_boxes(pos, seat) and pile_size(pos):
            return (seat,)
        if not self.goods:
            return ()
        if self._buys(pos):
            return (seat,)
        after = with_all_at_hand(pos, seat)
        return (seat,) if after is not None and self._buys(after) else ()

    def _buys(self, pos: Caledonia) -> bool:
        """Whether any of the goods could be bought, perhaps after port 6 has brought its price down."""
        for good in self.goods:
            if most_cheap(pos, self.seat, good):
                return True
        return any(aside.options(pos, self.seat) for aside in pos.rules.price_port(pos))

    def candidates(self, pos: Caledonia, seat: int) -> Iterable[Action]:
        most = pos.rules.neighbourhood
        bought = [action for good in range(len(GOODS)) for action in BUY[good][:most]]
        return [*bought, DRAW, DONE]

    def why_not(self, pos: Caledonia, seat: int, action: Action) -> Reason | None:
        if isinstance(action, Done):
            return None
        if isinstance(action, DrawContracts):
            if not self.draw:
                return Reason("no-building-bonus", rule="C12.1")
            return why_not_draw(pos, seat, "C12.1")
        good = good_of(action)
        if good not in self.goods:
            return Reason("not-in-neighbourhood", rule="C11.2")
        assert isinstance(action, Buy)
        return why_not_cheap(pos, seat, good, action.count)

    def options(self, pos: Caledonia, seat: int) -> list[Action]:
        found: list[Action] = []
        for good in self.goods:
            found.extend(BUY[good][: most_cheap(pos, seat, good)])
        if self.draw and free_boxes(pos, seat) and pile_size(pos):
            found.append(DRAW)
        found.append(DONE)
        return found

    def take(self, pos: Caledonia, seat: int, action: Action) -> None:
        if isinstance(action, Buy):
            good = good_of(action)
            pos.then(Bonuses(seat, tuple([other for other in self.goods if other != good]), self.draw))
            buy_cheaply(pos, seat, good, action.count)
        elif isinstance(action, DrawContracts):
            pos.then(Bonuses(seat, self.goods, False))
            draw_to_keep(pos, seat)


EXPANDING = Expanding()
EXPANDING_FREE = ExpandingFree()
FRAMES: Sequence[type[Frame[Caledonia]]] = (Bonuses,)
REASONS: tuple[str, ...] = (
    "in-the-mist",
    "none-left",
    "loch",
    "fishermen-on-lochs",
    "occupied",
    "beside-fisherman",
    "wrong-land",
    "no-units",
    "out-of-reach",
    "needs-shipping",
    "no-such-hex",
    "no-fishermen",
    "neighbourhood-limit",
    "no-building-bonus",
    "not-in-neighbourhood",
)
EVENTS: tuple[str, ...] = ("deployed", "bill")
