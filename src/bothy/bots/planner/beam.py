"""A beam over a seat's own choices, up to where the world is dealt anew.

Every line of the beam is played on by each of its actions and by each plan the game knows; of what comes out, the
best looking go on. Ends are compared with ends only: a line counts once it has reached the next deal, the end of
the game, or somebody else's choice. So what a step costs is never held against it without what it brings.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from bothy.bots.bot import Question
from bothy.bots.budget import Purse
from bothy.kernel import Action, Position

DEPTH = 40
"""No round has so many own choices; a beam this long is going round in circles."""
TRIED = 12
"""Of the actions that were tried on another line, so many of the best are tried again."""
BRANCHES = 4
ENDS = 24
"""Outside of turns (making goods, say) so many of the options are looked at, and so many ways to their end."""

Path = tuple[Action, ...]


class Line:
    """A position of the beam with a choice in it, and how it was reached."""

    __slots__ = ("path", "pos", "worth")

    def __init__(self, pos: Position, path: Path, worth: int) -> None:
        self.pos = pos
        self.path = path
        self.worth = worth


End = Line
"""A line that has come to its end."""


class Beam:
    """Lines from one position, and the best end found so far."""

    def __init__(self, question: Question, root: Position, purse: Purse, *, alone: bool) -> None:
        self.question = question
        self.game = question.game
        self.seat = question.seat
        self.nodes = 0
        """Positions looked at so far."""
        self.purse = purse
        self.alone = alone
        """Whether nobody else takes turns: what they are asked all the same, they answer anyhow."""
        self.whole = False
        """Whether the last beam was so wide that no line was dropped: a wider one would find the same."""
        self.best: End | None = None
        self.ends: dict[Action, End] = {}
        """By first action: the best end found behind it."""
        self.era = self.game.era(root, self.seat)
        self.root = Line(root, (), question.worth(root, self.seat))
        self.begin = [self.root]
        """The lines that every search starts with; none if what they begin with has come to its end already."""
        self._seen: set[Hashable] = set()
        self._gains: dict[Action, int] = {}
        """What each action brought when it was last tried: what brought little isn't tried on every line."""

    def begin_with(self, actions: Sequence[Action]) -> None:
        """Let every line begin with these own actions, as far as they can be played: chance may fall otherwise."""
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
        """Come to the next own question, whatever it is; False if there is none before the world is dealt anew."""
        while not pos.finished and self.game.era(pos, self.seat) == self.era:
            owes = pos.owes()
            if self.seat in owes:
                return True
            if not owes:
                pos.settle(self.question.chance)
            elif self.alone:
                pos.apply(owes[0], pos.legal(owes[0])[0], None)
            else:
                return False
        return False

    def search(self, width: int) -> bool:
        """Follow so many lines at a time; whether that was done before the budget was spent.

        A single line is followed to its end whatever it costs: before that only ends of lines that stopped at once
        are known, and they would all be worse than going on.
        """
        self._seen = set()
        self.whole = True
        lines = self.begin
        for _ in range(DEPTH):
            found: list[Line] = []
            for line in lines:
                self._follow(line, found)
                if width > 1 and not self.purse.left(self.nodes):
                    return False
            if not found:
                break
            found.sort(key=_worth, reverse=True)
            lines = found[:width]
            self.whole = self.whole and len(found) <= width
        return True

    def _follow(self, line: Line, found: list[Line]) -> None:
        """Play a line on by everything that can be done there."""
        for action in self._promising(line):
            pos = line.pos.copy()
            pos.apply(self.seat, action, None)
            worth = self._reached(pos, (*line.path, action), found)
            if worth is not None:
                self._gains[action] = worth - line.worth
        for plan in self.game.plans(line.pos, self.seat):
            self.nodes += len(plan.actions) - 1
            self._reached(plan.after, (*line.path, *plan.actions), found)

    def _promising(self, line: Line) -> Sequence[Action]:
        """Everything that hasn't been tried anywhere yet, and the best of what has."""
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
        """A position after a step: it is an end, or a line to follow.

        What it is worth, if it is one to go on from and new.
        """
        if self.played_on(pos):
            self._ended(pos, path)
            return None
        if pos.turn is None:
            self._closed(pos, path)
            return None
        key = self.game.likeness(pos, self.seat)
        if key is not None:
            if key in self._seen:
                return None
            self._seen.add(key)
        worth = self._look(pos)
        found.append(Line(pos, path, worth))
        return worth

    def played_on(self, pos: Position) -> bool:
        """Do what is forced up to the next own choice; whether that was the end of what can be planned."""
        seat, begun = self.seat, pos.turns
        while not pos.finished and self.game.era(pos, seat) == self.era:
            owes = pos.owes()
            if not owes:
                pos.settle(self.question.chance)  # a draw on the way: one deal of it, as any line has its luck
            elif owes[0] != seat:
                if not self.alone:
                    return True
                pos.apply(owes[0], pos.legal(owes[0])[0], None)
            elif pos.turns != begun and pos.turn is not None:
                return False  # its actions are listed if the line is one to follow
            else:
                actions = pos.legal(seat)
                if len(actions) > 1:
                    return False
                pos.apply(seat, actions[0], None)
        return True

    def _closed(self, pos: Position, path: Path) -> None:
        """The turns are over and something is still asked: only what comes after it can be compared."""
        todo, ends = [pos], 0
        while todo and ends < ENDS:
            pos = todo.pop()
            owes = () if pos.finished or self.game.era(pos, self.seat) != self.era else pos.owes()
            actions = pos.legal(owes[0]) if owes else ()
            if not actions:
                ends += 1
                self._ended(pos, path)
                continue
            for action in actions[:BRANCHES] if owes[0] == self.seat else actions[:1]:
                after = pos.copy()
                after.apply(owes[0], action, None)
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
