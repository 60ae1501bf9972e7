"""Timelines of a match: every active step, with its position and events."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from bothy.kernel import EventRecorder, Figures, Json, ScoreBreakdown, Stage, Text
from bothy.table.match import Match


def timeline(match: Match) -> list[Stage[Any]]:
    """Returns the active steps, oldest first, replayed from the start. The match itself is unchanged."""
    pos, found = match.rules.start(), []
    for seq in match.line():
        pos = pos.copy()
        trace = pos.trace = EventRecorder()
        match.fold.replay(pos, match.log[seq])
        pos.trace = None
        found.append(Stage(seq, pos, tuple(trace.events)))
    return found


def score_breakdown(match: Match) -> ScoreBreakdown:
    """Returns the game's explanation of each seat's score in a finished match."""
    return match.game.review.score_breakdown(timeline(match))


def verdict(match: Match) -> tuple[Text, ...]:
    """Returns the game's sentences about the result of a finished match, if any."""
    return tuple(match.game.review.verdict(match.position))


@dataclass(frozen=True, slots=True)
class Curves:
    """Figures over time, with one number per moment; moments are steps."""

    steps: tuple[int, ...]
    seats: Mapping[str, list[list[int]]]
    """By name and seat."""
    table: Mapping[str, Mapping[str, list[int | None]]]
    """By kind of word and word."""
    phases: tuple[tuple[int, Text], ...]
    """The starts of phases: an index into the moments, and the phase's name."""
    begins: tuple[int, ...] = ()
    """The first step of each phase, which may be between two moments."""

    def data(self) -> dict[str, Json]:
        """Returns the wire form."""
        return {
            "steps": list(self.steps),
            "seats": dict(self.seats),
            "table": {kind: dict(lines) for kind, lines in self.table.items()},
            "phases": [[at, *text.data()] for at, text in self.phases],
        }


def curves(match: Match) -> Curves:
    """Returns a match's figures at the end of every turn, from a spectator's view."""
    moments: list[tuple[int, Figures]] = []
    stages, turns = timeline(match), 0
    for stage, after in zip(stages, [*stages[1:], None], strict=True):
        others = after is None or match.log[after.seq].by != match.log[stage.seq].by
        ended, turns = stage.position.turns > turns, stage.position.turns
        if others or ended:
            figures = match.game.review.figures(match.rules.view(stage.position, None))
            if figures is not None:
                moments.append((stage.seq, figures))
    found = _curves(moments)
    return replace(found, begins=tuple([_begins(match, stages, found.steps, *phase) for phase in found.phases]))


def _begins(match: Match, stages: Sequence[Stage[Any]], steps: Sequence[int], at: int, phase: Text) -> int:
    """Returns the first step of this phase since the previous moment."""
    before = steps[at - 1] if at else -1
    for stage in stages:
        if before < stage.seq < steps[at]:
            figures = match.game.review.figures(match.rules.view(stage.position, None))
            if figures is not None and figures.phase is not None and figures.phase.data() == phase.data():
                return stage.seq
    return steps[at]


def _curves(moments: list[tuple[int, Figures]]) -> Curves:
    seats: dict[str, list[list[int]]] = {}
    table: dict[str, dict[str, list[int | None]]] = {}
    phases: list[tuple[int, Text]] = []
    for at, (_, figures) in enumerate(moments):
        for name, numbers in figures.seats.items():
            lines = seats.setdefault(name, [[] for _ in numbers])
            for line, number in zip(lines, numbers, strict=True):
                line.append(number)
        for kind, words in figures.table.items():
            for word, amount in words.items():
                table.setdefault(kind, {}).setdefault(word, []).append(amount)
        phase = figures.phase
        if phase is not None and (not phases or phases[-1][1].data() != phase.data()):
            phases.append((at, phase))
    return Curves(tuple([seq for seq, _ in moments]), seats, table, tuple(phases))
