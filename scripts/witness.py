"""Witness of how a game plays: a hash of all that happened in each of 300 seeded games over all option pairs.

Whoever changes how a game is built and not how it plays finds every hash as it was.

python scripts/witness.py GAME           compare with what is kept
python scripts/witness.py GAME --write   keep it anew, after a change of the rules
"""

from __future__ import annotations

import json
import sys
from dataclasses import dataclass
from hashlib import blake2b
from itertools import cycle, islice
from pathlib import Path
from typing import Any

from bothy.kernel import Action, Game, Position, SamplingDealer, Trace, canonical
from bothy.table import Shuffle
from bothy.table.game_registry import find
from bothy.table.options import pairs

FOLDER = Path(__file__).parent.parent / "tests" / "games" / "witness"
GAMES = 300
TRIES = 8
"""Actions compared in every second game."""


@dataclass(frozen=True, slots=True)
class Witnessed:
    """One game: how its table was opened, its seed, how many answers it took, and the hash of what happened."""

    seats: int
    options: dict[str, Any]
    seed: int
    steps: int = 0
    hash: str = ""

    def line(self) -> str:
        """As it is kept."""
        return json.dumps([self.seats, self.options, self.seed, self.steps, self.hash])


def play(game: Game[Any], seats: int, options: dict[str, Any], seed: int) -> Witnessed:
    """A whole game at random, and the hash of its events and its result."""
    rules = game.open(options, seats)
    chance, dealer, seen = SamplingDealer(seed), Shuffle.numbered(seed).dealer(), blake2b(digest_size=12)
    pos, steps = rules.start(), 0
    trace = pos.trace = Trace()
    pos.settle(dealer)
    while not pos.finished:
        seat = pos.owes()[chance.below(len(pos.owes()))]
        action = _best(game, pos, seat, chance) if seed % 2 else _any(pos, seat, chance)
        pos.play(seat, action, dealer)
        steps += 1
        for event in trace.events:
            seat_of = event.only[0] if event.only else None
            seen.update(canonical([event.only, event.seen_by(seat_of)]).encode())
        trace.events.clear()
    seen.update(canonical(rules.result(pos).data()).encode())
    return Witnessed(seats, options, seed, steps, seen.hexdigest())


def _best(game: Game[Any], pos: Position, seat: int, chance: SamplingDealer) -> Action:
    """The best of a few by the game's own estimate: who plays at random fulfils hardly a contract."""
    found: tuple[int, Action] | None = None
    for action in dict.fromkeys([_any(pos, seat, chance) for _ in range(TRIES)]):
        after = pos.copy()
        after.apply(seat, action, chance)
        worth = game.estimate(after, seat)
        if found is None or worth > found[0]:
            found = (worth, action)
    assert found is not None
    return found[1]


def _any(pos: Position, seat: int, chance: SamplingDealer) -> Action:
    """Any kind of action, then any of that kind: else a hundred hexes would drown the one contract."""
    legal = pos.legal(seat)
    kinds = list(dict.fromkeys([action.name for action in legal]))
    kind = kinds[chance.below(len(kinds))]
    some = [action for action in legal if action.name == kind]
    return some[chance.below(len(some))]


def kept(name: str) -> list[Witnessed]:
    """What is kept of a game."""
    lines = (FOLDER / f"{name}.jsonl").read_text(encoding="utf-8").splitlines()
    return [Witnessed(*json.loads(line)) for line in lines]


def main(arguments: list[str]) -> int:
    """Compare or write."""
    name, game = arguments[0], find(arguments[0])
    if "--write" in arguments:
        settings = islice(cycle(pairs(game)[0]), GAMES)
        found = [play(game, each.seats, dict(each.options), seed) for seed, each in enumerate(settings, 1)]
        FOLDER.mkdir(exist_ok=True)
        (FOLDER / f"{name}.jsonl").write_text("".join([each.line() + "\n" for each in found]), encoding="utf-8")
        print(f"{name}: {len(found)} games, {sum(each.steps for each in found):,} answers, kept")
        return 0
    before = kept(name)
    changed = [each for each in before if play(game, each.seats, each.options, each.seed) != each]
    for each in changed:
        print(f"changed: {each.line()}")
    print(f"{name}: {len(before)} games, {len(changed)} changed")
    return 1 if changed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
