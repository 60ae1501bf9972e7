"""Clan Cunningham: butter at the end of production (C20.8, C20.9)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bothy.games.caledonia.clans.power import Power, figure
from bothy.games.caledonia.module import EndOfProduction
from bothy.games.caledonia.pack.types.goods import MILK
from bothy.games.caledonia.position import Caledonia
from bothy.kernel import Action, Reason, value


@value
class Churn(Action):
    """Make butter from this much milk."""

    milk: int


class Butter(EndOfProduction):
    """Any amount of milk, sold as butter."""

    name = "butter"
    takes = (Churn,)

    def candidates(self, pos: Caledonia, seat: int) -> Iterable[Action]:
        return [Churn.of(milk) for milk in range(pos.players[seat].goods[MILK] + 1)]

    def why_not(self, pos: Caledonia, seat: int, action: Churn) -> Reason | None:
        have = pos.players[seat].goods[MILK]
        if 0 <= action.milk <= have:
            return None
        return Reason("too-few-goods", rule="C20.8", good="milk", need=action.milk, have=have)

    def take(self, pos: Caledonia, seat: int, action: Churn) -> None:
        pos.gain(seat, MILK, -action.milk, "butter")
        pos.pay(seat, action.milk * figure(pos, seat, "butter"), "butter")

    def due(self, pos: Caledonia, seat: int, made: tuple[int, int, int]) -> bool:
        return pos.players[seat].goods[MILK] > 0


BUTTER: Butter = Butter()


class Cunningham(Power):
    """Butter before scoring, so milk sold doesn't score."""

    def production_questions(self) -> Sequence[EndOfProduction]:
        return (BUTTER,)
