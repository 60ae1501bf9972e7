"""The bots by name."""

from __future__ import annotations

from bothy.bots.bot import Bot
from bothy.bots.simple import play_greedy, play_random
from bothy.kernel import Malformed, Reason

BOTS: dict[str, Bot] = {"random": play_random, "greedy": play_greedy}


def find_bot(name: str) -> Bot:
    """The bot of this name, or a refusal that lists those there are."""
    if name not in BOTS:
        raise Malformed(Reason("bot-unknown", bot=name, known=", ".join(BOTS)))
    return BOTS[name]
