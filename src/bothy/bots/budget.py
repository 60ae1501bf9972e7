"""What a bot may spend on a move: so much time, or so many positions looked at."""

from __future__ import annotations

import math
from dataclasses import dataclass
from time import perf_counter

from bothy.kernel import Malformed, Reason


@dataclass(frozen=True, slots=True)
class Budget:
    """Time in seconds, or nodes; one of the two is nothing. With nodes the same question has the same answer."""

    seconds: float = 0.0
    nodes: int = 0

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
        return Budget(self.seconds / parts, max(1, self.nodes // parts) if self.nodes else 0)


class Purse:
    """A budget being spent."""

    def __init__(self, budget: Budget) -> None:
        self.budget = budget
        self.began = perf_counter()

    def left(self, nodes: int) -> bool:
        """Whether there is still something to spend after so many nodes."""
        if self.budget.nodes:
            return nodes < self.budget.nodes
        return perf_counter() - self.began < self.budget.seconds
