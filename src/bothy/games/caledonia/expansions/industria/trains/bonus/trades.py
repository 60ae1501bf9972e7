"""Delivery bonuses at the market: prices moved (6), goods sold for more (20), merchants for money (21)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from bothy.games.caledonia.actions.paying import payable
from bothy.games.caledonia.actions.trade import SELL, Sell, good_of, quote, trade
from bothy.games.caledonia.actions.upgrades import DONE, Done
from bothy.games.caledonia.expansions.industria.trains.bonus.question import WHY, BonusPart, bonus_row
from bothy.games.caledonia.expansions.industria.trains.bonus.trading import TradingPart
from bothy.games.caledonia.pack.types.goods import GOODS
from bothy.games.caledonia.ports.move_price import MovePrice
from bothy.games.caledonia.position import Caledonia
from bothy.kernel import Action, Frame, Reason, value

BUYING, SELLING = "buying", "selling"


@value
class ShiftPrice(Action):
    """Move a price one step."""

    good: str
    steps: int


@value
class ShiftingPrices(BonusPart):
    """Two different prices, one step each (bonus 6, I14.9)."""

    takes = (ShiftPrice, Done)
    seat: int
    left: int
    moved: "tuple[int, ...]"

    def candidates(self, pos: Caledonia, seat: int) -> Iterable[Action]:
        return [*[ShiftPrice.of(good, steps) for good in GOODS for steps in (1, -1)], DONE]

    def why_not(self, pos: Caledonia, seat: int, action: ShiftPrice | Done) -> Reason | None:
        if isinstance(action, Done):
            return None
        good = good_of(action)
        if good < 0 or action.steps not in (1, -1):
            return Reason("exactly-so-far", rule="I14.9", steps=1)
        if good in self.moved:
            return Reason("price-moved-already", rule="I14.9", good=action.good)
        if not 0 <= pos.prices[good] + action.steps < len(pos.rules.prices[good]):
            return Reason("price-at-its-end", rule="C7.4", good=action.good)
        return None

    def take(self, pos: Caledonia, seat: int, action: ShiftPrice | Done) -> None:
        if isinstance(action, ShiftPrice):
            good = good_of(action)
            if self.left > 1:
                pos.push(ShiftingPrices(seat, self.left - 1, (*self.moved, good)))
            pos.move_price(good, action.steps)


@value
class SellingDear(TradingPart):
    """Up to four units of a good, each for £6 above its price: a trade like any other (bonus 20, R-I41)."""

    takes = (Sell, MovePrice, Done)

    def _price(self, pos: Caledonia, good: int) -> int:
        return pos.price(good) + bonus_row(pos, self.tile).figure("extra")

    def trades(self, pos: Caledonia, seat: int) -> list[Action]:
        most = bonus_row(pos, self.tile).figure("most")
        return [action for row in SELL for action in row[:most]]

    def traded(self, action: Sell) -> Sequence[str]:
        return (action.good,)

    def moved(self, good: int) -> Frame[Caledonia]:
        return SellingDear(self.seat, self.tile, good)

    def why_not_trade(self, pos: Caledonia, seat: int, action: Sell) -> Reason | None:
        good, most, player = good_of(action), bonus_row(pos, self.tile).figure("most"), pos.players[seat]
        if good < 0 or not 1 <= action.count <= most:
            return Reason("sell-at-most", rule="I14.23", most=most)
        if player.market[good] > 0:
            return Reason("merchants-on-other-side", rule="C7.5", good=action.good)
        asked = quote(pos, seat, good, -action.count, self._price(pos, good))
        if asked.merchants > player.merchants:
            return Reason("too-few-merchants", rule="C7.1", need=asked.merchants, have=player.merchants)
        have = payable(pos, seat, good)
        if action.count > have:
            return Reason("too-few-goods", rule="C7.2", good=action.good, need=action.count, have=have)
        return None

    def trade(self, pos: Caledonia, seat: int, action: Sell) -> None:
        good = good_of(action)
        trade(pos, seat, good, -action.count, self._price(pos, good), WHY)


@value
class SendMerchants(Action):
    """Put merchants on one side of a good, without buying or selling."""

    good: str
    way: str


@value
class SendingMerchants(TradingPart):
    """Exactly three merchants, three steps, £20 (bonus 21, R-I41)."""

    takes = (SendMerchants, MovePrice, Done)

    def trades(self, pos: Caledonia, seat: int) -> list[Action]:
        return [SendMerchants.of(good, way) for good in GOODS for way in (BUYING, SELLING)]

    def traded(self, action: SendMerchants) -> Sequence[str]:
        return (action.good,)

    def moved(self, good: int) -> Frame[Caledonia]:
        return SendingMerchants(self.seat, self.tile, good)

    def why_not_trade(self, pos: Caledonia, seat: int, action: SendMerchants) -> Reason | None:
        good, player = good_of(action), pos.players[seat]
        if good < 0 or action.way not in (BUYING, SELLING):
            return Reason("no-such-good")
        if player.market[good] * (1 if action.way == BUYING else -1) < 0:
            return Reason("merchants-on-other-side", rule="C7.5", good=action.good)
        need = bonus_row(pos, self.tile).figure("merchants")
        if need > player.merchants:
            return Reason("too-few-merchants", rule="I14.24", need=need, have=player.merchants)
        return None

    def trade(self, pos: Caledonia, seat: int, action: SendMerchants) -> None:
        good, player, row = good_of(action), pos.players[seat], bonus_row(pos, self.tile)
        sent = row.figure("merchants")
        steps = sent if action.way == BUYING else -sent
        player.merchants -= sent
        player.market[good] += steps
        lines = [(f"merchants-{seat}", -sent, WHY), (f"market-{seat}", sent, WHY)]
        pos.emit("merchants-sent", lines, seat=seat, good=action.good, count=sent)
        hooks = pos.hooks_of(seat)
        pos.pay(seat, hooks.trade_bonus, hooks.trade_why)
        pos.pay(seat, row.figure("earned"), WHY)
        pos.move_price(good, steps)


FRAMES: Sequence[type[Frame[Any]]] = (ShiftingPrices, SellingDear, SendingMerchants)
REASONS: tuple[str, ...] = ("price-moved-already", "price-at-its-end", "sell-at-most")
EVENTS: tuple[str, ...] = ()
