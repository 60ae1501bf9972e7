"""Consequences of a deployment: modules' reactions, then the owner's bonuses in any order (C9.7, C11, C12)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bothy.games.caledonia.actions.at_hand import with_all_at_hand, with_goods_at_hand
from bothy.games.caledonia.actions.contracts import draw_to_keep, free_boxes, left_to_draw, why_not_draw
from bothy.games.caledonia.actions.trade import BUY, Buy, good_of, most_bought, trade, why_not_buy
from bothy.games.caledonia.actions.upgrades import DONE, Done
from bothy.games.caledonia.module import Deployed
from bothy.games.caledonia.pack.types.goods import GOODS, PROCESSED_GOODS
from bothy.games.caledonia.pack.types.units import BUILDING, UNITS
from bothy.games.caledonia.position import EMPTY, Caledonia
from bothy.kernel import Action, Frame, Reason, RuleGroup, value
from bothy.kernel.composite_frame import CompositeFrame


def after_deploying(pos: Caledonia, seat: int, deployed: Deployed) -> None:
    """Pushes what follows a deployment of the action phase: reactions of modules, then its bonuses (C9.7).

    Call this after payment whenever a seat deploys a unit from its board in its own turn (I4.1, I4.3, R-I19).
    """
    goods: dict[int, None] = {}
    rules, player, draw = pos.rules, pos.players[seat], False
    hooks = rules.seat_hooks[player.clan]
    for unit, hex_ in deployed:
        if rules.neighbourhood:
            made_near(pos, seat, hex_, goods)
        if unit < len(UNITS) and not player.left[unit] and rules.pack.units[unit].kind == BUILDING:
            draw = True  # however it came, and however often (C12.2)
    more = False
    for hook in hooks.allows_bonus:
        more = hook(pos, seat, deployed) or more
    if goods or draw or more:
        pos.push(Bonuses(seat, tuple(sorted(goods)), draw))  # now or not at all (C11.7)
    if rules.watched:
        watch(pos, seat, deployed)


def near_hexes(pos: Caledonia, seat: int, hex_: int) -> Sequence[int]:
    """Returns the hexes that count as neighbouring a deployment: neighbours, a shared hex itself, and more."""
    near: Sequence[int] = pos.board.neighbours[hex_]
    if pos.shared:
        near = (hex_, *near)
    hooks = pos.rules.seat_hooks[pos.players[seat].clan].near_hexes
    return (
        list(dict.fromkeys([*near, *[other for hook in hooks for other in hook(pos, seat, hex_)]]))
        if hooks
        else near
    )


def made_near(pos: Caledonia, seat: int, hex_: int, goods: dict[int, None]) -> None:
    """Adds the goods that other seats make on neighbouring hexes (C11.2), or on the same one (I3.4)."""
    makes, hexes = pos.rules.unit_makes, pos.hexes
    for other in near_hexes(pos, seat, hex_):
        code = hexes[other]
        if code != EMPTY and code < 240:
            for each in pos.pieces_on(other) if pos.shared else (code,):
                if each >> 4 != seat and makes[each & 15] >= 0:
                    goods[makes[each & 15]] = None


def watch(pos: Caledonia, seat: int, deployed: Deployed) -> None:
    """Pushes modules' and clans' reactions to a deployment: before its bonuses (R-I20), or without any (I4.2)."""
    rules = pos.rules
    if rules.watched:
        frames: list[Frame[Any]] = []
        for unit, hex_ in deployed:
            for hook in rules.hooks.on_deployed:
                frames += hook(pos, -1, seat, unit, hex_)
            for watcher, player in enumerate(pos.players):
                for hook in rules.watching[player.clan]:
                    frames += hook(pos, watcher, seat, unit, hex_)
        pos.push(*frames)


@value
class DrawContracts(Action):
    """Use the building bonus."""


DRAW = DrawContracts()


def cheap_price(pos: Caledonia, good: int) -> int:
    """Returns the price of a good by neighbourhood bonus (C11.1)."""
    setup = pos.rules.pack.setup
    return pos.price(good) - (setup.processed_discount if good in PROCESSED_GOODS else setup.basic_discount)


def limit_of(pos: Caledonia, seat: int) -> int:
    """Returns how many units of a good the neighbourhood bonus may buy per turn (C11.6)."""
    most = pos.rules.neighbourhood
    for hook in pos.hooks_of(seat).modify_most_cheap:
        most = hook(pos, seat, most)
    return most


def most_cheap(pos: Caledonia, seat: int, good: int) -> int:
    """Returns how many more units of a good the neighbourhood bonus may buy (C11.6)."""
    left = limit_of(pos, seat) - pos.now.bought[good]
    return max(0, min(left, most_bought(pos, seat, good, cheap_price(pos, good))))


def buy_cheaply(pos: Caledonia, seat: int, good: int, count: int) -> None:
    """Buys by neighbourhood bonus: like any other trade except for the price (C11.3)."""
    pos.now.bought[good] += count
    trade(pos, seat, good, count, cheap_price(pos, good), "neighbourhood")


def why_not_cheap(pos: Caledonia, seat: int, good: int, count: int) -> Reason | None:
    """Returns the reason this many units can't be bought by neighbourhood bonus, or None."""
    left = limit_of(pos, seat) - pos.now.bought[good]
    if count > left:
        return Reason("neighbourhood-limit", rule="C11.6", most=left)
    return why_not_buy(pos, seat, good, count, cheap_price(pos, good))


@value
class Bonuses(CompositeFrame[Caledonia]):
    """The bonuses of an expansion, in any order: cheap goods, one purchase each, and contracts to draw (C9.7)."""

    takes = (Buy, DrawContracts, Done)
    seat: int
    goods: "tuple[int, ...]"
    draw: bool

    def choices(self, pos: Caledonia) -> RuleGroup[Caledonia]:
        return pos.rules.bonus_choices

    def seats_to_act(self, pos: Caledonia) -> Sequence[int]:
        seat = self.seat
        if self.draw and free_boxes(pos, seat) and left_to_draw(pos):
            return (seat,)
        choices = pos.rules.bonus_choices
        if choices.parts and self._chooses(pos):
            return (seat,)
        if not self.goods:
            return ()
        if self._buys(pos):
            return (seat,)
        after = with_all_at_hand(pos, seat)
        return (seat,) if after is not None and self._buys(after) else ()

    def _chooses(self, pos: Caledonia) -> bool:
        """Returns whether a module offers a bonus, possibly after a free action has brought goods."""
        choices = pos.rules.bonus_choices
        if choices.options(pos, self.seat):
            return True
        after = with_goods_at_hand(pos, self.seat)
        return after is not None and bool(choices.options(after, self.seat))

    def _buys(self, pos: Caledonia) -> bool:
        """Returns whether any of the goods can be bought, possibly after a free action has lowered its price."""
        for good in self.goods:
            if most_cheap(pos, self.seat, good):
                return True
        for hook in pos.hooks_of(self.seat).bonus_free_actions:
            for free_action in hook(pos, self.seat):
                if free_action.options(pos, self.seat):
                    return True
        return False

    def own(self, pos: Caledonia, seat: int) -> Sequence[Action]:
        most = limit_of(pos, seat)
        bought = [action for good in range(len(GOODS)) for action in BUY[good][:most]]
        return [*bought, DRAW, DONE]

    def why_not_own(self, pos: Caledonia, seat: int, action: Buy | DrawContracts | Done) -> Reason | None:
        if isinstance(action, Done):
            return None
        if isinstance(action, DrawContracts):
            if not self.draw:
                return Reason("no-building-bonus", rule="C12.1")
            return why_not_draw(pos, seat, "C12.1")
        good = good_of(action)
        if good not in self.goods:
            return Reason("not-in-neighbourhood", rule="C11.2")
        assert isinstance(action, Buy)
        return why_not_cheap(pos, seat, good, action.count)

    def options(self, pos: Caledonia, seat: int) -> list[Action]:
        found: list[Action] = self.choices(pos).options(pos, seat)
        for good in self.goods:  # one after the other, or not at all (C11.4)
            found.extend(BUY[good][: most_cheap(pos, seat, good)])
        if self.draw and free_boxes(pos, seat) and left_to_draw(pos):
            found.append(DRAW)
        found.append(DONE)
        return found

    def chosen(self, pos: Caledonia, seat: int, action: Action) -> None:
        pos.push(self)

    def take_own(self, pos: Caledonia, seat: int, action: Buy | DrawContracts | Done) -> None:
        if isinstance(action, Buy):  # each good once per expansion (C11.5)
            good = good_of(action)
            pos.push(Bonuses(seat, tuple([other for other in self.goods if other != good]), self.draw))
            buy_cheaply(pos, seat, good, action.count)
        elif isinstance(action, DrawContracts):
            pos.push(Bonuses(seat, self.goods, False))
            draw_to_keep(pos, seat)


FRAMES: Sequence[type[Frame[Caledonia]]] = (Bonuses,)
REASONS: tuple[str, ...] = ("neighbourhood-limit", "no-building-bonus", "not-in-neighbourhood")
