"""Rollouts: the best-looking actions, played out to the end of the seat's next turn in several imagined worlds.

All seats play as `greedy` would, the others by the game's usual estimate. If others take turns in between, an
estimate can't see what they will take and what will be left; one round of play can.

All candidates are played out in the same worlds with the same draws. The worse ones are dropped in two steps, so
that the rest of the budget goes to close calls. Answers are cached: most questions of a round come up again in the
next world, and then cost one position instead of a dozen.
"""

from __future__ import annotations

from typing import Final

from bothy.bots.bot import Question
from bothy.bots.budget import Budget, BudgetMeter
from bothy.bots.simple import best_step, looks
from bothy.kernel import Action, Dealer, Position, SamplingDealer, SeededDealer

STAGES: Final = ((5, 0.4), (3, 0.7), (2, 1.0))
"""Number of best-looking actions that stay in, until this share of the budget is spent."""
BEHIND: Final = 300
"""Actions that look this much worse than the best are excluded, in hundredths of a point: playing out as `greedy`
does decides close calls, but overrates some bad actions."""
WORLDS: Final = 64
"""After this many worlds, two actions count as equal."""
ENOUGH: Final = 4
"""Actions with exactly equal results in this many worlds are the same in another order."""
KEYS: Final = 1 << 63
"""The number of possible keys of a world's dealer."""

Place = tuple[int | Action, int, int, tuple[Action, ...]]
"""The answering seat (for the own seat: the candidate), the turn, the number of choices into it, and the actions
to choose from."""


class Candidate:
    """An action, its immediate estimate, and its total over the worlds so far."""

    __slots__ = ("action", "hope", "total", "worlds")

    def __init__(self, action: Action, hope: float) -> None:
        self.action = action
        self.hope = hope
        self.total = 0.0
        self.worlds = 0

    def mean(self) -> float:
        """Returns the average result, or the immediate estimate before the first world."""
        return self.total / self.worlds if self.worlds else self.hope


class World:
    """An imagined position and its future draws, the same for every candidate."""

    __slots__ = ("draws", "peeks", "start")

    def __init__(self, start: Position, chance: SamplingDealer) -> None:
        self.start = start
        self.draws = _dealer(chance)
        self.peeks = _dealer(chance)
        """Different draws for looking ahead, so that no choice depends on future draws."""


def _dealer(chance: SamplingDealer) -> Dealer:
    return SeededDealer(chance.below(KEYS).to_bytes(8, "big"))


class Rollouts:
    """The candidates for one question, and the cost of comparing them."""

    def __init__(self, question: Question, budget: Budget) -> None:
        self.question = question
        self.others = question.usual()
        self.seat = question.seat
        self.nodes = 0
        """Positions evaluated so far."""
        self.meter = BudgetMeter(budget)
        self.answers: dict[Place, Action] = {}

    def best(self) -> Action:
        """Returns the action with the best average."""
        return self.ranked()[0].action

    def ranked(self) -> list[Candidate]:
        """Returns the candidates, the best first; those dropped earliest come last."""
        left, gone = self._candidates(), list[Candidate]()
        for many, share in STAGES:
            left, gone = left[:many], left[many:] + gone
            self._compare(left, share)
        return left + gone

    def _compare(self, left: list[Candidate], share: float) -> None:
        """Plays out world after world until a share of the budget is spent, then sorts the best first."""
        once = False
        while len(left) > 1 and left[0].worlds < WORLDS and self.meter.spent(self.nodes) < (share if once else 1):
            world = World(self.question.imagine(), self.question.chance)
            for candidate in left:
                candidate.total += self._played_on(world, candidate.action)
                candidate.worlds += 1
            left.sort(key=lambda each: -each.mean())
            once = True
            if left[0].worlds >= ENOUGH and left[0].total == left[-1].total:
                break

    def _candidates(self) -> list[Candidate]:
        """Returns the best-looking actions, the best first."""
        root = self.question.imagine()
        found = [Candidate(action, self._hope(root, action)) for action in self.question.actions]
        found.sort(key=lambda each: -each.hope)
        return [each for each in found[: STAGES[0][0]] if each.hope > found[0].hope - BEHIND]

    def _hope(self, root: Position, action: Action) -> float:
        """Estimates the position after an action, averaged over several deals if it draws."""
        worths = looks(self.question, root, action)
        self.nodes += len(worths)
        return sum(worths) / len(worths)

    def _played_on(self, world: World, candidate: Action) -> int:
        """Evaluates the position after this turn, all other seats' turns and the seat's next one."""
        pos = world.start.copy()
        turn, choices, own, again = pos.turns, 0, pos.turns, False
        pos.apply(self.seat, candidate, world.draws)
        self.nodes += 1
        while not pos.finished:
            seat = pos.seats_to_act()[0]
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
        """Returns the position after a seat's cached answer at this place, or after its best-looking action."""
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
