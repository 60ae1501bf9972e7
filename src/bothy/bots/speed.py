"""Search speed in positions per second, which determines what a time budget is worth."""

from __future__ import annotations

from typing import Any

from bothy.bots.bot import Question
from bothy.bots.budget import Budget
from bothy.bots.steady import think
from bothy.kernel import Game, SamplingDealer

ROUNDS = 5
NODES = 3000
OPENING = 12
"""Decisions per seat before the question, so that the game is well under way."""


def nodes_per_second(game: Game[Any], seats: int | None = None) -> float:
    """Measures the best of five searches on mid-game questions."""
    seats = seats if seats is not None else game.seats[-1]
    thoughts = [think(_question(game, seats, number), Budget(nodes=NODES)) for number in range(ROUNDS)]
    return max([thought.nodes / thought.seconds for thought in thoughts])


def _question(game: Game[Any], seats: int, number: int) -> Question:
    """Returns a question with a choice from a random game under way, or its last one if the game is short."""
    rules, chance = game.open({}, seats), SamplingDealer(number)
    pos = rules.start()
    pos.settle(chance)
    chosen, asked = 0, (pos.copy(), pos.seats_to_act()[0])
    while not pos.finished and chosen < OPENING * seats:
        seat = pos.seats_to_act()[0]
        actions = pos.legal(seat)
        if len(actions) > 1:
            chosen, asked = chosen + 1, (pos.copy(), seat)
        pos.apply(seat, actions[chance.below(len(actions))], chance)
    return Question(game, rules, *asked, seed=number)
