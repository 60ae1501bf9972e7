"""The market: buying and selling, as a main action and by neighbourhood bonus (C7, C11)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bothy.games.caledonia.actions.action_rule import ActionRule
from bothy.games.caledonia.actions.at_hand import too_dear
from bothy.games.caledonia.actions.paying import pay_good, payable
from bothy.games.caledonia.module import Quote
from bothy.games.caledonia.pack.types.goods import GOODS
from bothy.games.caledonia.player import Player
from bothy.games.caledonia.position import Caledonia
from bothy.kernel import Action, Frame, Reason, value
from bothy.kernel.event import Line

MOST = 7
"""All merchants of a player, and so the largest trade without modules."""
LARGEST = 2 * MOST
"""The largest trade with modules."""


@value
class Buy(Action):
    """Buy units of a good."""

    good: str
    count: int


@value
class Sell(Action):
    """Sell units of a good."""

    good: str
    count: int


BUY: tuple[tuple[Buy, ...], ...] = tuple([tuple([Buy(good, n) for n in range(1, LARGEST + 1)]) for good in GOODS])
SELL: tuple[tuple[Sell, ...], ...] = tuple(
    [tuple([Sell(good, n) for n in range(1, LARGEST + 1)]) for good in GOODS]
)


def quote(pos: Caledonia, seat: int, good: int, count: int, price: int) -> Quote:
    """Quotes a trade; a positive `count` buys, a negative one sells (C7.1 to C7.3)."""
    hooks = pos.hooks_of(seat)
    found = Quote(count, abs(count), count, price, hooks.trade_bonus)
    for hook in hooks.modify_quote:
        found = hook(pos, seat, good, found)
    return found


def most_bought(pos: Caledonia, seat: int, good: int, price: int) -> int:
    """Returns how many units merchants and money allow at this price; 0 against own merchants (C7.5)."""
    player, hooks = pos.players[seat], pos.hooks_of(seat)
    if player.market[good] < 0:
        return 0
    if hooks.modify_quote:
        count = 0
        while count < LARGEST and _affords(player, quote(pos, seat, good, count + 1, price)):
            count += 1
        return count
    money = player.money + hooks.trade_bonus
    return min(player.merchants, money // price) if price > 0 else player.merchants


def most_sold(pos: Caledonia, seat: int, good: int) -> int:
    """Returns how many units merchants and stock allow to sell."""
    player, hooks = pos.players[seat], pos.hooks_of(seat)
    if player.market[good] > 0:
        return 0
    have = payable(pos, seat, good) if hooks.modify_payable else player.goods[good]
    if not hooks.modify_quote:
        return min(player.merchants, have, LARGEST)
    count, price = 0, pos.price(good)
    while count < LARGEST:
        asked = quote(pos, seat, good, -count - 1, price)
        if asked.merchants > player.merchants or -asked.units > have:
            break
        count += 1
    return count


def _affords(player: Player, asked: Quote) -> bool:
    """Returns whether merchants and money suffice for a purchase: `why_not_buy` without its reasons."""
    return asked.merchants <= player.merchants and asked.units * asked.price <= player.money + asked.before


def why_not_buy(pos: Caledonia, seat: int, good: int, count: int, price: int) -> Reason | None:
    """Returns the reason this many units can't be bought at this price, or None."""
    player = pos.players[seat]
    if count < 1:
        return Reason("no-such-number", rule="C7.1")
    if player.market[good] < 0:
        return Reason("merchants-on-other-side", rule="C7.5", good=GOODS[good])
    asked = quote(pos, seat, good, count, price)
    if asked.merchants > player.merchants:
        return Reason("too-few-merchants", rule="C7.1", need=asked.merchants, have=player.merchants)
    if count > LARGEST:
        return Reason("no-such-number", rule="C7.1")
    money, cost = player.money + asked.before, asked.units * asked.price
    if cost > money:
        return too_dear(pos, seat, "C7.2", cost, money)
    return None


def why_not_sell(pos: Caledonia, seat: int, good: int, count: int) -> Reason | None:
    """Returns the reason this many units can't be sold, or None."""
    player = pos.players[seat]
    if count < 1:
        return Reason("no-such-number", rule="C7.1")
    if player.market[good] > 0:
        return Reason("merchants-on-other-side", rule="C7.5", good=GOODS[good])
    asked = quote(pos, seat, good, -count, pos.price(good))
    if asked.merchants > player.merchants:
        return Reason("too-few-merchants", rule="C7.1", need=asked.merchants, have=player.merchants)
    if count > LARGEST:
        return Reason("no-such-number", rule="C7.1")
    have = payable(pos, seat, good)
    if -asked.units > have:
        return Reason("too-few-goods", rule="C7.2", good=GOODS[good], need=-asked.units, have=have)
    return None


def trade(pos: Caledonia, seat: int, good: int, count: int, price: int, why: str) -> None:
    """Trades at one price, then moves the marker; a positive `count` buys, a negative one sells (C7.3)."""
    player = pos.players[seat]
    hooks = pos.rules.seat_hooks[player.clan]
    units, sent, steps, before, after = count, abs(count), count, hooks.trade_bonus, 0
    if hooks.modify_quote:
        units, sent, steps, price, before, after = quote(pos, seat, good, count, price)
    player.merchants -= sent
    player.market[good] += sent if count > 0 else -sent
    if pos.trace is not None:
        lines: list[Line] = [(f"merchants-{seat}", -sent, why), (f"market-{seat}", sent, why)]
        pos.emit("merchants-sent", lines, seat=seat, good=GOODS[good], count=sent)
    if before:
        pos.pay(seat, before, hooks.trade_why)
    pos.pay(seat, -units * price, why)
    if after:
        pos.pay(seat, after, why)
    if units < 0 and hooks.modify_due:
        pay_good(pos, seat, good, -units, why)
    else:
        pos.gain(seat, good, units, why)
    pos.move_price(good, steps)


def good_of(action: Action) -> int:
    """Returns the number of the good an action names, -1 if there is no such good."""
    name: str = action.good  # type: ignore[attr-defined]
    return GOODS.index(name) if name in GOODS else -1


class Trading(ActionRule):
    """Trade: one good, one direction, one or more units (C7.6)."""

    name = "trading"
    takes = (Buy, Sell)

    def candidates(self, pos: Caledonia, seat: int) -> Iterable[Action]:
        most = LARGEST if pos.hooks_of(seat).modify_quote else MOST
        return [action for table in (BUY, SELL) for row in table for action in row[:most]]

    def why_not(self, pos: Caledonia, seat: int, action: Buy | Sell) -> Reason | None:
        good = good_of(action)
        if good < 0:
            return Reason("no-such-good")
        if isinstance(action, Buy):
            return why_not_buy(pos, seat, good, action.count, pos.price(good))
        return why_not_sell(pos, seat, good, action.count)

    def options(self, pos: Caledonia, seat: int) -> list[Action]:
        player = pos.players[seat]
        hooks = pos.rules.seat_hooks[player.clan]
        if hooks.modify_quote or hooks.modify_payable:
            return self._quoted(pos, seat)
        found: list[Action] = []
        merchants = player.merchants
        if not merchants:
            return found
        market, goods, steps = player.market, player.goods, pos.prices
        money = player.money + hooks.trade_bonus
        for good, prices in enumerate(pos.rules.prices):
            if market[good] >= 0:
                most = money // prices[steps[good]]
                if most:
                    found += BUY[good][: most if most < merchants else merchants]
        for good, stock in enumerate(goods):
            if stock and market[good] <= 0:
                found += SELL[good][: stock if stock < merchants else merchants]
        return found

    def _quoted(self, pos: Caledonia, seat: int) -> list[Action]:
        """Lists the trades where modules change what a trade costs or what can be sold."""
        found: list[Action] = []
        for good in range(len(GOODS)):
            found += BUY[good][: most_bought(pos, seat, good, pos.price(good))]
        for good in range(len(GOODS)):
            found += SELL[good][: most_sold(pos, seat, good)]
        return found

    def take(self, pos: Caledonia, seat: int, action: Buy | Sell) -> None:
        good = good_of(action)
        count = action.count if isinstance(action, Buy) else -action.count
        trade(pos, seat, good, count, pos.price(good), "trade")


TRADING = Trading()
FRAMES: Sequence[type[Frame[Caledonia]]] = ()
REASONS: tuple[str, ...] = (
    "no-such-number",
    "merchants-on-other-side",
    "too-few-merchants",
    "too-dear",
    "too-few-goods",
    "no-such-good",
)
EVENTS: tuple[str, ...] = ("merchants-sent", "price")
