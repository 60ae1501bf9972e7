"""Previews of ideas: their steps played out on an imagined position, with events and gains."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from bothy.bots.bot import Question
from bothy.bots.planner.ideas import Idea
from bothy.kernel import Action, Event, EventRecorder, Json, Position
from bothy.table.points import points_now


@dataclass(slots=True)
class ToldStep:
    """One action of an idea, and the events its seat would see."""

    action: Action
    later: bool
    """True for a later turn: others play in between and may prevent it."""
    events: list[Event] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class IdeaPreview:
    """An idea's preview, up to its end or the first draw or reveal."""

    steps: Sequence[ToldStep]
    points: int
    """The seat's gain in points if the game ended then."""

    def totals(self, seat: int) -> dict[str, int]:
        """Returns the change of each of the seat's stocks."""
        sums: dict[str, int] = {}
        for step in self.steps:
            for stock, amount, _why in (line for event in step.events for line in event.lines):
                if stock.endswith(f"-{seat}"):
                    sums[stock] = sums.get(stock, 0) + amount
        return {stock: amount for stock, amount in sums.items() if amount}


def idea_data(question: Question, idea: Idea) -> dict[str, Json]:
    """Returns the wire form of an idea's preview, with keys instead of text, for any language."""
    told, seat, write = tell(question, idea), question.seat, question.rules.registry.write
    return {
        "steps": [step_data(write(step.action), step.events, seat, later=step.later) for step in told.steps],
        "totals": told.totals(seat),
        "points": told.points,
        "gain": idea.gain,
    }


def step_data(do: Json, events: Iterable[Event], seat: int, later: bool = False) -> dict[str, Json]:
    """Returns the wire form of an action and the events its seat saw."""
    seen = [event.seen_by(seat) for event in events if event.only is None or seat in event.only]
    return {"do": do, "later": later, "events": seen}


def tell(question: Question, idea: Idea) -> IdeaPreview:
    """Plays an idea as its planner did: without the others' turns, and with forced actions in between."""
    imagined, seat = question.imagine(), question.seat
    alone = question.game.bots.without_opponents(imagined, seat) if imagined.turn is not None else None
    pos = alone or imagined
    before, begun = _points(question, pos), pos.turns
    steps: list[ToldStep] = []
    trace = pos.trace = EventRecorder()
    rest = list(idea.actions)
    while rest and not pos.finished and (to_act := pos.seats_to_act()):
        legal = pos.legal(to_act[0])
        if to_act[0] == seat and rest[0] in legal:
            steps.append(ToldStep(rest.pop(0), later=pos.turns > begun))
            action = steps[-1].action
        elif (to_act[0] == seat and len(legal) == 1) or (to_act[0] != seat and alone is not None):
            action = legal[0]
        else:
            break
        pos.apply(to_act[0], action, None)
        seen = [event for event in trace.events if event.only is None or seat in event.only]
        if steps and to_act[0] == seat:
            steps[-1].events += seen
        trace.events.clear()
    return IdeaPreview(steps, _points(question, pos) - before)


def _points(question: Question, pos: Position) -> int:
    view = question.rules.view(pos, question.seat)
    points = points_now(question.game.review.figures(question.rules.view(pos, None)), view)
    return points[question.seat] if question.seat < len(points) else 0
