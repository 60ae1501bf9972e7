"""Delivery bonuses that are trades (20 to 22): port 6 may move a price first, of a good then traded (R-I41)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from bothy.games.caledonia.actions.upgrades import DONE, Done
from bothy.games.caledonia.expansions.industria.trains.bonus.question import BonusPart
from bothy.games.caledonia.pack.types.goods import GOODS
from bothy.games.caledonia.ports.move_price import EFFECT, PRICE_PORT, MovePrice, move, steps_of
from bothy.games.caledonia.ports.use import tile_of, why_not_use
from bothy.games.caledonia.position import Caledonia
from bothy.kernel import Action, Frame, Reason, value


@value
class TradingPart(BonusPart):
    """Base class; a subclass defines the trades."""

    seat: int
    tile: int
    good: int
    """The good whose price port 6 has moved, -1 if none."""

    def trades(self, pos: Caledonia, seat: int) -> list[Action]:
        """Returns everything that might be traded."""
        raise NotImplementedError

    def traded(self, action: Any) -> Sequence[str]:
        """Returns the goods of a trade."""
        raise NotImplementedError

    def why_not_trade(self, pos: Caledonia, seat: int, action: Any) -> Reason | None:
        """Returns the reason a trade is forbidden, or None."""
        raise NotImplementedError

    def trade(self, pos: Caledonia, seat: int, action: Any) -> None:
        """Makes a trade."""
        raise NotImplementedError

    def moved(self, good: int) -> Frame[Caledonia]:
        """Returns the same question after port 6 has moved the price of a good."""
        raise NotImplementedError

    # Shared

    def seats_to_act(self, pos: Caledonia) -> Sequence[int]:
        return (
            (self.seat,) if self.good >= 0 else BonusPart.seats_to_act(self, pos)
        )  # no super() in a class with slots

    def candidates(self, pos: Caledonia, seat: int) -> Iterable[Action]:
        names = GOODS if self.good < 0 else (GOODS[self.good],)
        moves = PRICE_PORT.moves(pos, seat, names) if tile_of(pos, EFFECT) >= 0 else []
        return [*self.trades(pos, seat), *moves, DONE]

    def why_not(self, pos: Caledonia, seat: int, action: Action) -> Reason | None:
        if self.good >= 0 and (isinstance(action, Done) or GOODS[self.good] not in self._goods(action)):
            return Reason("trade-moved-good", rule="C16.12", good=GOODS[self.good])
        if isinstance(action, Done):
            return None
        if isinstance(action, MovePrice):
            return self._why_not_price(pos, seat, action)
        return self.why_not_trade(pos, seat, action)

    def _goods(self, action: Action) -> Sequence[str]:
        return (action.good,) if isinstance(action, MovePrice) else self.traded(action)

    def _why_not_price(self, pos: Caledonia, seat: int, action: MovePrice) -> Reason | None:
        """Returns the reason port 6 can't be used here, or None: its good must be tradable afterwards."""
        reason = why_not_use(pos, seat, tile_of(pos, EFFECT), action.port - 1)
        if reason is not None:
            return reason
        if abs(action.steps) != steps_of(pos):
            return Reason("exactly-so-far", rule="C16.12", steps=steps_of(pos))
        if action.good not in GOODS:
            return Reason("no-such-good")
        after = pos.copy()
        move(after, seat, action)
        for each in self.trades(after, seat):
            if action.good in self.traded(each) and self.why_not_trade(after, seat, each) is None:
                return None
        return Reason("no-trade-follows", rule="C16.12", good=action.good)

    def take(self, pos: Caledonia, seat: int, action: Action) -> None:
        if isinstance(action, MovePrice):
            move(pos, seat, action)  # consequences of the use come after the trade
            pos.push(self.moved(GOODS.index(action.good)))
        elif not isinstance(action, Done):
            self.trade(pos, seat, action)
