"""Opponents for people: a few bots with a name, so that nobody has to know what a node is to choose one."""

from __future__ import annotations

from dataclasses import dataclass

from bothy.kernel import Malformed, Reason


@dataclass(frozen=True, slots=True)
class Opponent:
    """Somebody to play against. Its name is the message `opponent-<id>`, what it is like `opponent-<id>-about`."""

    id: str
    bot: str
    """As the roster knows it, with its budget."""


OPPONENTS = (
    Opponent("wren", "casual"),
    Opponent("collie", "steady:0.2s"),
    Opponent("stag", "planner:0.2s"),
    Opponent("eagle", "planner:2s"),
)
"""From the weakest to the strongest."""


def find_opponent(name: str) -> Opponent:
    """The opponent of this id, or a refusal that lists those there are."""
    for opponent in OPPONENTS:
        if opponent.id == name:
            return opponent
    raise Malformed(Reason("bot-unknown", bot=name, known=", ".join([each.id for each in OPPONENTS])))
