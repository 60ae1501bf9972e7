"""The bots by name, and their specs: `greedy`, `steady:0.2s`, `planner:500n`.

`greedy@1` uses an older edition of a game's estimate, so that new ones can be compared with it.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from bothy.bots.bot import Bot, Question
from bothy.bots.budget import Budget
from bothy.bots.planner import planner
from bothy.bots.simple import play_casual, play_greedy, play_random
from bothy.bots.steady import steady
from bothy.kernel import Action, InvalidInput, Reason

BOTS: dict[str, Bot] = {"random": play_random, "casual": play_casual, "greedy": play_greedy}
"""Bots that answer immediately."""
THINKERS: dict[str, Callable[[Budget], Bot]] = {"steady": steady, "planner": planner}
"""Bots that take a budget."""
BUDGET = Budget(seconds=1.0)
"""Default budget per move."""
NAMES = (*BOTS, *THINKERS)


def find_bot(spec: str) -> Bot:
    """Returns the bot with this name, edition and budget. An error lists the known names."""
    named, colon, budget = spec.partition(":")
    name, at, edition = named.partition("@")
    if name not in BOTS and name not in THINKERS:
        raise InvalidInput(Reason("bot-unknown", bot=name, known=", ".join(NAMES)))
    if colon and name in BOTS:
        raise InvalidInput(Reason("bot-needs-no-budget", bot=name))
    if at and not edition.isdecimal():
        raise InvalidInput(Reason("bot-edition-unknown", edition=edition))
    bot = BOTS[name] if name in BOTS else THINKERS[name](Budget.read(budget) if colon else BUDGET)
    return partial(_by_edition, bot, int(edition)) if at else bot


def _by_edition(bot: Bot, edition: int, question: Question) -> Action:
    return bot(question.by_edition(edition))
