"""The best looking actions, each played on until the own next turn is over, in several imagined worlds.

Everybody plays on as `greedy` would, the others by the game's usual estimate. Where others take turns in between,
an estimate can't see what they will take and what will be left; one round of play can. All candidates are played
on in the same worlds, and the worse half goes after each: what is left of the budget goes to those that are hard
to tell apart.
"""

from __future__ import annotations

from typing import Final

from bothy.bots.bot import Question
from bothy.bots.budget import Budget, Purse
from bothy.bots.simple import best_step, looks
from bothy.kernel import Action, Position

CANDIDATES: Final = 5
"""How many of the best looking actions are played on."""
BEHIND: Final = 500
"""None of those that look so much worse than the best, in hundredths of a point."""
FINALISTS: Final = 2
"""So many are compared to the end."""
WORLDS: Final = 64
"""After so many worlds two actions are as good as each other."""


class Candidate:
    """An action, what it looks like at once, and what it came to in each world so far."""

    __slots__ = ("action", "hope", "total", "worlds")

    def __init__(self, action: Action, hope: float) -> None:
        self.action = action
        self.hope = hope
        self.total = 0.0
        self.worlds = 0

    def mean(self) -> float:
        """What it came to on average; before the first world, what it looks like."""
        return self.total / self.worlds if self.worlds else self.hope


class Rollouts:
    """The candidates for one question, and what finding out about them has cost."""

    def __init__(self, question: Question, budget: Budget) -> None:
        self.question = question
        self.others = question.usual()
        self.seat = question.seat
        self.nodes = 0
        """Positions looked at so far."""
        self.purse = Purse(budget)

    def best(self) -> Action:
        """The action that came to most on average."""
        left = self._candidates()
        worlds = 0
        while len(left) > 1 and worlds < WORLDS and self.purse.left(self.nodes):
            world = self.question.imagine()
            for candidate in left:
                if worlds and not self.purse.left(self.nodes):
                    break
                candidate.total += self._played_on(world, candidate.action)
                candidate.worlds += 1
            worlds += 1
            left.sort(key=lambda each: -each.mean())
            if left[-1].worlds == worlds:
                left = left[: max(FINALISTS, (len(left) + 1) // 2)]
        return left[0].action

    def _candidates(self) -> list[Candidate]:
        """The best looking actions, the best first."""
        root = self.question.imagine()
        found = [Candidate(action, self._hope(root, action)) for action in self.question.actions]
        found.sort(key=lambda each: -each.hope)
        return [each for each in found[:CANDIDATES] if each.hope > found[0].hope - BEHIND]

    def _hope(self, root: Position, action: Action) -> float:
        """What the position looks like after an action; if it draws, on average."""
        worths = looks(self.question, root, action)
        self.nodes += len(worths)
        return sum(worths) / len(worths)

    def _played_on(self, world: Position, action: Action) -> int:
        """What things look like when this turn, everybody else's and the own next one have been played."""
        pos, chance = world.copy(), self.question.chance
        turn, again = pos.turns, False
        pos.apply(self.seat, action, chance)
        while not pos.finished:
            seat = pos.owes()[0]
            if pos.turns > turn:
                if seat != self.seat:
                    if again:
                        break
                elif not again:
                    turn, again = pos.turns, True
            pos = self._stepped(pos, seat)
        return self.question.worth(pos, self.seat)

    def _stepped(self, pos: Position, seat: int) -> Position:
        """The position after what looks best to a seat; a draw is drawn anew, as the best of several misleads."""
        actions, chance = pos.legal(seat), self.question.chance
        if len(actions) == 1:
            action = actions[0]
        else:
            judged = self.question if seat == self.seat else self.others
            _, action, after = best_step(judged, pos, seat, actions, chance)
            self.nodes += len(actions)
            if after.draws == pos.draws:
                return after
        pos.apply(seat, action, chance)
        self.nodes += 1
        return pos
