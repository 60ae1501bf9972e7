"""Opponents for players: a few named bots, so that choosing one requires no knowledge of budgets."""

from __future__ import annotations

from dataclasses import dataclass

from bothy.kernel import InvalidInput, Reason


@dataclass(frozen=True, slots=True)
class Opponent:
    """A named bot. Its name is the message `opponent-<id>`, its description `opponent-<id>-about`."""

    id: str
    bot: str
    """The roster's spec, with its budget."""


OPPONENTS = (
    Opponent("wren", "casual"),
    Opponent("collie", "steady:0.2s"),
    Opponent("stag", "planner:0.2s"),
    Opponent("eagle", "planner:2s"),
)
"""From the weakest to the strongest."""


def find_opponent(name: str) -> Opponent:
    """Returns the opponent with this id. An error lists the known ones."""
    for opponent in OPPONENTS:
        if opponent.id == name:
            return opponent
    raise InvalidInput(Reason("bot-unknown", bot=name, known=", ".join([each.id for each in OPPONENTS])))
