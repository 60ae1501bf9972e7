"""The bots by name, and how each is asked for: `greedy`, `steady`, `steady:0.2s`, `steady:500n`."""

from __future__ import annotations

from collections.abc import Callable

from bothy.bots.bot import Bot
from bothy.bots.budget import Budget
from bothy.bots.planner import planner
from bothy.bots.simple import play_casual, play_greedy, play_random
from bothy.bots.steady import steady
from bothy.kernel import Malformed, Reason

BOTS: dict[str, Bot] = {"random": play_random, "casual": play_casual, "greedy": play_greedy}
"""Those that answer at once."""
THINKERS: dict[str, Callable[[Budget], Bot]] = {"steady": steady, "planner": planner}
"""Those that are given a budget."""
BUDGET = Budget(seconds=1.0)
"""What a thinker may spend on a move unless told otherwise."""
NAMES = (*BOTS, *THINKERS)


def find_bot(spec: str) -> Bot:
    """The bot of this name and budget, or a refusal that says what there is."""
    name, colon, budget = spec.partition(":")
    if name in THINKERS:
        return THINKERS[name](Budget.read(budget) if colon else BUDGET)
    if name not in BOTS:
        raise Malformed(Reason("bot-unknown", bot=name, known=", ".join(NAMES)))
    if colon:
        raise Malformed(Reason("bot-needs-no-budget", bot=name))
    return BOTS[name]
