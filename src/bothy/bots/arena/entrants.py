"""Entrants of an arena: bots by name, with their budget per move, `steady:0.2s` or `steady:500n`."""

from __future__ import annotations

from collections.abc import Sequence

from bothy.bots.budget import Budget
from bothy.bots.roster import THINKERS, find_bot


def entrants(specs: Sequence[str], budget: Budget | None = None) -> tuple[str, ...]:
    """Returns the bots as roster specs. A common budget applies to those that take one and have none."""
    found = [f"{spec}:{budget}" if budget is not None and spec in THINKERS else spec for spec in specs]
    for spec in found:
        find_bot(spec)
    return tuple(found)
