"""Who enters an arena: bots by name, with what those that think may spend on a move."""

from __future__ import annotations

from collections.abc import Sequence

from bothy.bots.budget import Budget
from bothy.bots.roster import THINKERS, find_bot


def entrants(specs: Sequence[str], budget: Budget | None = None) -> tuple[str, ...]:
    """The bots as the roster is asked for them: a budget for all goes to those that take one and have none."""
    found = []
    for spec in specs:
        find_bot(spec)
        found.append(spec if budget is None or spec not in THINKERS else f"{spec}:{budget}")
    return tuple(found)
