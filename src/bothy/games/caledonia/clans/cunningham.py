"""Clan Cunningham: butter at the end of production (C20.8, C20.9)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import ClassVar

from bothy.games.caledonia.actions.action_rule import ActionRule
from bothy.games.caledonia.clans.power import Power
from bothy.games.caledonia.pack.types.goods import MILK
from bothy.games.caledonia.pack.types.units import COW
from bothy.games.caledonia.position import Caledonia
from bothy.kernel import Action, Reason, value


@value
class Churn(Action):
    """Make butter of so much milk."""

    milk: int


class Butter(ActionRule):
    """Any number of milk, sold as butter."""

    name = "butter"
    takes = (Churn,)

    def candidates(self, pos: Caledonia, seat: int) -> Iterable[Action]:
        return [Churn.of(milk) for milk in range(pos.players[seat].goods[MILK] + 1)]

    def why_not(self, pos: Caledonia, seat: int, action: Action) -> Reason | None:
        assert isinstance(action, Churn)
        have = pos.players[seat].goods[MILK]
        if 0 <= action.milk <= have:
            return None
        return Reason("too-few-goods", rule="C20.8", good="milk", need=action.milk, have=have)

    def take(self, pos: Caledonia, seat: int, action: Action) -> None:
        assert isinstance(action, Churn)
        pos.gain(seat, MILK, -action.milk, "butter")
        pos.pay(seat, action.milk * pos.power(seat).figure("butter"), "butter")


class Cunningham(Power):
    """Butter before scoring, so milk sold does not score."""

    end_of_production: ClassVar[ActionRule | None] = Butter()

    def after_processing(self, pos: Caledonia, seat: int, made: tuple[int, int, int]) -> bool:
        return pos.players[seat].goods[MILK] > 0

    def income(self, pos: Caledonia, seat: int, out: Sequence[int]) -> int:
        return out[COW] * (self.figure("butter") // 2)  # a cow's milk counts already: butter is the other half
