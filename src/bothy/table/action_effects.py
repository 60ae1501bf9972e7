"""Costs and gains of each legal action, calculated by the rules and shown on its button."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from bothy.kernel import Action, EventRecorder, Json, Position
from bothy.kernel.event import Line


@dataclass(frozen=True, slots=True)
class ActionEffect:
    """An action and the account of every stock it changes immediately, before any draw or question."""

    action: Action
    lines: tuple[Line, ...]
    stopped: bool
    """True if a draw or a reveal would follow, whose outcome is hidden."""

    @property
    def totals(self) -> dict[str, int]:
        """The total change of each stock, without zeros."""
        sums: dict[str, int] = {}
        for stock, amount, _why in self.lines:
            sums[stock] = sums.get(stock, 0) + amount
        return {stock: amount for stock, amount in sums.items() if amount}

    def data(self) -> dict[str, Json]:
        """Returns the wire form, without the action."""
        return {"totals": self.totals, "lines": [list(line) for line in self.lines], "stopped": self.stopped}


def action_effects(pos: Position, seat: int, actions: Iterable[Action] | None = None) -> list[ActionEffect]:
    """Returns the effects of these actions, which must be legal, or of all legal ones."""
    found = []
    for action in pos.legal(seat) if actions is None else actions:
        after = pos.copy()
        trace = after.trace = EventRecorder()
        after.apply(seat, action, None)
        seen = [event for event in trace.events if event.only is None or seat in event.only]
        lines = tuple([line for event in seen for line in event.lines])
        found.append(ActionEffect(action, lines, not after.finished and not after.seats_to_act()))
    return found
