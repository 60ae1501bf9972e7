"""The best looking actions, each played on until the own next turn is over, in several imagined worlds.

Everybody plays on as `greedy` would, the others by the game's usual estimate. Where others take turns in between,
an estimate can't see what they will take and what will be left; one round of play can.

All candidates are played on in the same worlds, in which the same is drawn for each. The worse ones go in two
steps: what is left of the budget goes to those that are hard to tell apart. What somebody answered is
remembered: most questions of a round come again in the next world, and cost one position then, not a dozen.
"""

from __future__ import annotations

from typing import Final

from bothy.bots.bot import Question
from bothy.bots.budget import Budget, Purse
from bothy.bots.simple import best_step, looks
from bothy.kernel import Action, Dealer, Position, SamplingDealer, SeededDealer

STAGES: Final = ((5, 0.4), (3, 0.7), (2, 1.0))
"""How many of the best looking actions stay in, until which share of the budget is spent."""
BEHIND: Final = 300
"""None of those that look so much worse than the best, in hundredths of a point: playing on as `greedy` does tells
close calls apart, but takes some bad actions for good ones."""
WORLDS: Final = 64
"""After so many worlds two actions are as good as each other."""
ENOUGH: Final = 4
"""Actions that came to exactly the same in so many worlds are the same thing in another order."""
KEYS: Final = 1 << 63
"""How many keys a dealer of a world may have."""

Place = tuple[int | Action, int, int, tuple[Action, ...]]
"""Who answers (in the own seat: after which candidate), in which turn, how many choices into it, and what there is
to choose from."""


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


class World:
    """An imagined position, and what will be drawn from there: the same for whoever plays on in it."""

    __slots__ = ("draws", "peeks", "start")

    def __init__(self, start: Position, chance: SamplingDealer) -> None:
        self.start = start
        self.draws = _dealer(chance)
        self.peeks = _dealer(chance)
        """Other draws, for looking ahead: nobody should choose by what they can't know yet."""


def _dealer(chance: SamplingDealer) -> Dealer:
    return SeededDealer(chance.below(KEYS).to_bytes(8, "big"))


class Rollouts:
    """The candidates for one question, and what finding out about them has cost."""

    def __init__(self, question: Question, budget: Budget) -> None:
        self.question = question
        self.others = question.usual()
        self.seat = question.seat
        self.nodes = 0
        """Positions looked at so far."""
        self.purse = Purse(budget)
        self.answers: dict[Place, Action] = {}

    def best(self) -> Action:
        """The action that came to most on average."""
        return self.ranked()[0].action

    def ranked(self) -> list[Candidate]:
        """The candidates, the best first; those that dropped out come last, the first to go at the very end."""
        left, gone = self._candidates(), list[Candidate]()
        for many, share in STAGES:
            left, gone = left[:many], left[many:] + gone
            self._compare(left, share)
        return left + gone

    def _compare(self, left: list[Candidate], share: float) -> None:
        """Play on in one world after another until a share of the budget is spent; the best comes first then."""
        once = False
        while len(left) > 1 and left[0].worlds < WORLDS and self.purse.spent(self.nodes) < (share if once else 1):
            world = World(self.question.imagine(), self.question.chance)
            for candidate in left:
                candidate.total += self._played_on(world, candidate.action)
                candidate.worlds += 1
            left.sort(key=lambda each: -each.mean())
            once = True
            if left[0].worlds >= ENOUGH and left[0].total == left[-1].total:
                break

    def _candidates(self) -> list[Candidate]:
        """The best looking actions, the best first."""
        root = self.question.imagine()
        found = [Candidate(action, self._hope(root, action)) for action in self.question.actions]
        found.sort(key=lambda each: -each.hope)
        return [each for each in found[: STAGES[0][0]] if each.hope > found[0].hope - BEHIND]

    def _hope(self, root: Position, action: Action) -> float:
        """What the position looks like after an action; if it draws, on average."""
        worths = looks(self.question, root, action)
        self.nodes += len(worths)
        return sum(worths) / len(worths)

    def _played_on(self, world: World, candidate: Action) -> int:
        """What things look like when this turn, everybody else's and the own next one have been played."""
        pos = world.start.copy()
        turn, choices, own, again = pos.turns, 0, pos.turns, False
        pos.apply(self.seat, candidate, world.draws)
        self.nodes += 1
        while not pos.finished:
            seat = pos.owes()[0]
            if pos.turns > own:
                if seat != self.seat:
                    if again:
                        break
                elif not again:
                    own, again = pos.turns, True
            choices = choices + 1 if pos.turns == turn else 0
            turn = pos.turns
            actions = pos.legal(seat)
            who = candidate if seat == self.seat else seat
            pos = self._stepped(world, pos, seat, actions, (who, turn, choices, tuple(actions)))
        return self.question.worth(pos, self.seat)

    def _stepped(self, world: World, pos: Position, seat: int, actions: list[Action], place: Place) -> Position:
        """The position after what a seat answered at this place before, or else after what looks best to it."""
        action = actions[0] if len(actions) == 1 else self.answers.get(place)
        if action is None:
            judged = self.question if seat == self.seat else self.others
            _, action, after = best_step(judged, pos, seat, actions, world.peeks)
            self.nodes += len(actions)
            self.answers[place] = action
            if after.draws == pos.draws:
                return after
        pos.apply(seat, action, world.draws)
        self.nodes += 1
        return pos
