"""The bot that plans: it looks for the best way through the rest of its round and plays the first step of it.

Every question is planned from anew, so that the same question has the same answer in every process: what is left
of the last plan is found again, unless a draw or a rival has brought something better.
"""

from __future__ import annotations

from collections.abc import Callable

from bothy.bots.bot import Question
from bothy.bots.budget import Budget, Purse
from bothy.bots.planner.beam import Beam
from bothy.bots.simple import play_greedy
from bothy.kernel import Action

NARROW = 4
"""How many lines the first beam follows."""


def plan(question: Question, budget: Budget) -> Beam | None:
    """Beams of growing width until the budget is spent; nothing where no turn is being played."""
    imagined = question.imagine()
    if imagined.turn is None:
        return None
    alone = question.game.alone(imagined, question.seat)
    beam = Beam(question, alone or imagined, Purse(budget), alone=alone is not None)
    width, before = NARROW, 0
    while beam.search(width):
        cost, before = beam.nodes - before, beam.nodes
        affordable = (budget.nodes - beam.nodes) // cost if budget.nodes else 2
        if affordable < 1 or beam.whole:
            break
        width *= max(2, affordable)
    return beam


def planner(budget: Budget) -> Callable[[Question], Action]:
    """The bot with a budget."""

    def play_planner(question: Question) -> Action:
        beam = plan(question, budget)
        return play_greedy(question) if beam is None or beam.best is None else beam.best[1][0]

    return play_planner
