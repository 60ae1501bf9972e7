"""The bot that plans: it looks for the best way through the rest of its round and plays the first step of it.

Every question is planned from anew, so that the same question has the same answer in every process: what is left
of the last plan is found again, unless a draw or a rival has brought something better.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bothy.bots.bot import Question
from bothy.bots.budget import Budget, Purse
from bothy.bots.planner.beam import Beam, Path
from bothy.bots.planner.order import first_things_first
from bothy.bots.planner.replies import Replies
from bothy.bots.simple import play_greedy
from bothy.kernel import Action

NARROW = 1
"""How many lines the first beam follows."""
WEIGHED = 12
"""How many ends that begin differently are played on where others take turns."""


def plan(question: Question, budget: Budget, begun: Sequence[Action] = ()) -> Beam | None:
    """Beams of growing width until the budget is spent; nothing where no turn is being played.

    With `begun` only what begins with these actions is looked at: as if they had been played.
    """
    question = question.for_plans()
    imagined = question.imagine()
    if imagined.turn is None:
        return None
    alone = question.game.alone(imagined, question.seat)
    if alone is None:
        budget = budget.part(2)  # the other half is for what the others answer
    beam = Beam(question, alone or imagined, Purse(budget), alone=alone is not None)
    beam.begin_with(begun)
    width, before = NARROW, 0
    while beam.begin and beam.search(width):
        cost, before = beam.nodes - before, beam.nodes
        affordable = (budget.nodes - beam.nodes) // cost if budget.nodes else 2
        if affordable < 1 or beam.whole:
            break
        width *= max(2, affordable)
    return beam


def chosen(question: Question, budget: Budget) -> Path | None:
    """The way to go: to the best looking end, or where others take turns to the one that leads on best."""
    began = Purse(budget)
    beam = plan(question, budget)
    if beam is None or beam.best is None:
        return None
    if beam.alone:
        return first_things_first(question, beam, beam.best)
    ends = sorted(beam.ends.values(), key=lambda end: -end.worth)[:WEIGHED]
    return Replies(question, began, beam.nodes).best(ends).path


def planner(budget: Budget) -> Callable[[Question], Action]:
    """The bot with a budget."""

    def play_planner(question: Question) -> Action:
        question = question.for_plans()
        path = chosen(question, budget)
        return play_greedy(question) if path is None else path[0]

    return play_planner
