"""The bot that plans: it looks for the best way through the rest of its round and plays the first step of it."""

from __future__ import annotations

from collections.abc import Callable

from bothy.bots.bot import Question
from bothy.bots.budget import Budget
from bothy.bots.planner.beam import Beam, Path
from bothy.bots.simple import play_greedy
from bothy.kernel import Action

NARROW = 4
"""How many lines the first beam follows. Each further one follows as many more as the budget seems to allow."""


def plan(question: Question, budget: Budget) -> Path:
    """The best way found, nothing if this question is none to be planned from."""
    imagined = question.imagine()
    if imagined.turn is None:
        return ()
    alone = question.game.alone(imagined, question.seat)
    beam = Beam(question, alone or imagined, budget.nodes, alone=alone is not None)
    width = NARROW
    while True:
        before = beam.nodes
        if not beam.search(width):
            break
        cost = beam.nodes - before
        left = budget.nodes - beam.nodes
        if left < cost or cost <= 0:
            break
        width *= max(2, left // cost)
    return beam.best[1] if beam.best is not None else ()


def planner(budget: Budget) -> Callable[[Question], Action]:
    """The bot with a budget."""

    def play_planner(question: Question) -> Action:
        path = plan(question, budget)
        return path[0] if path else play_greedy(question)

    return play_planner
