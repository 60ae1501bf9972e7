"""Splits a finished game into turns, each with the position before it and its actions."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any

from bothy.bots.planner.idea_preview import step_data
from bothy.kernel import Action, Json, Position, Stage
from bothy.table.match import Match


@dataclass(slots=True)
class Turn:
    """One turn of a seat."""

    step: int
    """The number of its first entry, which is also the number of entries before it."""
    seat: int
    before: Position
    """The real position. Bots see it only through a question."""
    actions: list[Action] = field(default_factory=list)
    """The seat's own actions, without other seats' answers."""
    told: list[dict[str, Json]] = field(default_factory=list)
    """The same with their events, in the format of an idea's steps."""


def turns(match: Match, timeline: Sequence[Stage[Any]]) -> Iterator[Turn]:
    """Yields the turns that weren't undone, oldest first, without answers outside turns (set-up, production)."""
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
