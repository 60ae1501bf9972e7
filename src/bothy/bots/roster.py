"""The bots by name, and their specs: `greedy`, `steady:0.2s`, `planner:500n`.

`greedy@1` uses an older edition of a game's estimate, so that new ones can be compared with it. Packages add bots
by entry points in the group `bothy.bots`.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from importlib.metadata import EntryPoint, entry_points

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
"""Our own bots."""
GROUP = "bothy.bots"


@cache
def installed() -> dict[str, EntryPoint]:
    """Returns the bots of installed packages by name, in alphabetical order. None replaces one of ours."""
    points = sorted(entry_points(group=GROUP), key=lambda point: point.name)
    return {point.name: point for point in points if point.name not in NAMES}


def find_bot(spec: str) -> Bot:
    """Returns the bot with this name, edition and budget. An error lists the known names."""
    named, colon, budget = spec.partition(":")
    name, at, edition = named.partition("@")
    if name not in BOTS and name not in THINKERS and name not in installed():
        raise InvalidInput(Reason("bot-unknown", bot=name, known=", ".join([*NAMES, *installed()])))
    if colon and name not in THINKERS:
        raise InvalidInput(Reason("bot-needs-no-budget", bot=name))
    if at and not edition.isdecimal():
        raise InvalidInput(Reason("bot-edition-unknown", edition=edition))
    bot = _named(name, Budget.read(budget) if colon else BUDGET)
    return partial(_by_edition, bot, int(edition)) if at else bot


def _named(name: str, budget: Budget) -> Bot:
    if name in THINKERS:
        return THINKERS[name](budget)
    bot: Bot = BOTS[name] if name in BOTS else installed()[name].load()
    return bot


def _by_edition(bot: Bot, edition: int, question: Question) -> Action:
    return bot(question.by_edition(edition))
