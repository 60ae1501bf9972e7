"""The bot that plans: it looks for the best way through the rest of its round and plays the first step of it.

Every question is planned from anew, so that the same question has the same answer in every process: what is left
of the last plan is found again, unless a draw or a rival has brought something better.

Where others take turns in between, a plan ends with the own turn, and what it leaves to them is seen too late:
there the best looking actions are played on until the own next turn is over (`rollouts`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bothy.bots.bot import Question
from bothy.bots.budget import Budget, Purse
from bothy.bots.planner.beam import Beam, Path
from bothy.bots.planner.order import first_things_first
from bothy.bots.rollouts import Rollouts
from bothy.bots.simple import play_greedy
from bothy.kernel import Action

NARROW = 1
"""How many lines the first beam follows."""


def plan(question: Question, budget: Budget, begun: Sequence[Action] = ()) -> Beam | None:
    """Beams of growing width until the budget is spent; nothing where no turn is being played.

    With `begun` only what begins with these actions is looked at: as if they had been played.
    """
    beam = rooted(question, budget)
    if beam is not None:
        beam.begin_with(begun)
        widen(beam, budget)
    return beam


def rooted(question: Question, budget: Budget) -> Beam | None:
    """A beam that hasn't looked at anything yet; nothing where no turn is being played."""
    question = question.for_plans()
    imagined = question.imagine()
    if imagined.turn is None:
        return None
    alone = question.game.alone(imagined, question.seat)
    return Beam(question, alone or imagined, Purse(budget), alone=alone is not None)


def widen(beam: Beam, budget: Budget) -> None:
    """Search with a growing width until the budget is spent or nothing is left to find."""
    width, before = NARROW, 0
    while beam.begin and beam.search(width):
        cost, before = beam.nodes - before, beam.nodes
        affordable = (budget.nodes - beam.nodes) // cost if budget.nodes else 2
        if affordable < 1 or beam.whole:
            break
        width *= max(2, affordable)


def chosen(question: Question, budget: Budget) -> Path | None:
    """The way to go: to the best looking end, or where others take turns the step that leads on best."""
    beam = rooted(question, budget)
    if beam is None:
        return None
    if not beam.alone:
        return (Rollouts(beam.question, budget).best(),)
    widen(beam, budget)
    return None if beam.best is None else first_things_first(beam.question, beam, beam.best)


def planner(budget: Budget) -> Callable[[Question], Action]:
    """The bot with a budget."""

    def play_planner(question: Question) -> Action:
        question = question.for_plans()
        path = chosen(question, budget)
        return play_greedy(question) if path is None else path[0]

    return play_planner
