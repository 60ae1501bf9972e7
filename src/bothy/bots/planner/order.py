"""Reorders a plan's turns, so that those with something rivals could take come first.

A plan that ignores the other seats' turns is right about what to do but not about when: a contract or a piece of
land that it takes in its fourth turn may be gone by then.
"""

from __future__ import annotations

from collections.abc import Iterable

from bothy.bots.bot import Question
from bothy.bots.planner.beam import Beam, End, Path
from bothy.kernel import Action, Position

LITTLE = 30
"""Hundredths of a point that may be lost by playing something earlier: losing it to a rival costs more."""


def contested_turns_first(question: Question, beam: Beam, end: End) -> Path:
    """Returns the path to an end, with the first turn that takes something contested moved to the front."""
    turns = _turns(beam, end.path)
    here, wanted = question.imagine(), question.game.bots.contested
    urgent = [any(wanted(here, question.seat, action) for action in turn) for turn in turns[:-1]]
    if True not in urgent or urgent[0]:
        return end.path
    usual = _worth(beam, turns[:-1])
    for at, turn in enumerate(turns[:-1]):
        if urgent[at]:
            sooner = [turn, *turns[:at], *turns[at + 1 : -1]]
            worth = _worth(beam, sooner)
            if usual is not None and worth is not None and worth >= usual - LITTLE:
                return tuple([action for each in (*sooner, turns[-1]) for action in each])
    return end.path


def _turns(beam: Beam, path: Path) -> list[list[Action]]:
    """Splits a path into turns."""
    pos, turns = beam.root.pos.copy(), [[path[0]]]
    for at, action in enumerate(path):
        begun = pos.turns
        if not _taken(beam, pos, action):
            turns[-1] += path[at + 1 :]
            break
        if at + 1 < len(path):
            if pos.turns != begun:
                turns.append([])
            turns[-1].append(path[at + 1])
    return turns


def _worth(beam: Beam, turns: Iterable[Iterable[Action]]) -> int | None:
    """Evaluates the position after these turns; None if they can't be played in this order."""
    pos = beam.root.pos.copy()
    for turn in turns:
        for action in turn:
            if not _taken(beam, pos, action):
                return None
    return beam.question.worth(pos, beam.seat)


def _taken(beam: Beam, pos: Position, action: Action) -> bool:
    """Plays an action and what it forces. Returns False if that's illegal or ends the plan."""
    if beam.seat not in pos.seats_to_act() or action not in pos.legal(beam.seat):
        return False
    pos.apply(beam.seat, action, None)
    return not beam.played_on(pos)
