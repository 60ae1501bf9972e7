"""The production phase: automatic income and basic goods, processed goods by choice (C17)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from bothy.games.caledonia.actions.action_rule import ActionRule
from bothy.games.caledonia.module import EndOfProduction
from bothy.games.caledonia.pack.types.goods import BREAD, CHEESE, GRAIN, MILK, WHISKY
from bothy.games.caledonia.pack.types.units import BAKERY, CHEESE_DAIRY, DISTILLERY, UNITS, WORKERS
from bothy.games.caledonia.position import Caledonia
from bothy.games.caledonia.scoring.scores import stock_of
from bothy.kernel import Action, Frame, FreeAction, Reason, RuleGroup, Step, Text, value
from bothy.kernel.composite_frame import CompositeFrame
from bothy.kernel.position import NOT_AN_ANSWER


@value
class Produce(Action):
    """Turn milk into cheese and grain into bread and whisky."""

    cheese: int
    bread: int
    whisky: int


def deployed(pos: Caledonia, seat: int, unit: int) -> int:
    """Returns how many pieces of a unit type a seat has on the map."""
    return pos.rules.pieces[unit] - pos.players[seat].left[unit]


def possible(pos: Caledonia, seat: int) -> bool:
    """Returns whether the seat could make any processed good, possibly with goods from a free action (R-I50)."""
    goods = stock_of(pos, seat)
    dairies, bakeries = deployed(pos, seat, CHEESE_DAIRY), deployed(pos, seat, BAKERY)
    distilleries = deployed(pos, seat, DISTILLERY)
    return bool((dairies and goods[MILK]) or ((bakeries or distilleries) and goods[GRAIN]))


class Making(ActionRule):
    """Milk into cheese, grain into bread and whisky."""

    name = "processing"
    takes = (Produce,)

    def candidates(self, pos: Caledonia, seat: int) -> Iterable[Action]:
        most = [deployed(pos, seat, unit) for unit in (CHEESE_DAIRY, BAKERY, DISTILLERY)]
        return [
            Produce.of(cheese, bread, whisky)
            for cheese in range(most[0], -1, -1)
            for bread in range(most[1], -1, -1)
            for whisky in range(most[2], -1, -1)
        ]

    def options(self, pos: Caledonia, seat: int) -> list[Action]:
        milk, grain = pos.players[seat].goods[MILK], pos.players[seat].goods[GRAIN]
        dairies, bakeries, distilleries = [
            deployed(pos, seat, each) for each in (CHEESE_DAIRY, BAKERY, DISTILLERY)
        ]
        return [
            Produce.of(cheese, bread, whisky)
            for cheese in range(min(dairies, milk), -1, -1)
            for bread in range(min(bakeries, grain), -1, -1)
            for whisky in range(min(distilleries, grain - bread), -1, -1)
        ]

    def why_not(self, pos: Caledonia, seat: int, action: Produce) -> Reason | None:
        goods = pos.players[seat].goods
        for made, unit in ((action.cheese, CHEESE_DAIRY), (action.bread, BAKERY), (action.whisky, DISTILLERY)):
            if not 0 <= made <= deployed(pos, seat, unit):
                return Reason("too-few-buildings", rule="C17.6", have=deployed(pos, seat, unit))
        if action.cheese > goods[MILK]:
            return Reason("too-few-goods", rule="C17.5", good="milk", need=action.cheese, have=goods[MILK])
        grain = action.bread + action.whisky
        if grain > goods[GRAIN]:
            return Reason("too-few-goods", rule="C17.5", good="grain", need=grain, have=goods[GRAIN])
        return None

    def take(self, pos: Caledonia, seat: int, action: Produce) -> None:
        pos.gain(seat, MILK, -action.cheese, "processing")
        pos.gain(seat, GRAIN, -action.bread - action.whisky, "processing")
        for good, count in ((CHEESE, action.cheese), (BREAD, action.bread), (WHISKY, action.whisky)):
            pos.gain(seat, good, count, "production")


MAKING = Making()


@value
class Production(Step[Caledonia]):
    """Automatic production, for all players at once (C17.1): ageing, income, basic goods (C17.2)."""

    def run(self, pos: Caledonia) -> None:
        follow: list[Frame[Any]] = []
        for seat in pos.order:
            hooks = pos.hooks_of(seat)
            for start in hooks.on_production_begin:
                follow += start(pos, seat)
            for amount, why in worker_income(pos, seat):
                pos.pay(seat, amount, why)
            for unit, good, each in pos.rules.basic_producers:
                pos.gain(seat, good, yield_of(pos, seat, unit, each), "production")
        seats = sorted(pos.order)
        idle = [seat for seat in seats if not possible(pos, seat)]
        ending = [each for seat in idle for each in due(pos, seat, (0, 0, 0))]
        pos.push(Processing(tuple([seat for seat in seats if seat not in idle]), tuple(ending)), *follow)


def worker_income(pos: Caledonia, seat: int) -> list[tuple[int, str]]:
    """Returns the income of a seat's deployed workers, by column."""
    player, rules = pos.players[seat], pos.rules
    lines: list[tuple[int, str]] = [
        ((rules.pieces[unit] - player.left[unit]) * rules.incomes[at][player.technology[at]], UNITS[unit])
        for at, unit in enumerate(WORKERS)
    ]
    for hook in pos.hooks_of(seat).modify_worker_income:
        lines = hook(pos, seat, lines)
    return lines


def yield_of(pos: Caledonia, seat: int, unit: int, each: int) -> int:
    """Returns how much of its basic good all deployed units of a kind make (C17.4)."""
    player = pos.players[seat]
    amount = (pos.rules.pieces[unit] - player.left[unit]) * each
    for hook in pos.rules.seat_hooks[player.clan].modify_yield:
        amount = hook(pos, seat, unit, amount)
    return amount


def due(pos: Caledonia, seat: int, made: tuple[int, int, int]) -> list[int]:
    """Returns the questions at the end of a seat's production, as numbers: see `Processing.ending`."""
    rules = pos.hooks_of(seat).end_of_production
    return [seat | at << 4 for at, rule in enumerate(rules) if rule.due(pos, seat, made)]


@value
class Processing(CompositeFrame[Caledonia]):
    """Each seat's choice of how much to make (C17.6), then its clan's end of production.

    Seats don't wait for each other: one at its second answer leaves the others at their first.
    """

    takes = (Produce,)
    turn = True
    making: "tuple[int, ...]"
    """The seats that have yet to choose what to make."""
    ending: "tuple[int, ...]"
    """The seats with a question left after that: the seat, and above its four bits the question's number."""

    def seats_to_act(self, pos: Caledonia) -> Sequence[int]:
        if not self.ending:
            return self.making
        return sorted(dict.fromkeys([*self.making, *[each & 15 for each in self.ending]]))

    def ask(self, pos: Caledonia, seat: int) -> Text:
        return Text("ask-" + self._room(pos, seat).name)

    def _question(self, seat: int) -> int:
        """Returns the number of a seat's question at the end of its production."""
        return next(iter([each >> 4 for each in self.ending if each & 15 == seat]))

    def _room(self, pos: Caledonia, seat: int) -> ActionRule | EndOfProduction:
        """Returns a seat's current question."""
        return MAKING if seat in self.making else pos.hooks_of(seat).end_of_production[self._question(seat)]

    def offers(self, pos: Caledonia, seat: int) -> Sequence[FreeAction[Caledonia]]:
        """Returns a clan's free actions during any of its open questions (R-C103)."""
        return [free_action for hook in pos.hooks_of(seat).free_actions for free_action in hook(pos, seat)]

    def might_offer(self, pos: Caledonia, seat: int) -> Sequence[FreeAction[Caledonia]]:
        return self.offers(pos, seat)

    def choices(self, pos: Caledonia) -> RuleGroup[Caledonia]:
        return pos.rules.ends_of_production

    def candidates(self, pos: Caledonia, seat: int) -> Iterable[Action]:
        return self._room(pos, seat).candidates(pos, seat)

    def options(self, pos: Caledonia, seat: int) -> list[Action]:
        return self._room(pos, seat).options(pos, seat)

    def why_not(self, pos: Caledonia, seat: int, action: Action) -> Reason | None:
        room = self._room(pos, seat)
        return room.why_not(pos, seat, action) if type(action) in room.takes else NOT_AN_ANSWER

    def take(self, pos: Caledonia, seat: int, action: Action) -> None:
        making = tuple([other for other in self.making if other != seat])
        ending = self.ending
        if seat not in self.making:
            answered = seat | self._question(seat) << 4
            ending = tuple([each for each in ending if each != answered])
        self._room(pos, seat).take(pos, seat, action)
        if isinstance(action, Produce):
            ending = (*ending, *due(pos, seat, (action.cheese, action.bread, action.whisky)))
        pos.push(Processing(making, ending))


FRAMES: Sequence[type[Frame[Caledonia]]] = (Production, Processing)
REASONS: tuple[str, ...] = ("too-few-buildings",)
