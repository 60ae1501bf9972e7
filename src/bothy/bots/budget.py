"""What a bot may spend on a move: so much time, or so many positions looked at."""

from __future__ import annotations

import math
from dataclasses import dataclass
from time import perf_counter

from bothy.kernel import Malformed, Reason

try:
    from time import thread_time
except ImportError:  # a browser's Python has one thread, and no clock for it
    thread_time = perf_counter

PATIENCE = 8
"""How many times its seconds a thought may take by the clock where others compute too: somebody waits for it."""


@dataclass(frozen=True, slots=True)
class Budget:
    """Time in seconds, or nodes; one of the two is nothing. With nodes the same question has the same answer."""

    seconds: float = 0.0
    nodes: int = 0
    patience: float = PATIENCE

    def __str__(self) -> str:
        return f"{self.nodes}n" if self.nodes else f"{self.seconds:g}s"

    @classmethod
    def read(cls, text: str) -> Budget:
        """`0.2s` or `500n`, or a refusal."""
        try:
            if text.endswith("n") and int(text[:-1]) > 0:
                return cls(nodes=int(text[:-1]))
            if text.endswith("s") and 0 < float(text[:-1]) < math.inf:
                return cls(seconds=float(text[:-1]))
        except ValueError:
            pass
        raise Malformed(Reason("budget-unknown", budget=text))

    def part(self, parts: int) -> Budget:
        """An equal share of it."""
        return Budget(self.seconds / parts, max(1, self.nodes // parts) if self.nodes else 0, self.patience)


class Purse:
    """A budget being spent.

    Seconds are seconds of thought: a core's time. So a bot plays as well beside others as alone, and arenas on
    a busy machine still measure the bots.
    """

    def __init__(self, budget: Budget) -> None:
        self.budget = budget
        self.began = perf_counter()
        self.thought = thread_time()

    def left(self, nodes: int) -> bool:
        """Whether there is still something to spend after so many nodes."""
        return self.spent(nodes) < 1

    def spent(self, nodes: int) -> float:
        """What share of the budget so many nodes have cost, from 0 to 1 and beyond."""
        if self.budget.nodes:
            return nodes / self.budget.nodes
        seconds, patience = self.budget.seconds, self.budget.patience
        return max((thread_time() - self.thought) / seconds, (perf_counter() - self.began) / (patience * seconds))
