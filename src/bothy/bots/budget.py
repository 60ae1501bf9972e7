"""A bot's budget per move, in time or in positions searched."""

from __future__ import annotations

import math
from dataclasses import dataclass
from time import perf_counter

from bothy.kernel import InvalidInput, Reason

try:
    from time import thread_time
except ImportError:  # Python in a browser has one thread and no clock for it
    thread_time = perf_counter

PATIENCE = 8
"""The wall-clock limit on a busy machine, as a multiple of the budget's seconds, because players wait."""


@dataclass(frozen=True, slots=True)
class Budget:
    """Seconds or nodes; the other is 0. With nodes, the same question has the same answer."""

    seconds: float = 0.0
    nodes: int = 0
    patience: float = PATIENCE

    def __str__(self) -> str:
        return f"{self.nodes}n" if self.nodes else f"{self.seconds:g}s"

    @classmethod
    def read(cls, text: str) -> Budget:
        """Reads a budget such as `0.2s` or `500n`. Raises `InvalidInput` otherwise."""
        try:
            if text.endswith("n") and int(text[:-1]) > 0:
                return cls(nodes=int(text[:-1]))
            if text.endswith("s") and 0 < float(text[:-1]) < math.inf:
                return cls(seconds=float(text[:-1]))
        except ValueError:
            pass
        raise InvalidInput(Reason("budget-unknown", budget=text))

    def part(self, parts: int) -> Budget:
        """Returns one of several equal parts."""
        return Budget(self.seconds / parts, max(1, self.nodes // parts) if self.nodes else 0, self.patience)


class BudgetMeter:
    """A budget being spent.

    Seconds are CPU time of the thread, so that a bot plays equally well on a busy machine, and arenas still
    measure the bots.
    """

    def __init__(self, budget: Budget) -> None:
        self.budget = budget
        self.began = perf_counter()
        self.thought = thread_time()

    def left(self, nodes: int) -> bool:
        """Returns True if some of the budget is left after this many nodes."""
        return self.spent(nodes) < 1

    def spent(self, nodes: int) -> float:
        """Returns the share of the budget spent after this many nodes; it may exceed 1."""
        if self.budget.nodes:
            return nodes / self.budget.nodes
        seconds, patience = self.budget.seconds, self.budget.patience
        return max((thread_time() - self.thought) / seconds, (perf_counter() - self.began) / (patience * seconds))
