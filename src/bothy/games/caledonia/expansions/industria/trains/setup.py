"""Set-up: random delivery bonuses, trains in reverse turn order after the first workers (I12)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from bothy.games.caledonia.expansions.industria.trains.demands import rows_of
from bothy.games.caledonia.expansions.industria.trains.network import network_of
from bothy.games.caledonia.expansions.industria.trains.part import NOWHERE, Railway
from bothy.games.caledonia.position import Caledonia
from bothy.kernel import Action, Draw, Frame, Outcome, Reason, value

TRAIN, MINI = "train", "mini-train"


def has_minis(pos: Caledonia) -> bool:
    """Returns whether each seat has a mini-train: with two people (I17.2)."""
    return len(pos.rules.people) == 2


@value
class DrawDelivery(Draw[Caledonia]):
    """A delivery bonus for a place (I12.4)."""

    stop: int

    def place(self, pos: Caledonia) -> str:
        return f"delivery.{self.stop}"

    def outcomes(self, pos: Caledonia) -> Sequence[tuple[Outcome, int]]:
        drawn = pos.part(Railway).bonuses
        return [(tile, 1) for tile in range(len(rows_of(pos).deliveries)) if tile not in drawn]

    def dealt(self, pos: Caledonia, outcome: Outcome) -> None:
        pos.part(Railway).bonuses[self.stop] = outcome
        lines = [("bonuses-left", -1, "draw"), ("bonuses-placed", 1, "draw")]
        tile = rows_of(pos).deliveries[outcome].id
        pos.emit("bonus-placed", lines, stop=network_of(pos).names[self.stop], bonus=tile)


@value
class PlaceTrain(Action):
    """Put a train, or a mini-train, in a city."""

    train: str
    stop: str


@value
class PlacingTrain(Frame[Caledonia]):
    """A city without a train; with two people, each also chooses which train it is (I12.9, I17.3)."""

    takes = (PlaceTrain,)
    seat: int

    def _left(self, pos: Caledonia) -> list[str]:
        part = pos.part(Railway)
        found = [TRAIN] if part.trains[self.seat] == NOWHERE else []
        return [*found, MINI] if has_minis(pos) and part.minis[self.seat] == NOWHERE else found

    def candidates(self, pos: Caledonia, seat: int) -> Iterable[Action]:
        names = network_of(pos).names
        return [PlaceTrain.of(train, stop) for train in self._left(pos) for stop in names]

    def why_not(self, pos: Caledonia, seat: int, action: PlaceTrain) -> Reason | None:
        net, part = network_of(pos), pos.part(Railway)
        place = net.number.get(action.stop, NOWHERE)
        if action.train not in self._left(pos) or place not in net.cities:
            return Reason("train-starts-in-city", rule="I12.9")
        if place in part.trains or place in part.minis:
            return Reason("train-city-taken", rule="I12.9", stop=action.stop)
        return None

    def options(self, pos: Caledonia, seat: int) -> list[Action]:
        net, part = network_of(pos), pos.part(Railway)
        free = [net.names[place] for place in net.cities if place not in part.trains and place not in part.minis]
        return [PlaceTrain.of(train, stop) for train in self._left(pos) for stop in free]

    def take(self, pos: Caledonia, seat: int, action: PlaceTrain) -> None:
        part = pos.part(Railway)
        trains = part.trains if action.train == TRAIN else part.minis
        trains[seat] = network_of(pos).number[action.stop]
        pos.emit("train-placed", [(f"trains-{seat}", 1, "setup")], seat=seat, train=action.train, stop=action.stop)


def placing(pos: Caledonia) -> list[Frame[Any]]:
    """Returns the questions for placing trains in reverse turn order, twice in that order with two people."""
    last_first = [seat for seat in reversed(pos.order) if seat in pos.rules.people]
    return [PlacingTrain(seat) for seat in last_first * (2 if has_minis(pos) else 1)]


FRAMES: Sequence[type[Frame[Caledonia]]] = (DrawDelivery, PlacingTrain)
REASONS: tuple[str, ...] = ("train-starts-in-city", "train-city-taken")
EVENTS: tuple[str, ...] = ("bonus-placed", "train-placed")
