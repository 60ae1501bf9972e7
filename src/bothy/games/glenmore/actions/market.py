"""The market: purchase prices, sale proceeds, and selling as a free action (G7)."""

from __future__ import annotations

from collections.abc import Iterable

from bothy.games.glenmore.answers import resource_named
from bothy.games.glenmore.pack.types.price import NONE, RESOURCES
from bothy.games.glenmore.position import GlenMore
from bothy.kernel import Action, FreeAction, Reason, value


@value
class Sell(Action):
    """Sell one resource from a tile."""

    resource: str
    tile: str


SELL: dict[tuple[int, str], Action] = {}


def sell_from(resource: int, tile: str) -> Action:
    """Returns the cached action that sells a resource from a tile."""
    known = SELL.get((resource, tile))
    if known is None:
        known = SELL[resource, tile] = Sell(RESOURCES[resource], tile)
    return known


class Selling(FreeAction[GlenMore]):
    """Selling resources, at nearly any point of the seller's turn (G6.3, G7.7, G7.8).

    A sale never breaks an open payment (G7.9): its proceeds are exactly enough to buy the resource back.
    """

    name = "selling"
    takes = (Sell,)

    def candidates(self, pos: GlenMore, seat: int) -> Iterable[Action]:
        return [
            sell_from(resource, pos.tile_on(seat, cell))
            for cell, goods in pos.players[seat].goods.items()
            for resource, count in enumerate(goods)
            if count
        ]

    def why_not(self, pos: GlenMore, seat: int, action: Sell) -> Reason | None:
        resource, cell = resource_named(action.resource), pos.cell_of(seat, action.tile)
        if resource < 0 or not pos.players[seat].goods.get(cell, NONE)[resource]:
            return Reason("resource-not-there", rule="G7.6")
        if not pos.market[resource]:
            return Reason("no-coins-in-row", rule="G7.6", resource=RESOURCES[resource])
        return None

    def options(self, pos: GlenMore, seat: int) -> list[Action]:
        market = pos.market
        return [
            sell_from(resource, pos.tile_on(seat, cell))
            for cell, goods in pos.players[seat].goods.items()
            for resource, count in enumerate(goods)
            if count and market[resource]
        ]

    def take(self, pos: GlenMore, seat: int, action: Sell) -> None:
        resource, cell = resource_named(action.resource), pos.cell_of(seat, action.tile)
        price = pos.rules.prices[resource][pos.market[resource] - 1]
        pos.put(seat, cell, resource, -1, "sale")
        pos.fill(resource, -1, "sale")
        pos.pay(seat, price, "sale")


SELLING = Selling()


def sell_all(pos: GlenMore, seat: int) -> None:
    """Sells everything the market takes, one by one."""
    while sales := SELLING.options(pos, seat):
        sale = sales[0]
        assert isinstance(sale, Sell)
        SELLING.take(pos, seat, sale)


FREE_ACTIONS: tuple[type[FreeAction[GlenMore]], ...] = (Selling,)
REASONS: tuple[str, ...] = ("resource-not-there", "no-coins-in-row")
EVENTS: tuple[str, ...] = ("market",)
