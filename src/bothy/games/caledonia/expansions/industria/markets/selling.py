"""Selling at a farmers' market: a bonus of a deployment near it, and a trade like any other (I10.5 to I10.9)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Any, TypeAlias

from bothy.games.caledonia.actions.action_rule import ActionRule
from bothy.games.caledonia.actions.bonuses import Bonuses
from bothy.games.caledonia.actions.trade import good_of, most_sold, quote, trade, why_not_sell
from bothy.games.caledonia.expansions.industria.markets.rows import MARKETS
from bothy.games.caledonia.expansions.industria.markets.stalls import (
    COVERED,
    WHY,
    Stalls,
    bonus_on,
    cover,
    markets_near,
    standing,
    tile_of,
    uncovered,
)
from bothy.games.caledonia.map.grid import HEX_NAMES
from bothy.games.caledonia.module import Deployed
from bothy.games.caledonia.pack.types.goods import GOODS, Good
from bothy.games.caledonia.position import Caledonia
from bothy.kernel import Action, Reason, value

Sale: TypeAlias = Annotated[list[Any], tuple[Good, int, int]]
"""A good, its number, and the pounds it brings."""


@value
class SellAtMarket(Action):
    """Sell units of a good at a farmers' market."""

    hex: str
    good: str
    count: int


def open_markets(pos: Caledonia, seat: int, deployed: Deployed) -> bool:
    """Records the markets near a deployment; returns whether there are any to sell at (I10.5)."""
    stalls = pos.part(Stalls)
    near = [market for _, hex_ in deployed for market in markets_near(pos, seat, hex_)]
    if any(isinstance(frame, Bonuses) for frame in pos.stack):  # an earlier deployment's are still open
        near = [*stalls.open, *near]
    stalls.open = sorted(dict.fromkeys(near))
    return bool(stalls.open)


def most_at(pos: Caledonia, seat: int, good: int) -> int:
    """Returns how many units of a good one sale may have (I10.6)."""
    return min(MARKETS.of(pos.rules.pack).figures.most, most_sold(pos, seat, good))


def best_sale(pos: Caledonia, seat: int, market: int) -> Sale | None:
    """Returns a seat's most profitable sale at a market now: good, number, pounds; None if there is none."""
    found: list[Sale] = []
    for good in uncovered(pos, market) if seat in pos.rules.people else ():
        count = most_at(pos, seat, good)
        asked = quote(pos, seat, good, -count, pos.price(good) + bonus_on(pos, market, good))
        found.append([GOODS[good], count, -asked.units * asked.price + asked.before])
    sales = [sale for sale in found if sale[1]]
    return max(sales, key=lambda sale: sale[2], default=None)


def sell(pos: Caledonia, seat: int, market: int, good: int, count: int) -> None:
    """Sells above the price, moves the marker, and covers the icon with one of the goods (I10.7, I10.8)."""
    pos.part(Stalls).open.remove(market)
    hex_ = HEX_NAMES[pos.part(Stalls).hexes[market]]
    pos.emit("market-sale", [(COVERED, 1, WHY)], seat=seat, hex=hex_, good=GOODS[good], count=count)
    trade(pos, seat, good, -count, pos.price(good) + bonus_on(pos, market, good), WHY)
    cover(pos, market, good)


class SellingAtMarket(ActionRule):
    """One sale at each market near the new unit, in any order with its other bonuses."""

    name = "selling-at-market"
    takes = (SellAtMarket,)

    def candidates(self, pos: Caledonia, seat: int) -> Iterable[Action]:
        most = MARKETS.of(pos.rules.pack).figures.most
        return [
            SellAtMarket.of(HEX_NAMES[pos.part(Stalls).hexes[market]], GOODS[good], count)
            for market in standing(pos)
            for good in tile_of(pos, market).goods
            for count in range(1, most + 1)
        ]

    def why_not(self, pos: Caledonia, seat: int, action: SellAtMarket) -> Reason | None:
        stalls, good = pos.part(Stalls), good_of(action)
        there = [market for market in standing(pos) if HEX_NAMES[stalls.hexes[market]] == action.hex]
        if not there:
            return Reason("no-market-there", rule="I10.5")
        if there[0] not in stalls.open:
            return Reason("market-not-near", rule="I10.5", hex=action.hex)
        if good not in tile_of(pos, there[0]).goods:
            return Reason("not-sold-there", rule="I10.6", hex=action.hex)
        if good not in uncovered(pos, there[0]):
            return Reason("market-covered", rule="I10.8", hex=action.hex, good=action.good)
        most = MARKETS.of(pos.rules.pack).figures.most
        if action.count > most:
            return Reason("market-limit", rule="I10.6", most=most)
        return why_not_sell(pos, seat, good, action.count)

    def options(self, pos: Caledonia, seat: int) -> list[Action]:
        stalls = pos.part(Stalls)
        return [
            SellAtMarket.of(HEX_NAMES[stalls.hexes[market]], GOODS[good], count)
            for market in stalls.open
            for good in uncovered(pos, market)
            for count in range(1, most_at(pos, seat, good) + 1)
        ]

    def take(self, pos: Caledonia, seat: int, action: SellAtMarket) -> None:
        hexes = [HEX_NAMES[hex_] if hex_ >= 0 else "" for hex_ in pos.part(Stalls).hexes]
        sell(pos, seat, hexes.index(action.hex), good_of(action), action.count)


SELLING_AT_MARKET: SellingAtMarket = SellingAtMarket()
REASONS: tuple[str, ...] = (
    "no-market-there",
    "market-not-near",
    "not-sold-there",
    "market-covered",
    "market-limit",
)
