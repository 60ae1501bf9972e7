"""Delivery bonuses of goods: chosen (5, 8, 11, 15), processed at once (10), whisky for money (13)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations_with_replacement

from bothy.games.caledonia.actions.fulfil import pay_goods
from bothy.games.caledonia.actions.upgrades import DONE, Done
from bothy.games.caledonia.expansions.industria.trains.bonus.question import WHY, BonusPart, bonus_row
from bothy.games.caledonia.expansions.industria.trains.payment import why_not_pay
from bothy.games.caledonia.module import Processor
from bothy.games.caledonia.pack.types.goods import (
    BASIC_GOODS,
    BREAD,
    CHEESE,
    GOODS,
    GRAIN,
    MILK,
    PROCESSED_GOODS,
    WHISKY,
)
from bothy.games.caledonia.position import Caledonia
from bothy.games.caledonia.production import Produce
from bothy.kernel import Action, Frame, Reason, value


@value
class TakeGoods(Action):
    """Take these goods."""

    goods: "tuple[str, ...]"


def mixes(kinds: Sequence[int], count: int) -> list[tuple[str, ...]]:
    """Returns every choice of this many goods of some kinds."""
    return list(combinations_with_replacement([GOODS[good] for good in kinds], count))


@value
class ChooseGoods(Frame[Caledonia]):
    """A choice of processed and basic goods, of any kinds (I14.8, I14.11, I14.14, I14.18)."""

    takes = (TakeGoods,)
    seat: int
    processed: int
    basic: int

    def candidates(self, pos: Caledonia, seat: int) -> Iterable[Action]:
        basic = mixes(BASIC_GOODS, self.basic)
        return [TakeGoods.of((*some, *more)) for some in mixes(PROCESSED_GOODS, self.processed) for more in basic]

    def why_not(self, pos: Caledonia, seat: int, action: TakeGoods) -> Reason | None:
        if action in self.candidates(pos, seat):
            return None
        return Reason("goods-to-choose", rule="I14.11", processed=self.processed, basic=self.basic)

    def take(self, pos: Caledonia, seat: int, action: TakeGoods) -> None:
        for good in dict.fromkeys(action.goods):
            pos.gain(seat, GOODS.index(good), action.goods.count(good), WHY)


@value
class ProcessNow(BonusPart):
    """Up to four basic goods become processed ones; no building is needed (bonus 10, I14.13).

    A clan's own products are also allowed, within the same four.
    """

    takes = (Produce, Done)
    composed = True
    seat: int
    left: int

    def _others(self, pos: Caledonia, kind: type[Action]) -> Processor | None:
        found = [each for each in pos.hooks_of(self.seat).more_processors if kind in each.takes]
        return found[0] if found else None

    def accepts(self, pos: Caledonia, kind: type[Action]) -> bool:
        return kind in self.takes or self._others(pos, kind) is not None

    def candidates(self, pos: Caledonia, seat: int) -> Iterable[Action]:
        most = self.left
        made: list[Action] = [
            Produce.of(cheese, bread, whisky)
            for cheese in range(most, -1, -1)
            for bread in range(most - cheese, -1, -1)
            for whisky in range(most - cheese - bread, -1, -1)
            if cheese + bread + whisky
        ]
        for each in pos.hooks_of(seat).more_processors:
            made += each.candidates(pos, seat)
        return [*made, DONE]

    def why_not(self, pos: Caledonia, seat: int, action: Action) -> Reason | None:
        if isinstance(action, Done):
            return None
        other = self._others(pos, type(action))
        if other is not None:
            fits = 0 < other.used(action) <= self.left
            return other.why_not(pos, seat, action) if fits else self._at_most()
        assert isinstance(action, Produce)
        goods, made = pos.players[seat].goods, (action.cheese, action.bread, action.whisky)
        if min(made) < 0 or not 0 < sum(made) <= self.left:
            return self._at_most()
        for good, need in ((MILK, action.cheese), (GRAIN, action.bread + action.whisky)):
            if need > goods[good]:
                return Reason("too-few-goods", rule="I14.13", good=GOODS[good], need=need, have=goods[good])
        return None

    def _at_most(self) -> Reason:
        return Reason("process-at-most", rule="I14.13", most=self.left)

    def take(self, pos: Caledonia, seat: int, action: Action) -> None:
        other = self._others(pos, type(action))
        if other is not None:
            self._go_on(pos, other.used(action))
            other.take(pos, seat, action)
        elif isinstance(action, Produce):
            self._go_on(pos, action.cheese + action.bread + action.whisky)
            pos.gain(seat, MILK, -action.cheese, "processing")
            pos.gain(seat, GRAIN, -action.bread - action.whisky, "processing")
            for good, count in ((CHEESE, action.cheese), (BREAD, action.bread), (WHISKY, action.whisky)):
                pos.gain(seat, good, count, WHY)

    def _go_on(self, pos: Caledonia, used: int) -> None:
        """Lets a clan with its own products use the rest of the four."""
        if used < self.left and pos.hooks_of(self.seat).more_processors:
            pos.push(ProcessNow(self.seat, self.left - used))


@value
class GiveWhisky(Action):
    """Hand over whisky for money."""


@value
class WhiskyForMoney(BonusPart):
    """Two whisky for £40 (bonus 13, I14.16)."""

    takes = (GiveWhisky, Done)
    seat: int
    tile: int

    def _asked(self, pos: Caledonia) -> tuple[int, ...]:
        count = bonus_row(pos, self.tile).figure("whisky")
        return tuple([count if good == WHISKY else 0 for good in range(len(GOODS))])

    def candidates(self, pos: Caledonia, seat: int) -> Iterable[Action]:
        return [GiveWhisky.of(), DONE]

    def why_not(self, pos: Caledonia, seat: int, action: GiveWhisky | Done) -> Reason | None:
        return None if isinstance(action, Done) else why_not_pay(pos, seat, self._asked(pos), "I14.16")

    def take(self, pos: Caledonia, seat: int, action: GiveWhisky | Done) -> None:
        if isinstance(action, GiveWhisky):
            pay_goods(pos, seat, self._asked(pos), WHY)
            pos.pay(seat, bonus_row(pos, self.tile).figure("earned"), WHY)


FRAMES: Sequence[type[Frame[Caledonia]]] = (ChooseGoods, ProcessNow, WhiskyForMoney)
REASONS: tuple[str, ...] = ("goods-to-choose", "process-at-most")
EVENTS: tuple[str, ...] = ()
