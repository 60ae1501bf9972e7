"""Port 6: directly before a trade, move that good's price three steps (C16.12)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import ClassVar

from bothy.games.caledonia.components.goods import GOODS, PROCESSED_GOODS
from bothy.games.caledonia.expand import Bonuses, MovedPurchase
from bothy.games.caledonia.ports.use import PortAside, borrowing_cost, ways, why_not_use
from bothy.games.caledonia.position import Caledonia
from bothy.games.caledonia.trade import MovedTrade, most_bought, most_sold
from bothy.kernel import Action, Reason, value


@value
class MovePrice(Action):
    """Move a price up or down, then trade."""

    port: int
    good: str
    steps: int


class PricePort(PortAside):
    """It begins a trade: the main action, or a purchase by neighbourhood bonus."""

    name = "price-port"
    effect = "move-price"
    takes: ClassVar[tuple[type[Action], ...]] = (MovePrice,)

    def open(self, pos: Caledonia) -> bool:
        top = pos.stack[-1]
        return isinstance(top, Bonuses) or (top.turn and not pos.now.acted)

    def candidates(self, pos: Caledonia, seat: int) -> Iterable[Action]:
        steps = pos.rules.pack.ports[self.tile(pos)].figure("steps")
        tries = self.tries(pos)
        return [MovePrice.of(by + 1, good, way) for by in tries for good in GOODS for way in (steps, -steps)]

    def why_not(self, pos: Caledonia, seat: int, action: Action) -> Reason | None:
        assert isinstance(action, MovePrice)
        if not self.open(pos):
            after = pos.stack[-1].turn
            return Reason("acted", rule="C16.5") if after else Reason("finish-first", rule="C6.3")
        tile = self.tile(pos)
        reason = why_not_use(pos, seat, tile, action.port - 1)
        if reason is not None:
            return reason
        steps = pos.rules.pack.ports[tile].figure("steps")
        if abs(action.steps) != steps:
            return Reason("exactly-so-far", rule="C16.12", steps=steps)
        if action.good not in GOODS:
            return Reason("no-such-good")
        return self._why_no_trade(pos, seat, GOODS.index(action.good), action.steps, action.port - 1)

    def _why_no_trade(self, pos: Caledonia, seat: int, good: int, steps: int, marked: int) -> Reason | None:
        """Whether the good could be traded once its price is moved: the port is bound to that."""
        prices, setup = pos.rules.prices[good], pos.rules.pack.setup
        price = prices[min(max(pos.prices[good] + steps, 0), len(prices) - 1)]
        player, top = pos.players[seat], pos.stack[-1]
        fee = borrowing_cost(pos, self.tile(pos), marked)
        player.money -= fee  # looked ahead, and put back at once
        if isinstance(top, Bonuses):
            price -= setup.processed_discount if good in PROCESSED_GOODS else setup.basic_discount
            left = pos.rules.neighbourhood - pos.now.bought[good]
            possible = good in top.goods and left > 0 and most_bought(pos, seat, good, price) > 0
        else:
            possible = most_bought(pos, seat, good, price) > 0 or most_sold(pos, seat, good) > 0
        player.money += fee
        return None if possible else Reason("no-trade-follows", rule="C16.12", good=GOODS[good])

    def options(self, pos: Caledonia, seat: int) -> list[Action]:
        if not self.open(pos) or not ways(pos, seat, self.tile(pos)):
            return []
        return [action for action in self.candidates(pos, seat) if self.why_not(pos, seat, action) is None]

    def take(self, pos: Caledonia, seat: int, action: Action) -> None:
        assert isinstance(action, MovePrice)
        good, top = GOODS.index(action.good), pos.stack[-1]
        self.mark(pos, seat, action.port)
        pos.move_price(good, action.steps)
        if isinstance(top, Bonuses):
            rest = tuple([other for other in top.goods if other != good])
            pos.stack[-1] = replace(top, goods=rest)
            pos.then(MovedPurchase(seat, good))
        else:
            pos.now.acted = True
            pos.then(MovedTrade(seat, good))


REASONS: tuple[str, ...] = ("no-trade-follows", "exactly-so-far")
