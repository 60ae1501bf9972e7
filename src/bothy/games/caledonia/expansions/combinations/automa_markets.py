"""Farmers' markets with the Automa: placing, distance of people's workers, and its sales (A2.9, A4.23)."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from bothy.games.caledonia.actions.stand import why_not_stand
from bothy.games.caledonia.expansions.automa.cards import amounts
from bothy.games.caledonia.expansions.automa.chance import GoodRoll
from bothy.games.caledonia.expansions.automa.deck import seat_of
from bothy.games.caledonia.expansions.automa.extra import AutomaExtra
from bothy.games.caledonia.expansions.automa.market import HIGH, LOW, band_of, deal
from bothy.games.caledonia.expansions.automa.module import OFF
from bothy.games.caledonia.expansions.industria.markets.placing import MarketSetUp
from bothy.games.caledonia.expansions.industria.markets.stalls import (
    COVERED,
    WHY,
    Stalls,
    cover,
    markets_near,
    standing,
    uncovered,
)
from bothy.games.caledonia.map.grid import HEX_NAMES, MODULE_OF, MODULES, distance
from bothy.games.caledonia.pack.types.goods import GOODS
from bothy.games.caledonia.pack.types.units import WORKERS
from bothy.games.caledonia.position import Caledonia
from bothy.kernel import Frame, Options, Outcome, Reason, Registry, Step, value

HEXES_BETWEEN = 2
"""Minimum hexes between people's first workers and any market."""


def both(options: Options) -> bool:
    """Returns whether a table has markets and an Automa."""
    return options["automa"] != OFF and bool(options["farmers-markets"])


# Sales


def sold(pos: Caledonia, good: int, merchants: int) -> int:
    """Returns how many units of a good it would sell at a market: the neighbourhood's rule reversed (A4.23)."""
    band = band_of(pos, good)
    if band == LOW or pos.players[seat_of(pos)].market[good] > 0:
        return 0
    return min(amounts(pos).low_units if band == HIGH else amounts(pos).medium_units, merchants)


def goods_sold(pos: Caledonia, market: int, merchants: int) -> list[int]:
    """Returns the goods of a market that it would sell."""
    return [good for good in uncovered(pos, market) if sold(pos, good, merchants)]


@value
class SellNearby(Step[Caledonia]):
    """Sells at a market next to the new unit, once (A4.23)."""

    market: int

    def run(self, pos: Caledonia) -> None:
        goods = goods_sold(pos, self.market, pos.players[seat_of(pos)].merchants)
        if len(goods) == 1:
            sell(pos, self.market, goods[0])
        elif goods:
            pos.push(ChooseSale(self.market, tuple(goods)))


@value
class ChooseSale(GoodRoll):
    """The choice of good, if it would sell either of the two (R-A14)."""

    market: int
    goods: "tuple[int, ...]"

    def outcomes(self, pos: Caledonia) -> Sequence[tuple[Outcome, int]]:
        return [(good, 1) for good in self.goods]

    def dealt(self, pos: Caledonia, outcome: Outcome) -> None:
        sell(pos, self.market, outcome)


def sell(pos: Caledonia, market: int, good: int) -> None:
    """Places merchants on the selling side, for £3 each, and covers the icon from the supply (R-A14)."""
    seat = seat_of(pos)
    count = sold(pos, good, pos.players[seat].merchants)
    hex_ = HEX_NAMES[pos.part(Stalls).hexes[market]]
    pos.emit("market-sale", [(COVERED, 1, WHY)], seat=seat, hex=hex_, good=GOODS[good], count=count)
    deal(pos, good, -count, amounts(pos).bonus_trade, WHY)
    cover(pos, market, good)


class AutomaMarkets(AutomaExtra):
    """Sales of the Automa at markets, and the distance of people's first workers."""

    def __init__(self) -> None:
        here = Path(__file__).parent
        super().__init__(
            "automa-markets",
            registry=Registry(
                frames=[SellNearby, ChooseSale],
                events=["market-sale"],
                reasons=["worker-near-market", "market-other-module"],
            ),
            locales=here / "locales",
        )

    def at_table(self, options: Options, seats: int) -> bool:
        return both(options)

    def placed(self, pos: Caledonia, seat: int, hex_: int, merchants: int, bought: Sequence[int]) -> int:
        """Returns the most it could sell next to a hex, without the good bought by neighbourhood bonus (R-A14)."""
        left = merchants
        for market in markets_near(pos, seat, hex_):
            counts = [sold(pos, good, left) for good in goods_sold(pos, market, left) if [good] != list(bought)]
            left -= max(counts, default=0)
        return merchants - left

    def after_expanding(self, pos: Caledonia, seat: int, hex_: int) -> Sequence[Frame[Any]]:
        return [SellNearby(market) for market in markets_near(pos, seat, hex_)]

    def modify_first_hexes(self, pos: Caledonia, seat: int, hexes: Sequence[int]) -> Sequence[int]:
        return [hex_ for hex_ in hexes if not _near_market(pos, hex_)] if _room(pos, seat) else hexes

    def why_not_first(self, pos: Caledonia, seat: int, hex_: int) -> Reason | None:
        near = _near_market(pos, hex_) and _room(pos, seat)
        return Reason("worker-near-market", rule="A2.9", between=HEXES_BETWEEN) if near else None


def _room(pos: Caledonia, seat: int) -> bool:
    """Returns whether a worker finds land away from markets; if not, as on the border, the distance is waived."""
    clan, hexes = pos.players[seat].clan, pos.board.land
    own: Sequence[int] = pos.rules.powers[clan].modify_first_hexes(pos, seat, hexes) if clan >= 0 else hexes
    for hex_ in own:
        suits = any(why_not_stand(pos, seat, unit, hex_) is None for unit in WORKERS)
        if suits and not _near_market(pos, hex_):
            return True
    return False


def _near_market(pos: Caledonia, hex_: int) -> bool:
    hexes = pos.part(Stalls).hexes
    return any(distance(hex_, hexes[market]) <= HEXES_BETWEEN for market in standing(pos))


class AutomaMarketsPlaced(MarketSetUp):
    """As many markets as players; the last person to place one also places the Automa's (R-A11)."""

    def __init__(self) -> None:
        super().__init__("automa-markets-placed")

    def at_table(self, options: Options, seats: int) -> bool:
        return both(options)

    def placers(self, pos: Caledonia, seats: tuple[int, ...]) -> tuple[int, ...]:
        return (*seats, seats[-1])

    def why_not_market(self, pos: Caledonia, seat: int, hex_: int) -> Reason | None:
        """Forbids two markets in one module; with two, their modules must be opposite (A2.9)."""
        module, hexes = MODULE_OF[hex_], pos.part(Stalls).hexes
        taken = [MODULE_OF[hexes[market]] for market in standing(pos)]
        opposite = len(pos.rules.people) == 1 and bool(taken) and (module - taken[0]) % 4 != len(MODULES) // 2
        if module in taken or opposite:
            return Reason("market-other-module", rule="A2.9", alone=len(pos.rules.people) == 1)
        return None
