"""The moves of a game with a deal of `seeded_play`: a bot in every seat, so that pictures show good positions.

python scripts/seeded_moves.py BOT < HEADER    the first line of its record; prints [[seat, action], ...]
"""

from __future__ import annotations

import json
import sys

from seeded_play import deal

from bothy.bots import ask, find_bot
from bothy.kernel import Json
from bothy.table import Match, Shuffle
from bothy.table.game_registry import find

DEALS = 1000
"""Among so many of its numbers the seed of a table is looked for."""


def shuffle_of(header: Json) -> Shuffle:
    """The deal whose commitment the header shows."""
    for number in range(DEALS):
        shuffle = Shuffle(deal(number), header["words"])
        if shuffle.commitment == header["commitment"]:
            return shuffle
    raise SystemExit("no deal of seeded_play")


def moves(header: Json, spec: str) -> list[Json]:
    """Who does what, from the first question to the end."""
    bot, found = find_bot(spec), []
    match = Match.open(find(header["game"]), header["options"], header["seats"], shuffle_of(header))
    while not match.finished:
        seat = match.owes()[0]
        action = ask(bot, match.game, match.rules, match.position, seat, match.seq)
        match.play(seat, action)
        found.append([seat, match.rules.registry.write(action)])
    return found


if __name__ == "__main__":
    json.dump(moves(json.loads(sys.stdin.readline()), sys.argv[1]), sys.stdout)
