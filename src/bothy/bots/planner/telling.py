"""An idea told: its steps played out in imagination, with what happens and what they bring."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from bothy.bots.bot import Question
from bothy.bots.planner.ideas import Idea
from bothy.kernel import Action, Event, Json, Position, Trace
from bothy.table.points import points_now


@dataclass(slots=True)
class ToldStep:
    """One of its actions, and what the seat would see happen."""

    action: Action
    later: bool
    """Whether it belongs to a later turn: others play in between, and may upset it."""
    events: list[Event] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class ToldIdea:
    """An idea as far as it can be told: up to its end, or to the first draw or reveal."""

    steps: Sequence[ToldStep]
    points: int
    """By how many points the seat would be better off if the game ended then."""

    def totals(self, seat: int) -> dict[str, int]:
        """By how much each stock of the seat changes."""
        sums: dict[str, int] = {}
        for step in self.steps:
            for stock, amount, _why in (line for event in step.events for line in event.lines):
                if stock.endswith(f"-{seat}"):
                    sums[stock] = sums.get(stock, 0) + amount
        return {stock: amount for stock, amount in sums.items() if amount}


def idea_data(question: Question, idea: Idea) -> dict[str, Json]:
    """An idea told, as it goes over a wire: no words, so that everybody reads it in their own."""
    told, seat, write = tell(question, idea), question.seat, question.rules.registry.write
    return {
        "steps": [step_data(write(step.action), step.events, seat, later=step.later) for step in told.steps],
        "totals": told.totals(seat),
        "points": told.points,
        "gain": idea.gain,
    }


def step_data(do: Json, events: Iterable[Event], seat: int, later: bool = False) -> dict[str, Json]:
    """An action and what its seat saw happen, as it goes over a wire."""
    seen = [event.seen_by(seat) for event in events if event.only is None or seat in event.only]
    return {"do": do, "later": later, "events": seen}


def tell(question: Question, idea: Idea) -> ToldIdea:
    """Play an idea as its planner did: without the others' turns, doing what is forced in between."""
    imagined, seat = question.imagine(), question.seat
    alone = question.game.alone(imagined, seat) if imagined.turn is not None else None
    pos = alone or imagined
    before, begun = _points(question, pos), pos.turns
    steps: list[ToldStep] = []
    trace = pos.trace = Trace()
    rest = list(idea.actions)
    while rest and not pos.finished and (owes := pos.owes()):
        legal = pos.legal(owes[0])
        if owes[0] == seat and rest[0] in legal:
            steps.append(ToldStep(rest.pop(0), later=pos.turns > begun))
            action = steps[-1].action
        elif (owes[0] == seat and len(legal) == 1) or (owes[0] != seat and alone is not None):
            action = legal[0]
        else:
            break
        pos.apply(owes[0], action, None)
        seen = [event for event in trace.events if event.only is None or seat in event.only]
        if steps and owes[0] == seat:
            steps[-1].events += seen
        trace.events.clear()
    return ToldIdea(steps, _points(question, pos) - before)


def _points(question: Question, pos: Position) -> int:
    view = question.rules.view(pos, question.seat)
    points = points_now(question.game.figures(question.rules.view(pos, None)), view)
    return points[question.seat] if question.seat < len(points) else 0
