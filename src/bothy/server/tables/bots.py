"""The bots that may be given a seat: opponents by their names, and for those who know them the bots behind."""

from __future__ import annotations

from bothy.bots.opponents import OPPONENTS
from bothy.bots.roster import NAMES
from bothy.kernel import Reason
from bothy.server.refusals import Unknown
from bothy.server.words import FALLBACK, catalogue

SPECS = {name: name for name in NAMES} | {opponent.id: opponent.bot for opponent in OPPONENTS}


def bot_spec(name: str) -> str:
    """What is asked for when a bot of this name is to answer. Budgets are not for guests to choose."""
    if name not in SPECS:
        raise Unknown(Reason("bot-unknown", bot=name, known=", ".join(SPECS)))
    return SPECS[name]


def bot_name(name: str, language: str = FALLBACK) -> str:
    """What it is called at the table."""
    words = catalogue(language)
    return words.render(f"opponent-{name}") if words.has(f"opponent-{name}") else name
