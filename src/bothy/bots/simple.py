"""Three plain bots: one takes anything, one the best of what it happens to notice, one the best it sees."""

from __future__ import annotations

from collections.abc import Sequence

from bothy.bots.bot import Question
from bothy.kernel import Action, Dealer, Position

NOTICED = 3
"""A casual player sees one action in so many."""
SAMPLES = 3
"""How often an action that draws is tried: chance is averaged over so many deals."""


def play_random(question: Question) -> Action:
    """Any legal action, each as likely as the others."""
    return question.actions[question.chance.below(len(question.actions))]


def play_greedy(question: Question) -> Action:
    """The action after which the position looks best, a little chance between equals."""
    return best_of(question, question.actions)


def play_casual(question: Question) -> Action:
    """As a beginner plays: notices one action in three, and takes the best of those."""
    actions, chance = question.actions, question.chance
    noticed = [actions[chance.below(len(actions))] for _ in range(1 + len(actions) // NOTICED)]
    return best_of(question, list(dict.fromkeys(noticed)))


def best_of(question: Question, actions: Sequence[Action]) -> Action:
    """The one of these actions after which the position looks best."""
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
    """Of a seat's actions the first that looks best to it: what that is worth, the action, and where it leads."""
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
    """How good things look after an action; if it draws, on average."""
    worths = looks(question, root, action)
    return sum(worths) // len(worths)


def looks(question: Question, root: Position, action: Action) -> list[int]:
    """How good things look after an action; if it draws, once for each of several deals."""
    worths: list[int] = []
    while len(worths) < SAMPLES:
        pos = root.copy()
        pos.apply(question.seat, action, question.chance)
        worths.append(question.worth(pos, question.seat))
        if pos.draws == root.draws:
            break
    return worths
