"""Record how a game plays: a hash of everything that happens in each of 300 seeded games over all option pairs.

A refactoring that doesn't change play leaves every hash the same. Each version of the rules has its own file, and
must keep playing as before.

python scripts/witness.py GAME           compare with the stored hashes of every version
python scripts/witness.py GAME --write   store those of new versions
"""

from __future__ import annotations

import json
import sys
from dataclasses import dataclass
from hashlib import blake2b
from itertools import cycle, islice
from pathlib import Path
from typing import Any

from bothy.kernel import Action, EventRecorder, Game, Position, SamplingDealer, canonical
from bothy.table import Shuffle
from bothy.table.game_registry import find
from bothy.table.options import pairs

FOLDER = Path(__file__).parent.parent / "tests" / "games" / "baselines"
GAMES = 300
TRIES = 8
"""Actions compared in every second game."""


@dataclass(frozen=True, slots=True)
class Witnessed:
    """One game: its setup, seed, number of answers, and the hash of what happened."""

    seats: int
    options: dict[str, Any]
    seed: int
    steps: int = 0
    hash: str = ""

    def line(self) -> str:
        """Returns the line as stored."""
        return json.dumps([self.seats, self.options, self.seed, self.steps, self.hash])


def play(game: Game[Any], seats: int, options: dict[str, Any], seed: int, version: int) -> Witnessed:
    """Plays a whole random game by a version of the rules and hashes its events and result."""
    rules = game.open(options, seats, game.packs.of_version(version))
    chance, dealer, seen = SamplingDealer(seed), Shuffle.numbered(seed).dealer(), blake2b(digest_size=12)
    pos, steps = rules.start(), 0
    trace = pos.trace = EventRecorder()
    pos.settle(dealer)
    while not pos.finished:
        seat = pos.seats_to_act()[chance.below(len(pos.seats_to_act()))]
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
    """Returns the best of a few by the game's own estimate: purely random play rarely fulfils a contract."""
    found: tuple[int, Action] | None = None
    for action in dict.fromkeys([_any(pos, seat, chance) for _ in range(TRIES)]):
        after = pos.copy()
        after.apply(seat, action, chance)
        worth = game.bots.estimate(after, seat)
        if found is None or worth > found[0]:
            found = (worth, action)
    assert found is not None
    return found[1]


def _any(pos: Position, seat: int, chance: SamplingDealer) -> Action:
    """Returns a random action of a random kind; otherwise a hundred hexes would crowd out the one contract."""
    legal = pos.legal(seat)
    kinds = list(dict.fromkeys([action.name for action in legal]))
    kind = kinds[chance.below(len(kinds))]
    some = [action for action in legal if action.name == kind]
    return some[chance.below(len(some))]


def file_of(name: str, version: int) -> Path:
    """Returns the file of a version of a game."""
    return FOLDER / f"{name}-{version}.jsonl"


def kept(name: str, version: int) -> list[Witnessed]:
    """Returns what is stored of a version of a game."""
    lines = file_of(name, version).read_text(encoding="utf-8").splitlines()
    return [Witnessed(*json.loads(line)) for line in lines]


def tables(game: Game[Any]) -> list[tuple[int, dict[str, Any], int]]:
    """Returns seats, options and seeds: the previous version's, to compare the two files, or else all pairs."""
    before = [version for version in game.kept if file_of(game.name, version).exists()]
    if before:
        return [(each.seats, each.options, each.seed) for each in kept(game.name, before[-1])]
    settings = islice(cycle(pairs(game)[0]), GAMES)
    return [(each.seats, dict(each.options), seed) for seed, each in enumerate(settings, 1)]


def write(game: Game[Any], version: int) -> None:
    """Stores a version. An existing file is never overwritten: games played by it must continue."""
    file = file_of(game.name, version)
    if file.exists():
        print(f"{file.name} is kept already. If released rules have changed, they need a new version")
        return
    found = [play(game, seats, options, seed, version) for seats, options, seed in tables(game)]
    FOLDER.mkdir(exist_ok=True)
    file.write_text("".join([each.line() + "\n" for each in found]), encoding="utf-8")
    print(f"{file.stem}: {len(found)} games, {sum(each.steps for each in found):,} answers, kept")


def compare(game: Game[Any], version: int) -> bool:
    """Returns whether a version plays as before; prints any differences."""
    before = kept(game.name, version)
    changed = [each for each in before if play(game, each.seats, each.options, each.seed, version) != each]
    for each in changed:
        print(f"changed: {each.line()}")
    print(f"{game.name}, version {version}: {len(before)} games, {len(changed)} changed")
    return not changed


def main(arguments: list[str]) -> int:
    """Compare or write."""
    game = find(arguments[0])
    if "--write" in arguments:
        for version in game.versions:
            write(game, version)
        return 0
    changed = [version for version in game.versions if not compare(game, version)]
    return 1 if changed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
