"""One turn looked at again: what could be expected of it, and of what was done."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import dropwhile
from typing import Any

from bothy.bots.bot import Question
from bothy.bots.budget import Budget
from bothy.bots.planner.ideas import Idea
from bothy.bots.planner.planner import plan
from bothy.bots.planner.telling import idea_data
from bothy.kernel import Action, Game, Json, Position, Ruleset

WORTH_TELLING = 100
"""In hundredths of a point: what is given away below that is nobody's mistake."""


@dataclass(frozen=True, slots=True)
class Look:
    """What a planner thinks of a turn, in hundredths of a point."""

    expected: int
    """Of the best way to go on before the turn."""
    after: int
    """Of the best way to go on once the turn was played as it was."""
    better: dict[str, Json] | None = None
    """That best way, told as an idea, if it's worth telling: so much better, and by what wasn't done this turn."""

    @property
    def lost(self) -> int:
        """What was left."""
        return self.expected - self.after


def look(
    game: Game[Any],
    rules: Ruleset[Any],
    pos: Position,
    seat: int,
    actions: Sequence[Action],
    budget: Budget,
    seed: int,
) -> Look | None:
    """Plan a turn, and plan again with what was done; None where nothing can be planned.

    Both times from the same imagined position and by the same chance, so that luck isn't blamed on anybody and
    nothing is known that the seat couldn't know.
    """
    question = Question(game, rules, pos, seat, seed)
    free = plan(question, budget)
    if free is None or free.best is None:
        return None
    best = free.best
    if best.path[: len(actions)] == tuple(actions):
        return Look(best.worth, best.worth)
    done = plan(Question(game, rules, pos, seat, seed), budget, actions)
    after = best.worth if done is None or done.best is None else done.best.worth
    if best.worth - after < WORTH_TELLING:
        return Look(max(best.worth, after), after)
    least = min([end.worth for end in free.ends.values()])
    better = idea_data(question, Idea(best.path, best.worth, best.worth - least))
    played = [rules.registry.write(action) for action in actions]
    better["steps"] = _beside(better["steps"], played)
    if all(step["later"] for step in better["steps"]):  # this turn it does what was done: there is nothing to tell
        return Look(best.worth, after)
    return Look(best.worth, after, better)


def _beside(steps: Sequence[Any], played: Sequence[Json]) -> list[Json]:
    """The steps of a better way from the first one on that wasn't taken: nobody is advised to do what they did."""
    return list(dropwhile(lambda step: not step["later"] and step["do"] in played, steps))
