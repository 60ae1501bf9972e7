"""Cached plans: made once and played step by step, until a draw or a rival breaks them.

Several times as fast as a new plan for every question, and nearly as good. But answers then depend on earlier
plans, so this is only for tuning, which needs many games. At the table, equal questions get equal answers.
"""

from __future__ import annotations

from bothy.bots.bot import Question
from bothy.bots.budget import Budget
from bothy.bots.planner.planner import chosen
from bothy.bots.simple import play_greedy
from bothy.kernel import Action


class PlanCache:
    """The rest of each seat's plan."""

    def __init__(self, budget: Budget) -> None:
        self.budget = budget
        self._rest: dict[int, list[Action]] = {}

    def play(self, question: Question) -> Action:
        """Returns the next step of the seat's plan, or the first of a new one."""
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
        """Drops the plans of all seats except `by`, whose choice broke them; all plans after a draw (None)."""
        for seat in [each for each in self._rest if each != by]:
            del self._rest[seat]
