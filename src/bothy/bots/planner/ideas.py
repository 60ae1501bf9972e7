"""Ideas for somebody who asks what they could do: a few plans, each with what it would bring."""

from __future__ import annotations

from dataclasses import dataclass

from bothy.bots.bot import Question
from bothy.bots.budget import Budget
from bothy.bots.planner.beam import Path
from bothy.bots.planner.planner import plan, rooted, widen
from bothy.bots.rollouts import Rollouts
from bothy.bots.simple import look_ahead
from bothy.kernel import Action

MOST = 3

Way = tuple[int, Path]
"""What it comes to, in hundredths of a point, and the own actions that lead there."""


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
    ways = _ways(question, budget)
    ways.sort(key=_worth, reverse=True)
    least = ways[-1][0]
    found: list[Idea] = []
    seen: set[frozenset[Action]] = set()
    for worth, path in ways:
        steps = frozenset(path)  # the same steps in another order are no other idea
        if steps not in seen and len(found) < MOST:
            found.append(Idea(path, worth, worth - least))
        seen.add(steps)
    return found


def _ways(question: Question, budget: Budget) -> list[Way]:
    beam = rooted(question, budget)
    if beam is not None and not beam.alone:
        return _played_on(beam.question, budget.part(2))
    if beam is not None:
        widen(beam, budget)
    if beam is None or not beam.ends:
        root = question.imagine()
        return [(look_ahead(question, root, action), (action,)) for action in question.actions]
    return [(end.worth, end.path) for end in beam.ends.values()]


def _played_on(question: Question, half: Budget) -> list[Way]:
    """Where others take turns in between: what the bot itself would do comes first.

    Its candidates stand as they came out when they were played on. How a turn goes on, and what else could be done
    in it, a beam says.
    """
    ranked = Rollouts(question, half).ranked()
    beam = plan(question, half)  # a beam of its own: a purse counts from when it's made
    ends = beam.ends if beam is not None else {}
    ways: list[Way] = []
    for candidate in ranked:
        worth = round(candidate.mean())
        path = ends[candidate.action].path if candidate.action in ends else (candidate.action,)
        ways.append((min(worth, ways[-1][0]) if ways else worth, path))
    known = {candidate.action for candidate in ranked}
    others = [end for action, end in ends.items() if action not in known]
    level = min([end.worth for action, end in ends.items() if action in known], default=0)
    return ways + [(ways[-1][0] - max(0, level - end.worth), end.path) for end in others]


def _worth(way: Way) -> int:
    return way[0]
