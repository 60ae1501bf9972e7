"""Beam search over a seat's own choices, up to the next deal.

Every line of the beam is extended by each of its actions and by each plan the game suggests. The best-looking
results continue. Only ends are compared with each other: a line counts once it reaches the next deal, the end of
the game, or another seat's choice. So the cost of a step is never counted without its gain.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from bothy.bots.bot import Question
from bothy.bots.budget import BudgetMeter
from bothy.kernel import Action, Position

DEPTH = 40
"""More of a seat's choices than any round has; a longer beam is in an infinite loop."""
TRIED = 12
"""Number of best actions from other lines that are tried again."""
BRANCHES = 4
ENDS = 24
"""Limits outside of turns, such as production: options per question (`BRANCHES`), and ends reached (`ENDS`)."""

Path = tuple[Action, ...]


class Line:
    """A position of the beam with a choice, and the path to it."""

    __slots__ = ("path", "pos", "worth")

    def __init__(self, pos: Position, path: Path, worth: int) -> None:
        self.pos = pos
        self.path = path
        self.worth = worth


End = Line
"""A finished line."""


class Beam:
    """Lines from one position, and the best end found so far."""

    def __init__(self, question: Question, root: Position, meter: BudgetMeter, *, alone: bool) -> None:
        self.question = question
        self.bots = question.game.bots
        self.seat = question.seat
        self.nodes = 0
        """Positions evaluated so far."""
        self.meter = meter
        self.alone = alone
        """True if the other seats take no turns. Their remaining questions get the first legal answer."""
        self.whole = False
        """True if the last beam dropped no line, so that a wider one would find the same."""
        self.best: End | None = None
        self.ends: dict[Action, End] = {}
        """The best end found for each first action."""
        self.planning_period = self.bots.planning_period(root, self.seat)
        self.root = Line(root, (), question.worth(root, self.seat))
        self.begin = [self.root]
        """The lines that every search starts with; empty if the given first actions already reach an end."""
        self._seen: set[Hashable] = set()
        self._gains: dict[Action, int] = {}
        """Each action's gain when last tried. Those with little gain aren't tried on every line."""

    def begin_with(self, actions: Sequence[Action]) -> None:
        """Starts every line with these own actions, as far as they are legal: draws may differ."""
        pos, path = self.root.pos.copy(), list[Action]()
        for action in actions:
            if not self._asked(pos) or pos.why_not(self.seat, action) is not None:
                break
            pos.apply(self.seat, action, None)
            path.append(action)
        if path:
            self.begin = []
            self._reached(pos, tuple(path), self.begin)

    def _asked(self, pos: Position) -> bool:
        """Plays to the seat's next question. Returns False if there is none before the next deal."""
        while not pos.finished and self.bots.planning_period(pos, self.seat) == self.planning_period:
            to_act = pos.seats_to_act()
            if self.seat in to_act:
                return True
            if not to_act:
                pos.settle(self.question.chance)
            elif self.alone:
                pos.apply(to_act[0], pos.legal(to_act[0])[0], None)
            else:
                return False
        return False

    def search(self, width: int) -> bool:
        """Follows up to `width` lines at a time. Returns False if the budget ran out first.

        A single line is followed to its end at any cost: before that, only ends of lines that stopped immediately
        are known, and they would all be worse than continuing.
        """
        self._seen = set()
        self.whole = True
        lines = self.begin
        for _ in range(DEPTH):
            found: list[Line] = []
            for line in lines:
                self._follow(line, found)
                if width > 1 and not self.meter.left(self.nodes):
                    return False
            if not found:
                break
            found.sort(key=_worth, reverse=True)
            lines = found[:width]
            self.whole = self.whole and len(found) <= width
        return True

    def _follow(self, line: Line, found: list[Line]) -> None:
        """Extends a line by every promising action and plan."""
        for action in self._promising(line):
            pos = line.pos.copy()
            pos.apply(self.seat, action, None)
            worth = self._reached(pos, (*line.path, action), found)
            if worth is not None:
                self._gains[action] = worth - line.worth
        for plan in self.bots.plans(line.pos, self.seat):
            self.nodes += len(plan.actions) - 1
            self._reached(plan.after, (*line.path, *plan.actions), found)

    def _promising(self, line: Line) -> Sequence[Action]:
        """Returns all actions that haven't been tried yet, and the best of the others."""
        actions, gains = line.pos.legal(self.seat), self._gains
        if len(actions) <= TRIED:
            return actions
        known = [action for action in actions if action in gains]
        if len(known) <= TRIED:
            return actions
        new = [action for action in actions if action not in gains]
        known.sort(key=gains.__getitem__, reverse=True)
        return [*new, *known[:TRIED]]

    def _reached(self, pos: Position, path: Path, found: list[Line]) -> int | None:
        """Adds a position after a step, as an end or as a line to follow.

        Returns its worth if it's a new line to follow.
        """
        if self.played_on(pos):
            self._ended(pos, path)
            return None
        if pos.turn is None:
            self._closed(pos, path)
            return None
        key = self.bots.plan_key(pos, self.seat)
        if key is not None:
            if key in self._seen:
                return None
            self._seen.add(key)
        worth = self._look(pos)
        found.append(Line(pos, path, worth))
        return worth

    def played_on(self, pos: Position) -> bool:
        """Plays forced actions up to the seat's next choice. Returns True if the plan ends there."""
        seat, begun = self.seat, pos.turns
        while not pos.finished and self.bots.planning_period(pos, seat) == self.planning_period:
            to_act = pos.seats_to_act()
            if not to_act:
                pos.settle(self.question.chance)  # a draw on the way: one sample per line
            elif to_act[0] != seat:
                if not self.alone:
                    return True
                pos.apply(to_act[0], pos.legal(to_act[0])[0], None)
            elif pos.turns != begun and pos.turn is not None:
                return False  # its actions are listed only if the line is followed
            else:
                actions = pos.legal(seat)
                if len(actions) > 1:
                    return False
                pos.apply(seat, actions[0], None)
        return True

    def _closed(self, pos: Position, path: Path) -> None:
        """Plays out the questions after the last turn, because only positions after them are comparable."""
        todo, ends = [pos], 0
        while todo and ends < ENDS:
            pos = todo.pop()
            to_act = (
                ()
                if pos.finished or self.bots.planning_period(pos, self.seat) != self.planning_period
                else pos.seats_to_act()
            )
            actions = pos.legal(to_act[0]) if to_act else ()
            if not actions:
                ends += 1
                self._ended(pos, path)
                continue
            for action in actions[:BRANCHES] if to_act[0] == self.seat else actions[:1]:
                after = pos.copy()
                after.apply(to_act[0], action, None)
                todo.append(after)

    def _ended(self, pos: Position, path: Path) -> None:
        worth = self._look(pos)
        first = path[0]
        known = self.ends.get(first)
        if known is None or worth > known.worth:
            self.ends[first] = end = End(pos, path, worth)
            if self.best is None or worth > self.best.worth:
                self.best = end

    def _look(self, pos: Position) -> int:
        self.nodes += 1
        return self.question.worth(pos, self.seat)


def _worth(line: Line) -> int:
    return line.worth
