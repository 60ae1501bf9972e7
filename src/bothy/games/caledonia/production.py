"""The production phase: income and basic goods by themselves, processed goods by choice (C17)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bothy.games.caledonia.actions.action_rule import ActionRule
from bothy.games.caledonia.clans import END_OF_PRODUCTION
from bothy.games.caledonia.pack.types.goods import BREAD, CHEESE, GRAIN, MILK, WHISKY
from bothy.games.caledonia.pack.types.units import BAKERY, CHEESE_DAIRY, DISTILLERY
from bothy.games.caledonia.position import Caledonia
from bothy.kernel import Action, Aside, Frame, Reason, Step, Text, value
from bothy.kernel.position import NOT_AN_ANSWER


@value
class Produce(Action):
    """Turn milk into cheese and grain into bread and whisky."""

    cheese: int
    bread: int
    whisky: int


def deployed(pos: Caledonia, seat: int, unit: int) -> int:
    """How many pieces of a unit type a seat has on the map."""
    return pos.rules.pieces[unit] - pos.players[seat].left[unit]


def possible(pos: Caledonia, seat: int) -> bool:
    """Whether the seat could make any processed good."""
    goods = pos.players[seat].goods
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

    def why_not(self, pos: Caledonia, seat: int, action: Action) -> Reason | None:
        assert isinstance(action, Produce)
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

    def take(self, pos: Caledonia, seat: int, action: Action) -> None:
        assert isinstance(action, Produce)
        pos.gain(seat, MILK, -action.cheese, "processing")
        pos.gain(seat, GRAIN, -action.bread - action.whisky, "processing")
        for good, count in ((CHEESE, action.cheese), (BREAD, action.bread), (WHISKY, action.whisky)):
            pos.gain(seat, good, count, "production")


MAKING = Making()


@value
class Production(Step[Caledonia]):
    """What happens by itself, for all players at once (C17.1): ageing, income, basic goods."""

    def run(self, pos: Caledonia) -> None:
        for seat in pos.order:
            pos.power(seat).start_of_production(pos, seat)
            for amount, why in pos.power(seat).worker_income(pos, seat):
                pos.pay(seat, amount, why)
            for unit, good, each in pos.rules.basic_producers:
                pos.gain(seat, good, deployed(pos, seat, unit) * each, "production")
        seats = sorted(pos.order)
        idle = [seat for seat in seats if not possible(pos, seat)]
        ending = [seat for seat in idle if pos.power(seat).after_processing(pos, seat, (0, 0, 0))]
        pos.then(Processing(tuple([seat for seat in seats if seat not in idle]), tuple(ending)))


@value
class Processing(Frame[Caledonia]):
    """Each seat says how much it makes (C17.6), and then what its clan does at the end of production.

    Nobody waits for anybody: a seat at its second answer leaves the others at their first.
    """

    takes = (Produce, *END_OF_PRODUCTION)
    turn = True
    making: "tuple[int, ...]"
    """Who has yet to say what is made."""
    ending: "tuple[int, ...]"
    """Who has made it, and whose clan has something left to do."""

    def owes(self, pos: Caledonia) -> Sequence[int]:
        return sorted([*self.making, *self.ending]) if self.ending else self.making

    def ask(self, pos: Caledonia, seat: int) -> Text:
        return Text("ask-" + self._room(pos, seat).name)

    def _room(self, pos: Caledonia, seat: int) -> ActionRule:
        """What a seat is asked now."""
        if seat in self.making:
            return MAKING
        end = pos.power(seat).end_of_production
        assert end is not None
        return end

    def offers(self, pos: Caledonia, seat: int) -> Sequence[Aside[Caledonia]]:
        """What a clan may do under any open question of its own (R-C103)."""
        return pos.power(seat).asides(pos, seat)

    def might_offer(self, pos: Caledonia, seat: int) -> Sequence[Aside[Caledonia]]:
        return self.offers(pos, seat)

    def candidates(self, pos: Caledonia, seat: int) -> Iterable[Action]:
        return self._room(pos, seat).candidates(pos, seat)

    def options(self, pos: Caledonia, seat: int) -> list[Action]:
        return self._room(pos, seat).options(pos, seat)

    def why_not(self, pos: Caledonia, seat: int, action: Action) -> Reason | None:
        room = self._room(pos, seat)
        return room.why_not(pos, seat, action) if type(action) in room.takes else NOT_AN_ANSWER

    def take(self, pos: Caledonia, seat: int, action: Action) -> None:
        making = tuple([other for other in self.making if other != seat])
        ending = tuple([other for other in self.ending if other != seat])
        self._room(pos, seat).take(pos, seat, action)
        if isinstance(action, Produce):
            made = (action.cheese, action.bread, action.whisky)
            if pos.power(seat).after_processing(pos, seat, made):
                ending = (*ending, seat)
        pos.then(Processing(making, ending))


FRAMES: Sequence[type[Frame[Caledonia]]] = (Production, Processing)
REASONS: tuple[str, ...] = ("too-few-buildings",)
