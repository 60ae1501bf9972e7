"""A tree of one's own choices in one imagined world, with the others answering as they would like best.

Only the searching seat branches. What another seat does is looked for once, by its own worth of the position after
one action, and remembered: the next line that comes to that answer tries the remembered one first and looks again
only where it is illegal. So a line of play reaches several own turns ahead for the price of a few dozen positions
each, where a tree over all seats would not get once round the table.

An estimate rises from choice to choice for any sensible player, so that a line followed further looks better for
no other reason: what every own choice gains on average, the drift, is taken off before lines are compared.
"""

from __future__ import annotations

from math import exp, sqrt

from bothy.bots.bot import Question
from bothy.bots.simple import best_step, looks
from bothy.kernel import Action, Position

CURIOSITY = 300.0
"""How far a promising action may lie behind and still be looked at, in hundredths of a point."""
TEMPER = 200.0
"""Actions that look so much worse after one step are tried e times as seldom."""
WIDTH = 2.0
"""How many actions are considered after n visits: this times the root of n, the best looking first."""
SAMPLES = 3
"""How often an action that draws is dealt."""
REPLIES = 3
"""How many answers of another seat are remembered for one place in the order of play."""
COMPARED = 8
"""How many actions tell how things change further on."""
IDLE = 100
"""So many lines without a new position, and the tree holds all there is."""


class Node:
    """A choice of the searching seat, or the end of the game (no actions)."""

    __slots__ = (
        "actions", "answered", "children", "draws", "hopes", "order", "pos", "priors", "reach", "reaches",
        "visits", "worth", "worths",
    )  # fmt: skip

    def __init__(self, pos: Position, answered: list[int]) -> None:
        self.pos = pos
        self.answered = answered
        """By seat: how many answers it has given since the root."""
        self.actions: list[Action] = []
        self.hopes: list[float] = []
        """By action: what the position right after it looks like."""
        self.worths: list[float] = []
        """By action: the best that was found behind it, and how many own choices from the root."""
        self.reaches: list[int] = []
        self.order: list[int] = []
        self.priors: list[float] = []
        self.visits: list[int] = []
        self.draws: list[bool] = []
        self.children: list[list[Node]] = []
        self.worth = 0.0
        self.reach = 0

    def level(self, at: int, drift: float) -> float:
        """What an action was found to be worth, less what any line as deep would have gained."""
        return self.worths[at] - drift * self.reaches[at]

    def shift(self, drift: float) -> float:
        """How much better or worse things look further on, on average: to compare what was not visited yet."""
        changes = [self.level(at, drift) - self.hopes[at] for at in self.order[:COMPARED] if self.visits[at]]
        return sum(changes) / len(changes) if changes else 0.0

    def choose(self, drift: float) -> int:
        """The action to follow next: a good one, or a promising one not often looked at."""
        total = sum(self.visits) + 1
        curiosity, shift = CURIOSITY * sqrt(total), self.shift(drift)
        best, chosen = 0.0, -1
        for at in self.order[: int(1 + WIDTH * sqrt(total))]:
            visits = self.visits[at]
            worth = self.level(at, drift) if visits else self.hopes[at] + shift
            appeal = worth + curiosity * self.priors[at] / (1 + visits)
            if chosen < 0 or appeal > best:
                best, chosen = appeal, at
        return chosen

    def learn(self, at: int, drift: float) -> None:
        """Take over what was found behind an action."""
        children = self.children[at]
        self.visits[at] += 1
        self.worths[at] = sum([child.worth for child in children]) / len(children)
        self.reaches[at] = max([child.reach for child in children])
        followed = [each for each in self.order if self.visits[each]]
        best = max(followed, key=lambda each: self.level(each, drift))
        self.worth, self.reach = self.worths[best], self.reaches[best]


class Search:
    """The tree, grown line by line."""

    def __init__(self, question: Question) -> None:
        self.question = question
        self.others = question.usual()
        self.seat = question.seat
        self.chance = question.chance
        self.nodes = 0
        """Positions looked at so far."""
        self.depth = 0
        self.replies: dict[tuple[int, int], list[Action]] = {}
        self.gained = 0.0
        self.grown = 0
        pos = question.imagine()
        self.root = self._node(pos, [0] * question.rules.seats)

    @property
    def drift(self) -> float:
        """How much better things look one own choice later, on average: what lies deeper must not win by that."""
        return self.gained / self.grown if self.grown else 0.0

    def grow(self) -> bool:
        """Follow one line to its end and one choice further; False if that brought nothing new."""
        before, node = self.nodes, self.root
        path: list[tuple[Node, int]] = []
        while node.actions:
            at = node.choose(self.drift)
            path.append((node, at))
            children = node.children[at]
            if not children or (node.draws[at] and len(children) < min(SAMPLES, 1 + node.visits[at] // 2)):
                pos = node.pos.copy()
                pos.apply(self.seat, node.actions[at], self.chance)
                hope = node.hopes[at]
                node = self._node(pos, node.answered[:])
                node.reach = len(path)
                self.gained += node.worth - hope
                self.grown += 1
                children.append(node)
                break
            node = children[node.visits[at] % len(children)]
        self.depth = max(self.depth, len(path))
        for parent, at in reversed(path):
            parent.learn(at, self.drift)
        return self.nodes > before

    def values(self) -> list[float]:
        """What each of the root's actions turned out to be worth; of one never followed, a cautious guess."""
        root, drift = self.root, self.drift
        guess = root.shift(drift) - CURIOSITY
        many = range(len(root.actions))
        return [root.level(at, drift) if root.visits[at] else root.hopes[at] + guess for at in many]

    def _node(self, pos: Position, answered: list[int]) -> Node:
        """Play on to this seat's next choice and look at each of its actions once."""
        node = Node(pos, answered)
        actions = self._play_on(pos, answered)
        if not actions:
            node.worth = float(self.question.worth(pos, self.seat))
            return node
        node.actions = actions
        for action in actions:
            self._hope(node, action)
        many = range(len(actions))
        node.order = sorted(many, key=lambda at: -node.hopes[at])
        node.worth = top = node.hopes[node.order[0]]
        weights = [exp((hope - top) / TEMPER) for hope in node.hopes]
        total = sum(weights)
        node.priors = [weight / total for weight in weights]
        node.worths = node.hopes[:]
        node.visits = [0 for _ in many]
        node.reaches = [0 for _ in many]
        node.children = [[] for _ in many]
        return node

    def _hope(self, node: Node, action: Action) -> None:
        """What the position looks like after an action; if it draws, on average."""
        worths = looks(self.question, node.pos, action)
        self.nodes += len(worths)
        node.hopes.append(sum(worths) / len(worths))
        node.draws.append(len(worths) > 1)

    def _play_on(self, pos: Position, answered: list[int]) -> list[Action]:
        """Others answer, what is forced is done, until this seat has a choice: its actions, none at the end."""
        while not pos.finished:
            seat = pos.owes()[0]
            if seat == self.seat:
                actions = pos.legal(seat)
                if len(actions) > 1:
                    return actions
                action = actions[0]
            else:
                action = self._reply(pos, seat, answered[seat])
                answered[seat] += 1
            pos.apply(seat, action, self.chance)
            self.nodes += 1
        return []

    def _reply(self, pos: Position, seat: int, place: int) -> Action:
        """What another seat answers: what it answered here before, if it still can, else what looks best to it."""
        remembered = self.replies.setdefault((seat, place), [])
        for action in remembered:
            if pos.why_not(seat, action) is None:
                return action
        action = self._best(pos, seat)
        if len(remembered) < REPLIES:
            remembered.append(action)
        return action

    def _best(self, pos: Position, seat: int) -> Action:
        actions = pos.legal(seat)
        if len(actions) == 1:
            return actions[0]
        self.nodes += len(actions)
        return best_step(self.others, pos, seat, actions, self.chance)[1]
