"""A finished game taken apart into turns: what stood before each, and what was done in it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any

from bothy.bots.planner.telling import step_data
from bothy.kernel import Action, Json, Position, Stage
from bothy.table.match import Match


@dataclass(slots=True)
class Turn:
    """One turn of a seat."""

    step: int
    """The number of its first entry: so many were in the log before it."""
    seat: int
    before: Position
    """The real position: it is shown to nobody who plays but through a question."""
    actions: list[Action] = field(default_factory=list)
    """The seat's own; what others answered on the way isn't among them."""
    told: list[dict[str, Json]] = field(default_factory=list)
    """The same with what happened, as a step of an idea is told."""


def turns(match: Match, timeline: Sequence[Stage[Any]]) -> Iterator[Turn]:
    """Every turn that stands, oldest first; answers outside of turns (setting up, making goods) are none."""
    turn: Turn | None = None
    for before, after in pairwise(timeline):
        entry, pos = match.log[after.seq], before.position
        seat = entry.by
        if turn is not None and pos.turns != turn.before.turns:
            yield turn
            turn = None
        if turn is None and pos.turn is not None and seat is not None:
            turn = Turn(after.seq, seat, pos)
        if turn is not None and seat == turn.seat:
            turn.actions.append(match.rules.registry.read_action(entry.action))
            turn.told.append(step_data(entry.action, after.events, seat))
    if turn is not None:
        yield turn
