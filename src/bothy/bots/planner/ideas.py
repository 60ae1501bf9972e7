"""Ideas for somebody who asks what they could do: a few plans, each with what it would bring."""

from __future__ import annotations

from dataclasses import dataclass

from bothy.bots.bot import Question
from bothy.bots.budget import Budget
from bothy.bots.planner.beam import Path
from bothy.bots.planner.planner import plan
from bothy.bots.simple import look_ahead
from bothy.kernel import Action

MOST = 3


@dataclass(frozen=True, slots=True)
class Idea:
    """A way to go on: what to do first, what was meant to follow, and how much better it ends than other ways."""

    actions: Path
    """All of the seat's own actions up to where the plan ends, the first of them legal now."""
    worth: int
    """How good its end looks, in hundredths of a point."""
    gain: int
    """How much better that is than the least of what could be done, in hundredths of a point."""


def ideas(question: Question, budget: Budget) -> list[Idea]:
    """Up to three ideas that begin differently, the best first.

    Made from what the seat may know: a question holds nothing else.
    """
    beam = plan(question, budget)
    ends = [(end.worth, end.path) for end in beam.ends.values()] if beam is not None else []
    if not ends:
        root = question.imagine()
        ends = [(look_ahead(question, root, action), (action,)) for action in question.actions]
    ends.sort(key=_worth, reverse=True)
    least = ends[-1][0]
    found: list[Idea] = []
    seen: set[frozenset[Action]] = set()
    for worth, path in ends:
        steps = frozenset(path)  # the same steps in another order are no other idea
        if steps not in seen and len(found) < MOST:
            found.append(Idea(path, worth, worth - least))
        seen.add(steps)
    return found


def _worth(end: tuple[int, Path]) -> int:
    return end[0]
