"""What comes after a plan where others take turns: they answer as looks best to them, until it's our turn again.

A beam ends with the own turn. Its best ends are played on and compared where they lead: what a plan leaves to the
others, and what it lets one do next, is seen only there. All ends are dealt the same.
"""

from __future__ import annotations

from bothy.bots.bot import Question
from bothy.bots.budget import Purse
from bothy.bots.planner.beam import End
from bothy.bots.simple import best_step
from bothy.kernel import Position, SamplingDealer

DEALS = 2
"""How often each end is played on."""


class Replies:
    """Ends of plans, played on to the next own choice."""

    def __init__(self, question: Question, purse: Purse, nodes: int) -> None:
        self.question = question
        self.seat = question.seat
        self.purse = purse
        self.nodes = nodes
        """Positions looked at so far, those of the beam among them."""

    def best(self, ends: list[End]) -> End:
        """The end that leads to the best next turn, the ends tried in the order they are given."""
        seed = self.question.chance.below(1 << 32)
        best: tuple[float, End] | None = None
        for end in ends:
            worths = [self._played_on(end.pos.copy(), SamplingDealer(seed + deal)) for deal in range(DEALS)]
            worth = sum(worths) / DEALS
            if best is None or worth > best[0]:
                best = worth, end
            if not self.purse.left(self.nodes):
                break
        assert best is not None
        return best[1]

    def _played_on(self, pos: Position, chance: SamplingDealer) -> int:
        """How good things look once it's our turn again and we've taken the best looking step."""
        pos.settle(chance)
        while not pos.finished:
            seat = pos.owes()[0]
            actions = pos.legal(seat)
            self.nodes += len(actions)
            worth, _, pos = best_step(self.question, pos, seat, actions, chance)
            if seat == self.seat:
                return worth
        return self.question.worth(pos, self.seat)
