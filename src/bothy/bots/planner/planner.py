"""The planner: a bot that searches for the best line through the rest of its round and plays its first step.

Every question gets a new plan, so that the same question has the same answer in every process. The rest of the
last plan is found again, unless a draw or a rival has changed the situation.

If others take turns in between, a plan ends with the seat's turn and doesn't see what it leaves to them. There,
the best-looking actions are played out until the end of the seat's next turn (see `rollouts`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bothy.bots.bot import Question
from bothy.bots.budget import Budget, BudgetMeter
from bothy.bots.planner.beam import Beam, Path
from bothy.bots.planner.order import contested_turns_first
from bothy.bots.rollouts import Rollouts
from bothy.bots.simple import play_greedy
from bothy.kernel import Action

NARROW = 1
"""Width of the first beam."""


def plan(question: Question, budget: Budget, begun: Sequence[Action] = ()) -> Beam | None:
    """Searches with beams of growing width until the budget is spent. Returns None outside of turns.

    With `begun`, it searches only lines that start with these actions, as if they had been played.
    """
    beam = rooted(question, budget)
    if beam is not None:
        beam.begin_with(begun)
        widen(beam, budget)
    return beam


def rooted(question: Question, budget: Budget) -> Beam | None:
    """Returns a new beam that hasn't searched yet; None outside of turns."""
    question = question.for_plans()
    imagined = question.imagine()
    if imagined.turn is None:
        return None
    alone = question.game.bots.without_opponents(imagined, question.seat)
    return Beam(question, alone or imagined, BudgetMeter(budget), alone=alone is not None)


def widen(beam: Beam, budget: Budget) -> None:
    """Searches with growing width until the budget is spent or nothing is left to find."""
    width, before = NARROW, 0
    while beam.begin and beam.search(width):
        cost, before = beam.nodes - before, beam.nodes
        affordable = (budget.nodes - beam.nodes) // cost if budget.nodes else 2
        if affordable < 1 or beam.whole:
            break
        width *= max(2, affordable)


def chosen(question: Question, budget: Budget) -> Path | None:
    """Returns the chosen path: to the best end, or where others take turns, the best next step."""
    beam = rooted(question, budget)
    if beam is None:
        return None
    if not beam.alone:
        return (Rollouts(beam.question, budget).best(),)
    widen(beam, budget)
    return None if beam.best is None else contested_turns_first(beam.question, beam, beam.best)


def planner(budget: Budget) -> Callable[[Question], Action]:
    """Returns the bot with a budget."""

    def play_planner(question: Question) -> Action:
        question = question.for_plans()
        path = chosen(question, budget)
        return play_greedy(question) if path is None else path[0]

    return play_planner
