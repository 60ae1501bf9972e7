"""A bot that searches ahead within its budget."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from time import perf_counter

from bothy.bots.bot import Question
from bothy.bots.budget import Budget, BudgetMeter
from bothy.bots.search import IDLE, Search
from bothy.kernel import Action

WORLDS = 4
"""Number of imagined worlds if something is hidden; otherwise one is enough."""


@dataclass(frozen=True, slots=True)
class Thought:
    """An answer and its cost."""

    action: Action
    nodes: int
    seconds: float
    depth: int
    """The depth of the search, in own choices."""


def think(question: Question, budget: Budget) -> Thought:
    """Searches the imagined worlds one after another and sums each action's worth."""
    began = perf_counter()
    worlds = WORLDS if question.hides() else 1
    searches = [_searched(question, budget.part(worlds)) for _ in range(worlds)]
    values = [sum(each) for each in zip(*[search.values() for search in searches], strict=True)]
    best = max(range(len(values)), key=values.__getitem__)
    return Thought(
        action=searches[0].root.actions[best],
        nodes=sum([search.nodes for search in searches]),
        seconds=perf_counter() - began,
        depth=max([search.depth for search in searches]),
    )


def _searched(question: Question, budget: Budget) -> Search:
    meter = BudgetMeter(budget)
    search = Search(question)
    idle = 0
    while idle < IDLE and meter.left(search.nodes):
        idle = 0 if search.grow() else idle + 1
    return search


def steady(budget: Budget) -> Callable[[Question], Action]:
    """Returns the bot with a budget."""

    def play_steady(question: Question) -> Action:
        return think(question, budget).action

    return play_steady
