"""Three simple bots: one plays at random, one takes the best of the actions it notices, one the best of all."""

from __future__ import annotations

from collections.abc import Sequence

from bothy.bots.bot import Question
from bothy.kernel import Action, Dealer, Position

NOTICED = 3
"""A casual player notices one action in this many."""
SAMPLES = 3
"""Number of deals over which an action that draws is averaged."""


def play_random(question: Question) -> Action:
    """Picks any legal action, all equally likely."""
    return question.actions[question.chance.below(len(question.actions))]


def play_greedy(question: Question) -> Action:
    """Picks the action after which the position looks best, breaking near ties at random."""
    return best_of(question, question.actions)


def play_casual(question: Question) -> Action:
    """Plays like a beginner: notices one action in three and takes the best of those."""
    actions, chance = question.actions, question.chance
    noticed = [actions[chance.below(len(actions))] for _ in range(1 + len(actions) // NOTICED)]
    return best_of(question, list(dict.fromkeys(noticed)))


def best_of(question: Question, actions: Sequence[Action]) -> Action:
    """Returns the action after which the position looks best."""
    root = question.imagine()
    best: tuple[int, Action] | None = None
    for action in actions:
        worth = 4 * look_ahead(question, root, action) + question.chance.below(4)
        if best is None or worth > best[0]:
            best = (worth, action)
    assert best is not None
    return best[1]


def best_step(
    question: Question, pos: Position, seat: int, actions: Sequence[Action], chance: Dealer
) -> tuple[int, Action, Position]:
    """Returns a seat's best-looking action with its worth and the position after it; the first one if tied."""
    best: tuple[int, Action, Position] | None = None
    for action in actions:
        after = pos.copy()
        after.apply(seat, action, chance)
        worth = question.worth(after, seat)
        if best is None or worth > best[0]:
            best = worth, action, after
    assert best is not None
    return best


def look_ahead(question: Question, root: Position, action: Action) -> int:
    """Estimates the position after an action, averaged over several deals if it draws."""
    worths = looks(question, root, action)
    return sum(worths) // len(worths)


def looks(question: Question, root: Position, action: Action) -> list[int]:
    """Estimates the position after an action, once for each of several deals if it draws."""
    worths: list[int] = []
    while len(worths) < SAMPLES:
        pos = root.copy()
        pos.apply(question.seat, action, question.chance)
        worths.append(question.worth(pos, question.seat))
        if pos.draws == root.draws:
            break
    return worths
