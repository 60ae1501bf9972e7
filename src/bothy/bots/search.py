"""Tree search over a seat's own choices in one imagined world, with the others playing their best replies.

Only the searching seat branches. Another seat's reply is searched once, by that seat's own estimate after one
action, and cached. The next line that reaches that reply tries the cached one first and searches again only if
it's illegal. So a line reaches several own turns ahead for a few dozen positions each, where a tree over all seats
wouldn't get once around the table.

Estimates rise from choice to choice for any sensible player, so a deeper line looks better only because it's
deeper. To compare lines, the average gain per own choice, the drift, is subtracted.
"""

from __future__ import annotations

from math import exp, sqrt

from bothy.bots.bot import Question
from bothy.bots.simple import best_step, looks
from bothy.kernel import Action, Position

CURIOSITY = 300.0
"""Bonus for rarely tried actions, in hundredths of a point: larger values try weaker ones more often."""
TEMPER = 200.0
"""Actions that look this much worse after one step are tried e times less often."""
WIDTH = 2.0
"""Number of actions considered after n visits: this times the square root of n, the best-looking first."""
SAMPLES = 3
"""Number of deals sampled for an action that draws."""
REPLIES = 3
"""Maximum cached replies per seat and number of its answers so far."""
COMPARED = 8
"""Number of actions used to estimate the change further on."""
IDLE = 100
"""After this many lines without a new position, the tree is complete."""


class Node:
    """A choice of the searching seat, or the end of the game (no actions)."""

    __slots__ = (
        "actions", "answered", "children", "draws", "hopes", "order", "pos", "priors", "reach", "reaches",
        "visits", "worth", "worths",
    )  # fmt: skip

    def __init__(self, pos: Position, answered: list[int]) -> None:
        self.pos = pos
        self.answered = answered
        """The number of answers since the root, by seat."""
        self.actions: list[Action] = []
        self.hopes: list[float] = []
        """The estimate right after each action."""
        self.worths: list[float] = []
        """The best worth found after each action; `reaches` holds its depth in own choices."""
        self.reaches: list[int] = []
        self.order: list[int] = []
        self.priors: list[float] = []
        self.visits: list[int] = []
        self.draws: list[bool] = []
        self.children: list[list[Node]] = []
        self.worth = 0.0
        self.reach = 0

    def level(self, at: int, drift: float) -> float:
        """Returns an action's worth without the drift of its depth."""
        return self.worths[at] - drift * self.reaches[at]

    def shift(self, drift: float) -> float:
        """Returns the average change of estimates further on, to compare actions that weren't visited yet."""
        changes = [self.level(at, drift) - self.hopes[at] for at in self.order[:COMPARED] if self.visits[at]]
        return sum(changes) / len(changes) if changes else 0.0

    def choose(self, drift: float) -> int:
        """Returns the action to follow next: a good one, or a promising one with few visits."""
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
        """Updates the node with the results found after an action."""
        children = self.children[at]
        self.visits[at] += 1
        self.worths[at] = sum([child.worth for child in children]) / len(children)
        self.reaches[at] = max([child.reach for child in children])
        followed = [each for each in self.order if self.visits[each]]
        best = max(followed, key=lambda each: self.level(each, drift))
        self.worth, self.reach = self.worths[best], self.reaches[best]


class Search:
    """A search tree, grown line by line."""

    def __init__(self, question: Question) -> None:
        self.question = question
        self.others = question.usual()
        self.seat = question.seat
        self.chance = question.chance
        self.nodes = 0
        """Positions evaluated so far."""
        self.depth = 0
        self.replies: dict[tuple[int, int], list[Action]] = {}
        self.gained = 0.0
        self.grown = 0
        pos = question.imagine()
        self.root = self._node(pos, [0] * question.rules.seats)

    @property
    def drift(self) -> float:
        """The average rise of the estimate per own choice, subtracted so that deeper lines get no advantage."""
        return self.gained / self.grown if self.grown else 0.0

    def grow(self) -> bool:
        """Follows one line to its end and one choice further. Returns False if that found nothing new."""
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
        """Returns the worth of each of the root's actions, with a cautious guess for those never followed."""
        root, drift = self.root, self.drift
        guess = root.shift(drift) - CURIOSITY
        many = range(len(root.actions))
        return [root.level(at, drift) if root.visits[at] else root.hopes[at] + guess for at in many]

    def _node(self, pos: Position, answered: list[int]) -> Node:
        """Plays to this seat's next choice and evaluates each of its actions once."""
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
        """Estimates the position after an action, averaged over several deals if it draws."""
        worths = looks(self.question, node.pos, action)
        self.nodes += len(worths)
        node.hopes.append(sum(worths) / len(worths))
        node.draws.append(len(worths) > 1)

    def _play_on(self, pos: Position, answered: list[int]) -> list[Action]:
        """Plays replies and forced actions until this seat has a choice. Returns its actions; none at the end."""
        while not pos.finished:
            seat = pos.seats_to_act()[0]
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
        """Returns another seat's reply: a cached one if it's legal, otherwise the best-looking."""
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
