"""Measure by how many points plans are too optimistic, by seats and phase, for `games/*/bots/plan_bias.py`.

python studies/plan_bias.py GAME SEATS GAMES    e.g. caledonia 4 12; rerun whenever a price list has changed

Estimates are tuned to choose well, not to predict the end. An analysis subtracts their average error, or every
game would seem to go the same way.
"""

from __future__ import annotations

import sys
from collections import defaultdict
from statistics import mean, stdev

from bothy.bots import ask, find_bot
from bothy.bots.analysis import GameReview
from bothy.table import Match, Shuffle
from bothy.table.game_registry import find

BOT = "planner:100n"
FIRST = 5000
"""Deals not used for tuning."""


def played(name: str, seats: int, number: int) -> Match:
    """Plays a game among equal bots."""
    game, bot = find(name), find_bot(BOT)
    match = Match.open(game, {}, seats, Shuffle.numbered(FIRST + number))
    while not match.finished:
        seat = match.seats_to_act()[0]
        match.play(seat, ask(bot, game, match.rules, match.position, seat, match.seq))
    return match


def main(name: str, seats: int, games: int) -> None:
    """Evaluate every fourth turn of some games, and compare with the results."""
    over: dict[str, list[float]] = defaultdict(list)
    for number in range(games):
        review = GameReview(played(name, seats, number))
        result = [sum(scores.values()) for scores in review.match.result.scores]
        for turn in review.turns[number % 4 :: 4]:
            look = review.look(turn, review.quick)
            if look is not None:
                over[review.phase(turn)].append(look.expected / 100 - result[turn.seat])
        told = {phase: round(mean(found)) for phase, found in over.items()}
        print(f"{number + 1} games: {seats}: {told},", flush=True)
    print({phase: round(stdev(found) / len(found) ** 0.5, 1) for phase, found in over.items()}, "standard errors")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))
