"""Who enters an arena: a bot by name, with what it may spend on a move, `steady:0.2s` or `steady:500n`."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from bothy.bots.roster import find_bot
from bothy.kernel import Malformed, Reason


@dataclass(frozen=True, slots=True)
class Budget:
    """What a bot may spend on a move: time, or nodes of its search. One of the two is nothing."""

    seconds: float = 0.0
    nodes: int = 0

    def __str__(self) -> str:
        return f"{self.nodes}n" if self.nodes else f"{self.seconds:g}s"


def read_entrant(spec: str) -> tuple[str, Budget | None]:
    """A bot's name, and its budget if one is given."""
    name, colon, text = spec.partition(":")
    return name, _read_budget(spec, text) if colon else None


def _read_budget(spec: str, text: str) -> Budget:
    try:
        if text.endswith("n") and int(text[:-1]) > 0:
            return Budget(nodes=int(text[:-1]))
        if text.endswith("s") and 0 < float(text[:-1]) < math.inf:
            return Budget(seconds=float(text[:-1]))
    except ValueError:
        pass
    raise Malformed(Reason("budget-unknown", bot=spec))


def entrants(specs: Sequence[str], budget: Budget | None = None) -> tuple[str, ...]:
    """The bots as the roster is asked for them: a budget for all goes to those that take one and have none."""
    return tuple([_entrant(spec, budget) for spec in specs])


def _entrant(spec: str, budget: Budget | None) -> str:
    name, own = read_entrant(spec)
    if own is not None or budget is None:
        find_bot(spec)
        return spec
    find_bot(name)
    try:
        find_bot(f"{name}:{budget}")
    except Malformed:  # a bot that does not think does not take a budget
        return name
    return f"{name}:{budget}"
