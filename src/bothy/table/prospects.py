"""What each legal action would cost and bring by itself: the price on every button, reckoned by the rules."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from bothy.kernel import Action, Json, Position, Trace
from bothy.kernel.event import Line


@dataclass(frozen=True, slots=True)
class Prospect:
    """An action and the account of every stock it changes at once, before anything is drawn or asked."""

    action: Action
    lines: tuple[Line, ...]
    stopped: bool
    """A draw or a reveal would follow, and nobody may know it beforehand."""

    @property
    def totals(self) -> dict[str, int]:
        """The account summed up: by how much each stock changes. What cancels out is left out."""
        sums: dict[str, int] = {}
        for stock, amount, _why in self.lines:
            sums[stock] = sums.get(stock, 0) + amount
        return {stock: amount for stock, amount in sums.items() if amount}

    def data(self) -> dict[str, Json]:
        """The wire form, without the action."""
        return {"totals": self.totals, "lines": [list(line) for line in self.lines], "stopped": self.stopped}


def prospects(pos: Position, seat: int, actions: Iterable[Action] | None = None) -> list[Prospect]:
    """The prospects of these actions, or of all legal ones. They must be legal."""
    found = []
    for action in pos.legal(seat) if actions is None else actions:
        after = pos.copy()
        trace = after.trace = Trace()
        after.apply(seat, action, None)
        seen = [event for event in trace.events if event.only is None or seat in event.only]
        lines = tuple([line for event in seen for line in event.lines])
        found.append(Prospect(action, lines, not after.finished and not after.owes()))
    return found
