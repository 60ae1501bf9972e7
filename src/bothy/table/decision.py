"""What the table shows a seat that owes an answer."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from bothy.kernel import Action, Json, Position, Reaction, Reason, Registry, Text


@dataclass(frozen=True, slots=True)
class Decision:
    """The question, and every legal answer to it, asides included."""

    seat: int
    ask: Text
    actions: tuple[Action, ...]
    reaction: str = ""
    """What the optional reaction is called, if the seat may leave it."""
    declining: Action | None = None
    """The answer that leaves it."""

    def data(self, registry: Registry) -> dict[str, Json]:
        """The wire form, with the argument names of each kind of action met."""
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
    """The decision of a seat, or None if nothing is asked of it."""
    if seat not in pos.owes():
        return None
    frame = pos.stack[-1]
    ask, actions = frame.ask(pos, seat), tuple(pos.legal(seat))
    if isinstance(frame, Reaction):
        return Decision(seat, ask, actions, frame.reaction, frame.declining(pos, seat))
    return Decision(seat, ask, actions)


def blocked(
    pos: Position, seat: int, wanted: Callable[[Action], bool] | None = None
) -> Iterator[tuple[Action, Reason]]:
    """What a new player might try here and may not, with the reason, for those actions that are wanted."""
    return (found for found in looked_through(pos, seat, wanted) if found is not None)


def looked_through(
    pos: Position, seat: int, wanted: Callable[[Action], bool] | None = None
) -> Iterator[tuple[Action, Reason] | None]:
    """What `blocked` gives, and None for every action that is legal or not wanted: looking takes a while."""
    if seat not in pos.owes():
        return
    rooms: list[Any] = [pos.stack[-1], *pos.turn_asides(seat)]
    for room in rooms:
        for action in room.candidates(pos, seat):
            reason = pos.why_not(seat, action) if wanted is None or wanted(action) else None
            yield None if reason is None else (action, reason)
