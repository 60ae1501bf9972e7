"""Two plain bots: one that takes anything, and one that looks one action ahead."""

from __future__ import annotations

from bothy.bots.bot import Question
from bothy.kernel import Action, Position

SAMPLES = 3
"""How often an action that draws is tried: chance is averaged over so many deals."""


def play_random(question: Question) -> Action:
    """Any legal action, each as likely as the others."""
    return question.actions[question.chance.below(len(question.actions))]


def play_greedy(question: Question) -> Action:
    """The action after which the position looks best, a little chance between equals."""
    root = question.imagine()
    best: tuple[int, Action] | None = None
    for action in question.actions:
        worth = 4 * look_ahead(question, root, action) + question.chance.below(4)
        if best is None or worth > best[0]:
            best = (worth, action)
    assert best is not None
    return best[1]


def look_ahead(question: Question, root: Position, action: Action) -> int:
    """How good things look after an action; if it draws, on average."""
    worths = []
    for _ in range(SAMPLES):
        pos = root.copy()
        pos.apply(question.seat, action, question.chance)
        worths.append(question.worth(pos, question.seat))
        if pos.draws == root.draws:
            break
    return sum(worths) // len(worths)
