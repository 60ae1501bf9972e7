"""Decisions: what a table shows a seat that must answer."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from bothy.kernel import Action, Json, Position, Reaction, Reason, Registry, Text


@dataclass(frozen=True, slots=True)
class Decision:
    """A question and every legal answer to it, including free actions."""

    seat: int
    ask: Text
    actions: tuple[Action, ...]
    reaction: str = ""
    """Name of the optional reaction, if the seat may decline."""
    declining: Action | None = None
    """The answer that declines."""

    def data(self, registry: Registry) -> dict[str, Json]:
        """Returns the wire form, with the argument names of each kind of action in it."""
        names = dict.fromkeys(action.name for action in self.actions)
        data: dict[str, Json] = {
            "seat": self.seat,
            "ask": self.ask.data(),
            "actions": [registry.write(action) for action in self.actions],
            "fields": {name: list(registry.fields(name)) for name in names},
        }
        if self.declining is not None:
            data["reaction"] = {"name": self.reaction, "declines": registry.write(self.declining)}
        return data


def decide(pos: Position, seat: int) -> Decision | None:
    """Returns a seat's decision, or None if it has none."""
    if seat not in pos.seats_to_act():
        return None
    frame = pos.stack[-1]
    ask, actions = frame.ask(pos, seat), tuple(pos.legal(seat))
    if isinstance(frame, Reaction):
        return Decision(seat, ask, actions, frame.reaction, frame.declining(pos, seat))
    return Decision(seat, ask, actions)


def blocked(
    pos: Position, seat: int, wanted: Callable[[Action], bool] | None = None
) -> Iterator[tuple[Action, Reason]]:
    """Yields the illegal actions a new player might try here, with the reasons, filtered by `wanted`."""
    return (found for found in looked_through(pos, seat, wanted) if found is not None)


def looked_through(
    pos: Position, seat: int, wanted: Callable[[Action], bool] | None = None
) -> Iterator[tuple[Action, Reason] | None]:
    """Yields as `blocked` does, and None for every other action, so that a caller can pause: it takes a while."""
    if seat not in pos.seats_to_act():
        return
    rooms: list[Any] = [pos.stack[-1], *pos.turn_free_actions(seat)]
    for room in rooms:
        for action in room.candidates(pos, seat):
            reason = pos.why_not(seat, action) if wanted is None or wanted(action) else None
            yield None if reason is None else (action, reason)
