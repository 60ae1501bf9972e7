"""Review of one turn: the score expected before it, and after what was played."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import dropwhile
from typing import Any

from bothy.bots.bot import Question
from bothy.bots.budget import Budget
from bothy.bots.planner.idea_preview import idea_data
from bothy.bots.planner.ideas import Idea
from bothy.bots.planner.planner import plan
from bothy.kernel import Action, Game, Json, Position, Ruleset

WORTH_TELLING = 100
"""In hundredths of a point: smaller losses aren't mistakes."""


@dataclass(frozen=True, slots=True)
class TurnReview:
    """A planner's review of a turn, in hundredths of a point."""

    expected: int
    """Expected score of the best line before the turn."""
    after: int
    """Expected score of the best line after the turn as played."""
    better: dict[str, Json] | None = None
    """The best line before the turn, as an idea, if it's clearly better and differs within this turn."""

    @property
    def lost(self) -> int:
        """The missed points."""
        return self.expected - self.after


def look(
    game: Game[Any],
    rules: Ruleset[Any],
    pos: Position,
    seat: int,
    actions: Sequence[Action],
    budget: Budget,
    seed: int,
) -> TurnReview | None:
    """Plans a turn, then plans again with the actions played. Returns None where nothing can be planned.

    Both plans use the same imagined position and seed, so that luck doesn't count and no hidden information is
    used.
    """
    question = Question(game, rules, pos, seat, seed)
    free = plan(question, budget)
    if free is None or free.best is None:
        return None
    best = free.best
    if best.path[: len(actions)] == tuple(actions):
        return TurnReview(best.worth, best.worth)
    done = plan(Question(game, rules, pos, seat, seed), budget, actions)
    after = best.worth if done is None or done.best is None else done.best.worth
    if best.worth - after < WORTH_TELLING:
        return TurnReview(max(best.worth, after), after)
    least = min([end.worth for end in free.ends.values()])
    better = idea_data(question, Idea(best.path, best.worth, best.worth - least))
    played = [rules.registry.write(action) for action in actions]
    better["steps"] = _beside(better["steps"], played)
    if all(
        step["later"] for step in better["steps"]
    ):  # it plays the same in this turn, so there's nothing to show
        return TurnReview(best.worth, after)
    return TurnReview(best.worth, after, better)


def _beside(steps: Sequence[Any], played: Sequence[Json]) -> list[Json]:
    """Returns the better line's steps from the first that wasn't played, so as not to advise what was done."""
    return list(dropwhile(lambda step: not step["later"] and step["do"] in played, steps))
