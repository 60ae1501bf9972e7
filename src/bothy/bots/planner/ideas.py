"""Ideas for a player who requests some: a few plans, each with its gain."""

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
"""The result in hundredths of a point, and the seat's actions that lead there."""


@dataclass(frozen=True, slots=True)
class Idea:
    """A suggested line: what to do first, what should follow, and how much better it ends than others."""

    actions: Path
    """All of the seat's own actions up to the end of the plan; the first is legal now."""
    worth: int
    """The estimate of its end, in hundredths of a point."""
    gain: int
    """Its advantage over the worst line found, in hundredths of a point."""


def ideas(question: Question, budget: Budget) -> list[Idea]:
    """Returns up to three different ideas, the best first.

    They use only what the seat may know: a question holds nothing else.
    """
    ways = _ways(question, budget)
    ways.sort(key=_worth, reverse=True)
    least = ways[-1][0]
    found: list[Idea] = []
    seen: set[frozenset[Action]] = set()
    for worth, path in ways:
        steps = frozenset(path)  # the same steps in another order aren't a new idea
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
    """Returns lines where others take turns in between: the bot's own choice comes first.

    Its candidates are ranked by rollouts. A beam adds how the turn continues, and other first actions.
    """
    ranked = Rollouts(question, half).ranked()
    beam = plan(question, half)  # a separate beam: a purse starts counting when it's created
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
