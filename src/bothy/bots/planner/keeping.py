"""Plans that are kept: thought out once, played step by step, until a draw or a rival breaks them.

Several times as quick as planning from anew at every question, and nearly as good. But an answer then depends on
what was planned before, so this is for tuning, where games are many. At the table equal questions get equal
answers.
"""

from __future__ import annotations

from bothy.bots.bot import Question
from bothy.bots.budget import Budget
from bothy.bots.planner.planner import chosen
from bothy.bots.simple import play_greedy
from bothy.kernel import Action


class KeptPlans:
    """By seat, the rest of its plan."""

    def __init__(self, budget: Budget) -> None:
        self.budget = budget
        self._rest: dict[int, list[Action]] = {}

    def play(self, question: Question) -> Action:
        """The next step of the plan that was made, or the first of a new one."""
        rest = self._rest.get(question.seat, [])
        if len(question.actions) == 1:
            if rest and rest[0] == question.actions[0]:
                rest.pop(0)
            return question.actions[0]
        if not rest or rest[0] not in question.actions:
            path = chosen(question, self.budget)
            if path is None:
                return play_greedy(question)
            rest = self._rest[question.seat] = list(path)
        return rest.pop(0)

    def broken(self, *, by: int | None) -> None:
        """Drop the plans that a seat's choice has upset, or a draw (by nobody): all but its own, or all."""
        for seat in [each for each in self._rest if each != by]:
            del self._rest[seat]
