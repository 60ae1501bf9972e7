"""Generate the moves of a game dealt by `seeded_play`: bots in all seats, so that screenshots show good positions.

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
"""Number of deals to search for a table's seed."""


def shuffle_of(header: Json) -> Shuffle:
    """Returns the deal whose commitment is in the header."""
    for number in range(DEALS):
        shuffle = Shuffle(deal(number), header["words"])
        if shuffle.commitment == header["commitment"]:
            return shuffle
    raise SystemExit("no deal of seeded_play")


def moves(header: Json, spec: str) -> list[Json]:
    """Returns every move, from the first question to the end."""
    bot, found = find_bot(spec), []
    match = Match.open(find(header["game"]), header["options"], header["seats"], shuffle_of(header))
    while not match.finished:
        seat = match.seats_to_act()[0]
        action = ask(bot, match.game, match.rules, match.position, seat, match.seq)
        match.play(seat, action)
        found.append([seat, match.rules.registry.write(action)])
    return found


if __name__ == "__main__":
    json.dump(moves(json.loads(sys.stdin.readline()), sys.argv[1]), sys.stdout)
