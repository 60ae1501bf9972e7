"""Paying one resource at a time, from own tiles and the market, never into a dead end (G7, G8)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from bothy.games.glenmore.actions.ground import ground_for, ground_without, least_toll
from bothy.games.glenmore.actions.price import (
    KINDS,
    NEVER,
    POOL,
    Bill,
    Due,
    asks_for,
    coins_for,
    coins_with_swap,
    count_due,
    less,
    substituted,
)
from bothy.games.glenmore.actions.price_lines import lines_beside
from bothy.games.glenmore.answers import BUY, Buy, Give, resource_named
from bothy.games.glenmore.bonuses.whisky import pay_whisky
from bothy.games.glenmore.hook_types import NOBODY, PriceLine
from bothy.games.glenmore.pack.types.price import NONE, RESOURCES
from bothy.games.glenmore.player import Player
from bothy.games.glenmore.position import GlenMore
from bothy.games.glenmore.territory.grid import CASTLE, VILLAGE
from bothy.kernel import Action, Frame, Reason, value


@value
class Substitute(Action):
    """Pay a coin in place of a resource, as a clan allows."""

    resource: str


@value
class SendAway(Action):
    """Pay with a Scotsman of a home tile."""

    tile: str


NO_TILE: Final = -1
"""The tile of a price that buys none: a trade or a module's offer."""
GIVE: dict[tuple[int, str], Action] = {}
SUBSTITUTE: tuple[Substitute, ...] = tuple([Substitute(name) for name in (POOL, *RESOURCES)])
"""The coin for a resource of any kind, then for each kind."""


def give_from(resource: int, tile: str) -> Action:
    """Returns the cached action that pays a resource from a tile."""
    known = GIVE.get((resource, tile))
    if known is None:
        known = GIVE[resource, tile] = Give(RESOURCES[resource], tile)
    return known


# Prices, and whether they are affordable


def bill_for(pos: GlenMore, seat: int, tile: int) -> Bill:
    """Returns a tile's price for a seat: the printed price and any price lines."""
    printed = pos.rules.costs[tile]
    if not pos.rules.hooks.tile_lines:
        return printed
    lines = lines_beside(pos, seat, pos.rules.hooks.tile_lines).get(tile)
    return Bill(printed.price, tuple(lines)) if lines else printed


def bills_for(pos: GlenMore, seat: int) -> Sequence[Bill]:
    """Returns every tile's price for a seat, by tile number."""
    printed = pos.rules.costs
    lines = lines_beside(pos, seat, pos.rules.hooks.tile_lines)
    if not lines:
        return printed
    bills = list(printed)
    for tile, beside in lines.items():
        bills[tile] = Bill(bills[tile].price, tuple(beside))
    return bills


def payable(pos: GlenMore, player: Player, own: Sequence[int], bill: Bill) -> bool:
    """Returns whether coins, whisky, own resources and the market pay a bill, ignoring Scotsmen."""
    coins = player.coins - bill.coins
    if coins < 0 or bill.whisky > player.whisky:
        return False
    return bill.coins_for(own, pos.market, pos.rules.prices) <= coins


def spare(pos: GlenMore, player: Player, own: Sequence[int], bill: Bill) -> int:
    """Returns the coins left after the cheapest payment of a bill; negative if it can't be paid."""
    if bill.whisky > player.whisky:
        return -1
    return player.coins - bill.coins - bill.coins_for(own, pos.market, pos.rules.prices)


def tradable(pos: GlenMore, player: Player, own: Sequence[int], bill: Bill, swaps: int) -> bool:
    """Returns whether a trade can be paid, with a coin in place of a resource if the clan allows it."""
    if bill.scotsmen and bill.scotsmen > sum(player.scotsmen.values()):
        return False
    if not swaps:
        return payable(pos, player, own, bill)
    coins = player.coins - bill.coins
    if coins < 0 or bill.whisky > player.whisky:
        return False
    return coins_with_swap(bill.due, own, pos.market, pos.rules.prices) <= coins


def toll_of(pos: GlenMore, seat: int, tile: int, scotsmen: int) -> int:
    """Returns the lowest toll of a place for a tile once its Scotsmen are paid, NEVER if it has none (G8.7)."""
    if tile == NO_TILE or pos.rules.person[tile]:  # a person always fits (G8.8)
        return 0
    if not scotsmen:
        return least_toll(pos, seat, ground_for(pos, seat, tile))
    return min([_toll_without(pos, seat, tile, (cell,), scotsmen) for cell in sources(pos, seat, tile)])


def senders(pos: GlenMore, seat: int, tile: int, count: int, coins: int) -> list[int]:
    """Returns the tiles to pay a Scotsman from; a tile bought must fit with the coins given (G8.4, G8.7)."""
    cells = sources(pos, seat, tile)
    if tile == NO_TILE:
        return [cell for cell in cells if pos.players[seat].scotsmen.get(cell)]
    return [cell for cell in cells if _toll_without(pos, seat, tile, (cell,), count) <= coins]


def _toll_without(pos: GlenMore, seat: int, tile: int, gone: tuple[int, ...], count: int) -> int:
    """Returns the same as `toll_of` if the first Scotsmen come from these places."""
    if gone.count(gone[-1]) > pos.players[seat].scotsmen.get(gone[-1], 0):
        return NEVER
    if len(gone) == count:
        return least_toll(pos, seat, ground_without(pos, seat, tile, gone))
    return min([_toll_without(pos, seat, tile, (*gone, cell), count) for cell in sources(pos, seat, tile)])


def sources(pos: GlenMore, seat: int, tile: int) -> tuple[int, ...]:
    """Returns the places a Scotsman may be paid from: home tiles for a tile's price, else any own tile.

    A covered start village is no longer a home tile (G10.9).
    """
    player = pos.players[seat]
    if tile == NO_TILE:
        return tuple(player.scotsmen)
    return (VILLAGE, CASTLE) if player.tiles.get(VILLAGE) == pos.rules.home_village else (CASTLE,)


# Paying


def pay_bill(pos: GlenMore, seat: int, tile: int, bill: Bill, swaps: int, why: str) -> None:
    """Pays whatever leaves no choice and pushes the rest. `tile` is the tile bought, -1 for a trade."""
    if bill.lines:
        pos.pay(seat, -bill.price.coins, why)
        for line in bill.lines:
            pay_line(pos, seat, line)
    else:
        pos.pay(seat, -bill.coins, why)
    if bill.whisky:
        pay_whisky(pos, seat, bill.whisky, why)
    if bill.named or bill.pooled or bill.scotsmen:
        pos.push(Pay(seat, tile, *bill.due, bill.scotsmen, swaps, why))


def pay_line(pos: GlenMore, seat: int, line: PriceLine) -> None:
    """Pays coins to a payee or to the supply."""
    pos.pay(seat, -line.coins, line.why)
    if line.payee != NOBODY:
        pos.pay(line.payee, line.coins, line.why)
    for hook in pos.hooks_of(seat).on_paid:
        pos.push(*hook(pos, seat, line))


@value
class Pay(Frame[GlenMore]):
    """A payment, one resource at a time. Every purchase is a separate step, so that prices are visible (G7.4)."""

    takes = (Give, Buy, Substitute, SendAway)
    seat: int
    tile: int
    named: "tuple[int, ...]"
    any: int
    different: int
    animals: int
    given: "tuple[int, ...]"
    scotsmen: int
    swaps: int
    why: str

    @property
    def due(self) -> Due:
        """The resources still due."""
        return self.named, self.any, self.different, self.animals, self.given

    def _bears_purchase(self, pos: GlenMore, resource: int) -> bool:
        """Returns whether the rest, including a place's toll, is still affordable after buying this resource."""
        player, filled = pos.players[self.seat], pos.market[:]
        price = pos.rules.prices[resource][filled[resource]]
        filled[resource] += 1
        least = coins_with_swap if self.swaps else coins_for
        rest = least(less(self.due, resource), player.stock(), filled, pos.rules.prices)
        toll = toll_of(pos, self.seat, self.tile, self.scotsmen) if pos.rules.hooks.place_lines else 0
        return rest + price + toll <= player.coins

    def _senders(self, pos: GlenMore) -> list[int]:
        """Returns the places a Scotsman may be paid from."""
        player = pos.players[self.seat]
        left = player.coins - coins_for(self.due, player.stock(), pos.market, pos.rules.prices)
        return senders(pos, self.seat, self.tile, self.scotsmen, left)

    def _bears_coin(self, pos: GlenMore, rest: Due) -> bool:
        """Returns whether the rest is still affordable after a coin replaces a resource."""
        player = pos.players[self.seat]
        least = coins_with_swap if self.swaps > 1 else coins_for
        return least(rest, player.stock(), pos.market, pos.rules.prices) < player.coins

    def candidates(self, pos: GlenMore, seat: int) -> Iterable[Action]:
        found = [
            give_from(resource, pos.tile_on(seat, cell))
            for cell, goods in pos.players[seat].goods.items()
            for resource, count in enumerate(goods)
            if count
        ]
        cells = pos.players[seat].scotsmen if self.tile == NO_TILE else (VILLAGE, CASTLE)
        return [*found, *BUY, *SUBSTITUTE, *[SendAway.of(pos.tile_on(seat, cell)) for cell in cells]]

    def why_not(self, pos: GlenMore, seat: int, action: Give | Buy | Substitute | SendAway) -> Reason | None:
        if isinstance(action, Give):
            return self._why_not_give(pos, seat, action)
        if isinstance(action, Buy):  # whatever was paid before, even resources one owns (G7.3)
            return self._why_not_buy(pos, seat, resource_named(action.resource))
        if isinstance(action, Substitute):
            return self._why_not_substitute(pos, seat, action)
        return self._why_not_send(pos, seat, pos.cell_of(seat, action.tile))

    def _why_not_give(self, pos: GlenMore, seat: int, action: Give) -> Reason | None:
        resource, cell = resource_named(action.resource), pos.cell_of(seat, action.tile)
        if resource < 0 or not pos.players[seat].goods.get(cell, NONE)[resource]:
            return Reason("resource-not-there", rule="G8.3")
        if not asks_for(self.due, resource):
            return Reason("not-asked-for", rule="G8.2", resource=RESOURCES[resource])
        return None

    def _why_not_buy(self, pos: GlenMore, seat: int, resource: int) -> Reason | None:
        if resource < 0:
            return Reason("no-such-resource", rule="G2.3")
        if not asks_for(self.due, resource):
            return Reason("not-asked-for", rule="G7.2", resource=RESOURCES[resource])
        row, filled = pos.rules.prices[resource], pos.market[resource]
        if filled == len(row):  # the only limits are this and coins (G7.5)
            return Reason("row-full", rule="G7.1", resource=RESOURCES[resource])
        if self._bears_purchase(pos, resource):
            return None
        return Reason("too-dear", rule="G7.1", cost=row[filled], have=pos.players[seat].coins)

    def _why_not_substitute(self, pos: GlenMore, seat: int, action: Substitute) -> Reason | None:
        if not self.swaps:
            return Reason("no-substitute", rule="G15.22")
        resource = resource_named(action.resource)
        due = substituted(self.due, resource) if resource >= 0 or action.resource == POOL else None
        if due is None:
            return Reason("not-asked-for", rule="G15.22", resource=action.resource)
        if self._bears_coin(pos, due):
            return None
        return Reason("too-dear", rule="G15.22", cost=1, have=pos.players[seat].coins)

    def _why_not_send(self, pos: GlenMore, seat: int, cell: int) -> Reason | None:
        player = pos.players[seat]
        if not self.scotsmen:
            return Reason("no-scotsman-asked", rule="G8.2")
        if cell not in sources(pos, seat, self.tile) or not player.scotsmen.get(cell):
            return Reason("no-scotsman-at-home", rule="G8.4")
        if cell not in self._senders(pos):
            return Reason("needed-near-tile", rule="G8.7")
        return None

    def options(self, pos: GlenMore, seat: int) -> list[Action]:
        due = self.due
        asked = [asks_for(due, resource) for resource in KINDS]
        found = [
            give_from(resource, pos.tile_on(seat, cell))
            for cell, goods in pos.players[seat].goods.items()
            for resource in KINDS
            if goods[resource] and asked[resource]
        ]
        found += [BUY[each] for each in KINDS if asked[each] and self._why_not_buy(pos, seat, each) is None]
        if self.swaps:
            found += [each for each in SUBSTITUTE if self.why_not(pos, seat, each) is None]
        if self.scotsmen:
            found += [SendAway.of(pos.tile_on(seat, cell)) for cell in self._senders(pos)]
        return found

    def take(self, pos: GlenMore, seat: int, action: Give | Buy | Substitute | SendAway) -> None:
        due, scotsmen, swaps = self.due, self.scotsmen, self.swaps
        if isinstance(action, SendAway):
            pos.muster(seat, pos.cell_of(seat, action.tile), -1, self.why)
            scotsmen -= 1
        elif isinstance(action, Substitute):
            pos.pay(seat, -1, self.why)
            fewer = substituted(due, resource_named(action.resource))
            assert fewer is not None
            due, swaps = fewer, swaps - 1
        else:
            resource = resource_named(action.resource)
            due = less(due, resource)
            if isinstance(action, Give):
                pos.put(seat, pos.cell_of(seat, action.tile), resource, -1, self.why)
            else:
                pos.pay(seat, -pos.rules.prices[resource][pos.market[resource]], "purchase")
                pos.fill(resource, 1, "purchase")
        if count_due(due) or scotsmen:
            pos.push(Pay(seat, self.tile, *due, scotsmen, swaps, self.why))


FRAMES: Sequence[type[Frame[GlenMore]]] = (Pay,)
REASONS: tuple[str, ...] = (
    "not-asked-for",
    "no-such-resource",
    "row-full",
    "too-dear",
    "no-substitute",
    "no-scotsman-asked",
    "no-scotsman-at-home",
    "needed-near-tile",
)
