"""Plays a fixed list of random games and prints the digest after every turn: the same in every runtime."""

from __future__ import annotations

import json
import sys
from typing import Any

from bothy.kernel import SamplingDealer, SeededDealer
from creel.game import CREEL

SETTINGS: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (3, {"seal": True}),
    (4, {"tide": "spring"}),
    (4, {"days": 5, "seal": True}),
]
GAMES = 12


def digests() -> list[str]:
    """One digest a turn, and one at the end of each game."""
    found = []
    for number in range(GAMES):
        seats, options = SETTINGS[number % len(SETTINGS)]
        rules = CREEL.open(options, seats)
        chance, dealer = SamplingDealer(number), SeededDealer(bytes([number] * 32))
        pos = rules.start()
        pos.settle(dealer)
        turns = 0
        while not pos.finished:
            owes = pos.owes()
            seat = owes[chance.below(len(owes))]
            legal = pos.legal(seat)
            pos.play(seat, legal[chance.below(len(legal))], dealer)
            if pos.turns > turns:
                turns = pos.turns
                found.append(rules.digest(pos))
        found.append(rules.digest(rules.read(json.loads(json.dumps(rules.write(pos))))))
    return found


def report() -> str:
    """What this runtime is and what it found."""
    import bothy.kernel.position
    import creel.position

    compiled = [
        module.__file__.endswith(".so") for module in (bothy.kernel.position, creel.position) if module.__file__
    ]
    return json.dumps({"python": sys.version.split()[0], "compiled": compiled, "digests": digests()})


if __name__ == "__main__":
    print(report())
