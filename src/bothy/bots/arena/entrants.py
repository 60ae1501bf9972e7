"""Who enters an arena: a bot by name, with what it may spend on a move, `steady:0.2s` or `steady:500n`."""

from __future__ import annotations

from collections.abc import Sequence

from bothy.bots.budget import Budget
from bothy.bots.roster import THINKERS, find_bot


def entrants(specs: Sequence[str], budget: Budget | None = None) -> tuple[str, ...]:
    """The bots as the roster is asked for them: a budget for all goes to those that take one and have none."""
    found = [f"{spec}:{budget}" if budget is not None and spec in THINKERS else spec for spec in specs]
    for spec in found:
        find_bot(spec)
    return tuple(found)
