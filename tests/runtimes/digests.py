"""Plays a fixed list of random games and prints the digest after every turn, then bots' answers.

The output is the same in every runtime. Usage: python digests.py NUMBER...
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable
from importlib import import_module
from typing import Any

from bothy.bots import Question, find_bot
from bothy.games.caledonia.game import CALEDONIA
from bothy.games.glenmore.game import GLENMORE
from bothy.kernel import Game, SamplingDealer, SeededDealer
from creel.game import CREEL

INDUSTRIA = {
    **dict.fromkeys(("future-contracts", "awards", "farmers-markets"), True),
    **dict.fromkeys(("clan-tiles", "starting-tiles", "map-sides", "port-tiles", "round-tiles"), "both"),
    "starting-prices": "rolled",
    "trains": "full",
}
CHRONICLES = [option for option in GLENMORE.options if option.group == "chronicles"]


def chronicles(seats: int) -> dict[str, Any]:
    """Returns the options of a table with every chronicle for this number of players."""
    found = [(option, option.values[1]) for option in CHRONICLES]
    return {option.id: value for option, value in found if seats in option.seats.get(value, (seats,))}


SETTINGS: list[tuple[Game[Any], int, dict[str, Any]]] = [
    (CREEL, 2, {}),
    (CREEL, 3, {"seal": True}),
    (CREEL, 4, {"tide": "spring"}),
    (CREEL, 4, {"days": 5, "seal": True}),
    (CALEDONIA, 1, {}),
    (CALEDONIA, 2, {"clans": "auction", "tight": True}),
    (CALEDONIA, 3, {"clans": "none", "imports": "fixed"}),
    (CALEDONIA, 4, {}),
    (CALEDONIA, 4, INDUSTRIA),
    (CALEDONIA, 2, {**INDUSTRIA, "automa": "3"}),
    (GLENMORE, 2, {}),
    (GLENMORE, 3, {"die": True}),
    (GLENMORE, 4, {"length": "short"}),
    (GLENMORE, 4, {}),
    (GLENMORE, 4, chronicles(4)),
    (GLENMORE, 2, chronicles(2)),
]


def digests(games: Iterable[int]) -> list[str]:
    """Returns one digest per turn, and one at the end of each game."""
    found = []
    for number in games:
        game, seats, options = SETTINGS[number % len(SETTINGS)]
        rules = game.open(options, seats)
        chance, dealer = SamplingDealer(number), SeededDealer(bytes([number] * 32))
        pos = rules.start()
        pos.settle(dealer)
        turns = 0
        while not pos.finished:
            to_act = pos.seats_to_act()
            seat = to_act[chance.below(len(to_act))]
            legal = pos.legal(seat)
            pos.play(seat, legal[chance.below(len(legal))], dealer)
            if pos.turns > turns:
                turns = pos.turns
                found.append(rules.digest(pos))
        found.append(rules.digest(rules.read(json.loads(json.dumps(rules.write(pos))))))
    return found


def answers() -> list[str]:
    """Returns the answers of bots with a node budget to the first questions of a game of Creel."""
    rules, said = CREEL.open({}, 2), []
    for seed, bot in enumerate(("greedy", "steady:40n", "planner:40n")):
        pos, dealer = rules.start(), SeededDealer(bytes(32))
        pos.settle(dealer)
        for _ in range(4):
            seat = pos.seats_to_act()[0]
            action = find_bot(bot)(Question(CREEL, rules, pos, seat, seed))
            said.append(json.dumps(rules.registry.write(action)))
            pos.play(seat, action, dealer)
    return said


def report(games: Iterable[int]) -> str:
    """Describes this runtime and its results."""
    names = ("bothy.kernel", "creel", "bothy.games.caledonia", "bothy.games.glenmore")
    modules = [import_module(f"{name}.position") for name in names]
    compiled = [str(module.__file__).endswith(".so") for module in modules]
    found = digests(games) + answers()
    return json.dumps({"python": sys.version.split()[0], "compiled": compiled, "digests": found})


if __name__ == "__main__":
    print(report(int(each) for each in sys.argv[1:]))
