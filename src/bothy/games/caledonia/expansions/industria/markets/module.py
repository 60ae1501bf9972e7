"""Farmers' markets: hexes that can't be settled, next to which goods sell for more (I10; booklet 5.3)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypedDict

from bothy.games.caledonia.expansions.industria.markets.placing import (
    DealMarket,
    PlaceMarket,
    PlacingMarket,
    placing,
)
from bothy.games.caledonia.expansions.industria.markets.rows import MARKETS, sets
from bothy.games.caledonia.expansions.industria.markets.selling import (
    REASONS,
    SELLING_AT_MARKET,
    Sale,
    SellAtMarket,
    best_sale,
    open_markets,
)
from bothy.games.caledonia.expansions.industria.markets.stalls import (
    COVERED,
    DEALT,
    GONE,
    IN_BOX,
    PLACED,
    UNPLACED,
    Stalls,
    goods_of,
    standing,
    tile_of,
)
from bothy.games.caledonia.map.grid import HEX_NAMES
from bothy.games.caledonia.module import CLANS, Deployed
from bothy.games.caledonia.own_rows import WithRows
from bothy.games.caledonia.pack.types.goods import GOODS, Good
from bothy.games.caledonia.position import Caledonia
from bothy.kernel import Frame, ModuleState, Option, Registry, Rule, Text


class FarmersMarket(TypedDict):
    """A market on the map."""

    hex: str
    goods: list[Good]
    open: list[Good]
    """Goods whose icon isn't covered."""
    bonus: list[int]
    """Of each good, in the order of the goods."""
    near: bool
    """True if the last deployed unit opens it."""
    sales: list[Sale | None]
    """The best one there now, by seat."""


class DealtMarket(TypedDict):
    """A market still to be placed."""

    seat: int
    goods: list[Good]


class MarketFacts(TypedDict):
    """The module's part of the view."""

    farmers_markets: list[FarmersMarket]
    farmers_markets_dealt: list[DealtMarket]


class FarmersMarkets(WithRows):
    """One market per person; passing pays less in return."""

    def __init__(self) -> None:
        super().__init__(
            "farmers-markets",
            options=(Option("farmers-markets", (False, True), False, group="industria"),),
            rows=MARKETS,
            sets=sets,
            registry=Registry(
                frames=[DealMarket, PlacingMarket],
                actions=[PlaceMarket, SellAtMarket],
                parts=[Stalls],
                events=["market-dealt", "market-placed", "market-back", "market-sale", "market-gone"],
                reasons=["market-needs-land", "market-needs-neighbours", "market-too-near", *REASONS],
            ),
        )

    def parts(self, pos: Caledonia, seat: int) -> Sequence[ModuleState]:
        return (Stalls([], [], [], [], []),)

    # Setting up

    def modify_clan_setup(self, pos: Caledonia, steps: Sequence[Frame[Any]]) -> Sequence[Frame[Any]]:
        """Places markets before clans or tiles are chosen, unless an auction decides the turn order (I10.2)."""
        return [*placing(pos), *steps] if pos.order else steps

    def setup_steps(self, pos: Caledonia, place: str) -> Sequence[Frame[Any]]:
        return placing(pos) if place == CLANS and not pos.part(Stalls).tiles else ()

    # In play

    def allows_bonus(self, pos: Caledonia, seat: int, deployed: Deployed) -> bool:
        return open_markets(pos, seat, deployed)

    def bonus_choices(self) -> Sequence[Rule[Any]]:
        return (SELLING_AT_MARKET,)

    def modify_pass_bonus(self, pos: Caledonia, place: int, money: int) -> int:
        return max(0, money - MARKETS.of(pos.rules.pack).figures.pass_less)  # I10.10

    # Views and stocks

    def stocks(self, pos: Caledonia, seat: int) -> Mapping[str, int]:
        """Counts tiles so that none is lost or dealt twice: those not out are in the box."""
        if seat >= 0:
            return {}
        stalls, there = pos.part(Stalls), standing(pos)
        out = {stalls.tiles[market] for market, hex_ in enumerate(stalls.hexes) if hex_ != GONE}
        return {
            PLACED: len(there),
            DEALT: stalls.hexes.count(UNPLACED),
            IN_BOX: len(MARKETS.of(pos.rules.pack).tiles) - len(out),
            COVERED: sum([stalls.covered[market].bit_count() for market in there]),
        }

    def view_facts(self, pos: Caledonia, viewer: int | None) -> MarketFacts:
        stalls = pos.part(Stalls)
        markets: list[FarmersMarket] = [
            {
                "hex": HEX_NAMES[stalls.hexes[market]],
                "goods": [GOODS[good] for good in tile_of(pos, market).goods],
                "open": list(goods_of(pos, market)),
                "bonus": list(MARKETS.of(pos.rules.pack).figures.bonus),
                "near": market in stalls.open,
                "sales": [best_sale(pos, seat, market) for seat in range(len(pos.players))],
            }
            for market in standing(pos)
        ]
        dealt: list[DealtMarket] = [
            {"seat": stalls.seats[market], "goods": list(goods_of(pos, market))}
            for market, hex_ in enumerate(stalls.hexes)
            if hex_ == UNPLACED
        ]
        return {"farmers_markets": markets, "farmers_markets_dealt": dealt}

    def notes(self, pos: Caledonia, seat: int) -> Sequence[Text]:
        stalls, bonus = pos.part(Stalls), MARKETS.of(pos.rules.pack).figures.bonus
        dealt = [
            Text("note-market-dealt", seat=stalls.seats[market], goods=goods_of(pos, market))
            for market, hex_ in enumerate(stalls.hexes)
            if hex_ == UNPLACED
        ]
        there = [
            Text(
                "note-market",
                hex=HEX_NAMES[stalls.hexes[market]],
                goods=goods_of(pos, market),
                basic=bonus[0],
                processed=bonus[1],
            )
            for market in standing(pos)
        ]
        return [*dealt, *there]
