"""Port 6: directly before a trade, move that good's price three steps (C16.12)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import ClassVar

from bothy.games.caledonia.actions.bonuses import Bonuses, buy_cheaply, most_cheap, why_not_cheap
from bothy.games.caledonia.actions.trade import BUY, SELL, TRADING, Buy, Sell, good_of, most_bought, most_sold
from bothy.games.caledonia.pack.types.goods import GOODS
from bothy.games.caledonia.ports.use import PortFreeAction, tile_of, use_port, ways, why_not_use
from bothy.games.caledonia.position import Caledonia
from bothy.kernel import Action, Frame, Reason, RuleGroup, value
from bothy.kernel.composite_frame import CompositeFrame

EFFECT = "move-price"


@value
class MovePrice(Action):
    """Move a price up or down, then trade."""

    port: int
    good: str
    steps: int


def steps_of(pos: Caledonia) -> int:
    """Returns how far the port moves a price."""
    return pos.rules.pack.ports[pos.rules.tile_of[EFFECT]].figure("steps")


def why_not_move(pos: Caledonia, seat: int, action: MovePrice) -> Reason | None:
    """Returns the reason the port can't be used or a price can't be moved this way, or None."""
    reason = why_not_use(pos, seat, tile_of(pos, EFFECT), action.port - 1)
    if reason is not None:
        return reason
    steps = steps_of(pos)
    if abs(action.steps) != steps:
        return Reason("exactly-so-far", rule="C16.12", steps=steps)
    good = good_of(action)
    if good < 0:
        return Reason("no-such-good")
    follows = trade_follows(used_port(pos, seat, action.port - 1), seat, good, action.steps)
    return None if follows else Reason("no-trade-follows", rule="C16.12", good=GOODS[good])


def used_port(pos: Caledonia, seat: int, marked: int) -> Caledonia:
    """Returns the position with the port used and no price moved yet."""
    after = pos.copy()
    use_port(after, seat, pos.rules.tile_of[EFFECT], marked)
    del after.stack[len(pos.stack) :]  # consequences of the use come after the trade
    return after


def trade_follows(used: Caledonia, seat: int, good: int, steps: int) -> bool:
    """Returns whether the good could be traded after this move, or after another use moves it again (R-C85).

    Moves the price of `used`, which must be a private copy, and restores it.
    """
    step = used.prices[good]
    used.move_price(good, steps)
    found = can_trade(used, seat, good) or any(
        trade_follows(used_port(used, seat, other), seat, good, way)
        for other in ways(used, seat, used.rules.tile_of[EFFECT])
        for way in (steps, -steps)
    )
    used.prices[good] = step
    return found


def can_trade(pos: Caledonia, seat: int, good: int) -> bool:
    """Returns whether a good could be traded at its price: during a bonus by that bonus, else either way."""
    top = pos.stack[-1]
    if isinstance(top, Bonuses | MovedBonus):
        cheap = good in top.goods if isinstance(top, Bonuses) else top.cheap
        return (cheap and most_cheap(pos, seat, good) > 0) or bool(deals(pos, seat, good))
    if isinstance(top, MovedPurchase):
        return most_cheap(pos, seat, good) > 0
    return most_bought(pos, seat, good, pos.price(good)) > 0 or most_sold(pos, seat, good) > 0


def deals(pos: Caledonia, seat: int, good: int) -> list[Action]:
    """Returns other trades of a good that a deployment allows: sales from modules."""
    name, choices = GOODS[good], pos.rules.bonus_choices
    if not choices.parts:
        return []
    return [action for action in choices.options(pos, seat) if getattr(action, "good", "") == name]


def move(pos: Caledonia, seat: int, action: MovePrice) -> None:
    """Marks the port and moves the price."""
    use_port(pos, seat, pos.rules.tile_of[EFFECT], action.port - 1)
    pos.move_price(good_of(action), action.steps)


class PricePort(PortFreeAction):
    """Starts a trade: the main action, or a bonus of a deployment."""

    name = "price-port"
    effect = EFFECT
    takes: ClassVar[tuple[type[Action], ...]] = (MovePrice,)

    def open(self, pos: Caledonia) -> bool:
        top = pos.stack[-1]
        return isinstance(top, Bonuses) or (top.turn and pos.turn is not None and pos.may_act(pos.now.seat))

    def moves(self, pos: Caledonia, seat: int, goods: Sequence[str]) -> list[MovePrice]:
        """Returns the moves of some prices that a new player might try."""
        steps, tries = steps_of(pos), self.tries(pos, seat)
        return [MovePrice.of(by + 1, good, way) for by in tries for good in goods for way in (steps, -steps)]

    def candidates(self, pos: Caledonia, seat: int) -> Iterable[Action]:
        return self.moves(pos, seat, GOODS)

    def why_not(self, pos: Caledonia, seat: int, action: MovePrice) -> Reason | None:
        if not self.open(pos):
            after = pos.stack[-1].turn
            return Reason("acted", rule="C16.5") if after else Reason("finish-first", rule="C6.3")
        return why_not_move(pos, seat, action)

    def options(self, pos: Caledonia, seat: int) -> list[Action]:
        tile = self.tile(pos)
        if not self.open(pos) or not ways(pos, seat, tile):
            return []
        steps, found = steps_of(pos), list[Action]()
        for by in self.tries(pos, seat):
            if why_not_use(pos, seat, tile, by) is None:
                used = used_port(pos, seat, by)  # shared by all goods, of which there are many to try
                found += [
                    MovePrice.of(by + 1, name, way)
                    for good, name in enumerate(GOODS)
                    for way in (steps, -steps)
                    if trade_follows(used, seat, good, way)
                ]
        return found

    def take(self, pos: Caledonia, seat: int, action: MovePrice) -> None:
        good, top = good_of(action), pos.stack[-1]
        if isinstance(top, Bonuses):
            rest = tuple([other for other in top.goods if other != good])
            follows: Frame[Caledonia] = MovedPurchase(seat, good)
            if deals(pos, seat, good):
                follows = MovedBonus(seat, good, good in top.goods)
            pos.stack[-1] = replace(top, goods=rest)
            move(pos, seat, action)
            pos.push(follows)
        else:
            pos.now.acted += 1
            move(pos, seat, action)
            pos.push(MovedTrade(seat, good))


PRICE_PORT: PricePort = PricePort()


@value
class MovedTrade(Frame[Caledonia]):
    """The forced trade of the good whose price was moved, unless the other port moves it again first."""

    takes = (Buy, Sell, MovePrice)
    seat: int
    good: int

    def candidates(self, pos: Caledonia, seat: int) -> Iterable[Action]:
        return [*BUY[self.good], *SELL[self.good], *PRICE_PORT.moves(pos, seat, (GOODS[self.good],))]

    def why_not(self, pos: Caledonia, seat: int, action: Buy | Sell | MovePrice) -> Reason | None:
        if good_of(action) != self.good:
            return Reason("trade-moved-good", rule="C16.12", good=GOODS[self.good])
        if isinstance(action, MovePrice):
            return why_not_move(pos, seat, action)
        return TRADING.why_not(pos, seat, action)

    def take(self, pos: Caledonia, seat: int, action: Buy | Sell | MovePrice) -> None:
        if isinstance(action, MovePrice):
            move(pos, seat, action)
            pos.push(self)
        else:
            TRADING.take(pos, seat, action)


@value
class MovedPurchase(Frame[Caledonia]):
    """The forced purchase of that good within a neighbourhood bonus."""

    takes = (Buy, MovePrice)
    seat: int
    good: int

    def candidates(self, pos: Caledonia, seat: int) -> Iterable[Action]:
        return [*BUY[self.good], *PRICE_PORT.moves(pos, seat, (GOODS[self.good],))]

    def why_not(self, pos: Caledonia, seat: int, action: Buy | MovePrice) -> Reason | None:
        if good_of(action) != self.good:
            return Reason("trade-moved-good", rule="C16.12", good=GOODS[self.good])
        if isinstance(action, MovePrice):
            return why_not_move(pos, seat, action)
        return why_not_cheap(pos, seat, self.good, action.count)

    def take(self, pos: Caledonia, seat: int, action: Buy | MovePrice) -> None:
        if isinstance(action, MovePrice):
            move(pos, seat, action)
            pos.push(self)
        else:
            buy_cheaply(pos, seat, self.good, action.count)


@value
class MovedBonus(CompositeFrame[Caledonia]):
    """The forced purchase or sale of that good, where a module also allows the sale."""

    takes = (Buy, MovePrice)
    seat: int
    good: int
    cheap: bool
    """True if the neighbourhood offers the good."""

    def choices(self, pos: Caledonia) -> RuleGroup[Caledonia]:
        return pos.rules.bonus_choices

    def own(self, pos: Caledonia, seat: int) -> Sequence[Buy | MovePrice]:
        return [*BUY[self.good], *PRICE_PORT.moves(pos, seat, (GOODS[self.good],))]

    def why_not(self, pos: Caledonia, seat: int, action: Action) -> Reason | None:
        if getattr(action, "good", "") != GOODS[self.good]:
            return Reason("trade-moved-good", rule="C16.12", good=GOODS[self.good])
        if type(action) in self.takes:
            assert isinstance(action, Buy | MovePrice)
            return self.why_not_own(pos, seat, action)
        return self.choices(pos).by_kind[type(action)].why_not(pos, seat, action)

    def why_not_own(self, pos: Caledonia, seat: int, action: Buy | MovePrice) -> Reason | None:
        if isinstance(action, MovePrice):
            return why_not_move(pos, seat, action)
        if not self.cheap:
            return Reason("not-in-neighbourhood", rule="C11.2")
        return why_not_cheap(pos, seat, self.good, action.count)

    def options(self, pos: Caledonia, seat: int) -> list[Action]:
        own = [action for action in self.own(pos, seat) if self.why_not_own(pos, seat, action) is None]
        return [*deals(pos, seat, self.good), *own]

    def take_own(self, pos: Caledonia, seat: int, action: Buy | MovePrice) -> None:
        if isinstance(action, MovePrice):
            move(pos, seat, action)
            pos.push(self)
        else:
            buy_cheaply(pos, seat, self.good, action.count)


FRAMES: Sequence[type[Frame[Caledonia]]] = (MovedTrade, MovedPurchase, MovedBonus)
REASONS: tuple[str, ...] = ("no-trade-follows", "exactly-so-far", "trade-moved-good")
