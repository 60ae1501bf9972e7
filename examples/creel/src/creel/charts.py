"""Private charts: dealt in secret, looked at, swapped or put back."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bothy.kernel import UNTIL_END, Action, Draw, Frame, Outcome, Reason, Reveal, value
from creel.position import COPIES, Sea


@value
class Look(Draw[Sea]):
    """The top chart, drawn now because no seat has seen it yet. One seat sees it, and it stays on top."""

    seat: int

    def place(self, pos: Sea) -> str:
        return pos.next_in("chart")

    def outcomes(self, pos: Sea) -> Sequence[tuple[Outcome, int]]:
        return [(chart, left) for chart, left in enumerate(pos.deck) if left]

    def seen_by(self, pos: Sea) -> tuple[int, ...] | None:
        return (self.seat,)

    def dealt(self, pos: Sea, outcome: Outcome) -> None:
        pos.deck[outcome] -= 1
        pos.top = outcome
        Show(self.seat).run(pos)


@value
class DealChart(Look):
    """A chart for a hand."""

    def dealt(self, pos: Sea, outcome: Outcome) -> None:
        pos.deck[outcome] -= 1
        pos.hands[self.seat].append(outcome)
        lines = [("deck", -1, "deal"), (f"hand-{self.seat}", 1, "deal")]
        pos.emit("chart", lines, only=(self.seat,), seat=self.seat, chart=outcome)


@value
class Show(Reveal[Sea]):
    """The top chart shown to another seat, once it is fixed."""

    seat: int

    def run(self, pos: Sea) -> None:
        pos.known.append(self.seat)
        pos.emit("looked", only=(self.seat,), seat=self.seat, chart=pos.top)


@value
class Swap(Action):
    """Take the top chart and put one of yours in its place."""

    chart: int


@value
class PutBack(Action):
    """Leave the top chart where it is."""


@value
class Keep(Frame[Sea]):
    """Swap or put back. The other seats don't learn which until the game has ended."""

    takes = (Swap, PutBack)
    sealed = UNTIL_END
    seat: int

    def candidates(self, pos: Sea, seat: int) -> Iterable[Action]:
        return [*[Swap.of(chart) for chart in range(len(COPIES))], PutBack.of()]

    def why_not(self, pos: Sea, seat: int, action: Action) -> Reason | None:
        held = not isinstance(action, Swap) or action.chart in pos.hands[seat]
        return None if held else Reason("not-held", rule="K2.4")

    def take(self, pos: Sea, seat: int, action: Action) -> None:
        if isinstance(action, Swap):
            pos.hands[seat].remove(action.chart)
            pos.hands[seat].append(pos.top)
            pos.top = action.chart
        pos.known = [seat]  # seats that knew the top chart before can't be sure of it any more
        pos.emit("kept", only=(seat,), seat=seat, chart=pos.top)
