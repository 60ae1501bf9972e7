"""The start of a day: the weather, and the secret choice of bays."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bothy.kernel import UNTIL_CLOSED, Action, Draw, Frame, Outcome, Reason, Step, value
from creel.day import Day, Wake
from creel.position import BAYS, Sea


@value
class Dawn(Step[Sea]):
    """Begin the next day, or end the game by leaving the stack empty."""

    def run(self, pos: Sea) -> None:
        if pos.day < pos.days:
            pos.day, pos.bays, seats = pos.day + 1, [], len(pos.hands)
            order = [*range(pos.day % seats, seats), *range(pos.day % seats)]
            turns: list[Frame[Sea]] = [frame for seat in order for frame in (Wake(seat), Day(seat))]
            pos.push(Choose((-1,) * seats), *turns, Dawn())
            pos.push(Weather(), *[frame for dawn in pos.hooks.dawn for frame in dawn()])


@value
class Weather(Draw[Sea]):
    """A weighted draw that all see: calm days are likelier than gales."""

    def place(self, pos: Sea) -> str:
        return f"weather.{pos.day}"

    def outcomes(self, pos: Sea) -> Sequence[tuple[Outcome, int]]:
        return (("calm", 3), ("breeze", 2), ("gale", 1))

    def dealt(self, pos: Sea, outcome: Outcome) -> None:
        pos.weather = outcome
        pos.emit("weather", day=pos.day, weather=outcome)


@value
class Row(Action):
    """Row to a bay today."""

    bay: int


@value
class Choose(Frame[Sea]):
    """A simultaneous, secret choice of bays: answers stay in the frame until the last one arrives."""

    takes = (Row,)
    blocks_free_actions = True
    sealed = UNTIL_CLOSED
    answers: "tuple[int, ...]"

    def seats_to_act(self, pos: Sea) -> Sequence[int]:
        return [seat for seat, bay in enumerate(self.answers) if bay < 0]

    def candidates(self, pos: Sea, seat: int) -> Iterable[Action]:
        return [Row.of(bay) for bay in range(BAYS)]

    def why_not(self, pos: Sea, seat: int, action: Row) -> Reason | None:
        if not 0 <= action.bay < BAYS:
            return Reason("no-such-bay")
        return Reason("gale", rule="K1.3") if pos.weather == "gale" and action.bay == BAYS - 1 else None

    def take(self, pos: Sea, seat: int, action: Row) -> None:
        pos.push(Choose((*self.answers[:seat], action.bay, *self.answers[seat + 1 :])))
        pos.emit("chosen", seat=seat)

    def close(self, pos: Sea) -> None:
        pos.bays = list(self.answers)
        pos.emit("rowed", bays=self.answers)
