"""The Automa at the market: by the trade icon, or by a neighbourhood bonus (A4.8, A4.9, A4.22).

It has no goods: it places merchants, moves the price, and is paid an amount per merchant.
"""

from __future__ import annotations

from collections.abc import Sequence

from bothy.games.caledonia.actions.bonuses import limit_of, made_near
from bothy.games.caledonia.expansions.automa.cards import TRADE, amounts
from bothy.games.caledonia.expansions.automa.chance import GoodRoll, PriceRoll
from bothy.games.caledonia.expansions.automa.deck import automa, seat_of
from bothy.games.caledonia.pack.types.goods import GOODS
from bothy.games.caledonia.position import Caledonia
from bothy.kernel import Outcome, Step, value
from bothy.kernel.event import Line

LOW, MEDIUM, HIGH = range(3)


def band_of(pos: Caledonia, good: int) -> int:
    """Returns the band of a price: low, medium or high."""
    low, _medium, high = pos.rules.pack.price_bands
    step = pos.prices[good]
    return LOW if step <= low.last else HIGH if step >= high.first else MEDIUM


def deal(pos: Caledonia, good: int, count: int, each: int, why: str) -> None:
    """Places merchants, on the buying side if positive, else on the selling side, for money instead of goods."""
    seat = seat_of(pos)
    player, sent = pos.players[seat], abs(count)
    player.merchants -= sent
    player.market[good] += count
    account: list[Line] = [(f"merchants-{seat}", -sent, why), (f"market-{seat}", sent, why)]
    side = "buy" if count > 0 else "sell"
    pos.emit("automa-deals", account, good=GOODS[good], count=sent, side=side)
    pos.pay(seat, sent * each, why)
    pos.move_price(good, count)


# The trade icon


def untraded(pos: Caledonia) -> list[int]:
    """Returns the goods with none of its merchants, by whatever means placed (R-A15)."""
    market = pos.players[seat_of(pos)].market
    return [good for good in pos.rules.pack.goods_die.faces if not market[good]]


@value
class TradeIcon(Step[Caledonia]):
    """Trade a good by the dice, if there is a merchant and a good without one (A4.8)."""

    def run(self, pos: Caledonia) -> None:
        if not pos.players[seat_of(pos)].merchants:
            pos.emit("automa-cannot", icon=TRADE, why="no-merchant")
        elif not untraded(pos):
            pos.emit("automa-cannot", icon=TRADE, why="all-traded")
        else:
            automa(pos).acted = True
            pos.push(RollTradePrice())


@value
class RollTradePrice(PriceRoll):
    """The number of units, and in the medium band the direction (A4.8, A4.9)."""

    def rolled(self, pos: Caledonia, steps: int) -> None:
        pos.push(RollTradeGood(steps))


@value
class RollTradeGood(GoodRoll):
    """The goods die, rolled until it shows a good that has not been traded (A4.8)."""

    steps: int

    def outcomes(self, pos: Caledonia) -> Sequence[tuple[Outcome, int]]:
        return [(good, 1) for good in untraded(pos)]

    def dealt(self, pos: Caledonia, outcome: Outcome) -> None:
        pos.emit("rolled-good", good=GOODS[outcome])
        band = band_of(pos, outcome)
        sells = band == HIGH or (band == MEDIUM and self.steps < 0)  # A4.9
        count = min(abs(self.steps), pos.players[seat_of(pos)].merchants)  # all of them, if fewer (R-A15)
        deal(pos, outcome, -count if sells else count, amounts(pos).trade, "trade")


# The neighbourhood bonus


def bought(pos: Caledonia, good: int, merchants: int) -> int:
    """Returns how many units of a good it would buy in the neighbourhood (A4.22)."""
    player = pos.players[seat_of(pos)]
    band = band_of(pos, good)
    if band == HIGH or player.market[good] < 0:
        return 0
    most = amounts(pos).low_units if band == LOW else amounts(pos).medium_units
    return min(most, limit_of(pos, seat_of(pos)), merchants)  # the table's limit counts too (R-A14)


def neighbourhood(pos: Caledonia, hex_: int, merchants: int) -> tuple[list[int], int]:
    """Returns the goods it might buy after an expansion (the die chooses one), and how many units (R-A4)."""
    made: dict[int, None] = {}
    if merchants:
        made_near(pos, seat_of(pos), hex_, made)
    goods = [good for good in sorted(made) if bought(pos, good, merchants)]
    if not goods:
        return [], 0
    lowest = min([pos.prices[good] for good in goods])
    goods = [good for good in goods if pos.prices[good] == lowest]
    return goods, bought(pos, goods[0], merchants)


@value
class Neighbourhood(Step[Caledonia]):
    """Buys what the new neighbours make (A4.22)."""

    hex: int

    def run(self, pos: Caledonia) -> None:
        goods, _count = neighbourhood(pos, self.hex, pos.players[seat_of(pos)].merchants)
        if len(goods) == 1:
            buy_nearby(pos, goods[0])
        elif goods:
            pos.push(ChooseNeighbour(tuple(goods)))


@value
class ChooseNeighbour(GoodRoll):
    """One of the goods with the lowest price marker (A4.22)."""

    goods: "tuple[int, ...]"

    def outcomes(self, pos: Caledonia) -> Sequence[tuple[Outcome, int]]:
        return [(good, 1) for good in self.goods]

    def dealt(self, pos: Caledonia, outcome: Outcome) -> None:
        buy_nearby(pos, outcome)


def buy_nearby(pos: Caledonia, good: int) -> None:
    """Buys by neighbourhood bonus, as many units as it takes."""
    count = bought(pos, good, pos.players[seat_of(pos)].merchants)
    deal(pos, good, count, amounts(pos).bonus_trade, "neighbourhood")
