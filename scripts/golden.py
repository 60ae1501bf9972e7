"""Create the golden games of a game: played with one-step look-ahead from a fixed seed, stored as record and text.

python scripts/golden.py caledonia NAME SEATS SEED [option=value ...] [eager=ACTION ...] [rules=VERSION]

Uses the newest version of the rules unless an older one is named. Eager actions are taken whenever they are legal,
so that the game includes what the estimate ignores.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from bothy.cli.choices import options_of
from bothy.cli.replay import told
from bothy.kernel import Action, SamplingDealer
from bothy.table import Match, Shuffle, record
from bothy.table.game_registry import find

ROOT = Path(__file__).parent.parent
TRIES = 24


def choose(match: Match, seat: int, chance: SamplingDealer, eager: Sequence[str]) -> Action:
    """Returns the best of some actions, by the game's own estimate of the resulting position."""
    legal = match.legal(seat)
    legal = [action for action in legal if action.name in eager] or legal
    pool = [legal[chance.below(len(legal))] for _ in range(min(TRIES, len(legal)))]
    best: tuple[int, Action] | None = None
    for action in pool:
        pos = match.position
        pos.apply(seat, action, chance)
        worth = match.game.estimate(pos, seat) + chance.below(50)
        if best is None or worth > best[0]:
            best = (worth, action)
    assert best is not None
    return best[1]


def play(
    name: str, seats: int, seed: int, options: dict[str, Any], eager: Sequence[str] = (), version: int = 0
) -> Match:
    """Plays one whole game."""
    pack = find(name).built_in_of(version or find(name).rules_version)
    match = Match.open(find(name), options, seats, Shuffle.numbered(seed, ["golden"] * seats), pack)
    chance = SamplingDealer(seed)
    while not match.finished:
        seat = match.owes()[0]
        match.play(seat, choose(match, seat, chance, eager))
    return match


def main(arguments: list[str]) -> None:
    """Write the record and the text."""
    game, name, seats, seed, *pairs = arguments
    eager = [pair.removeprefix("eager=") for pair in pairs if pair.startswith("eager=")]
    rules = [int(pair.removeprefix("rules=")) for pair in pairs if pair.startswith("rules=")]
    chosen = [pair for pair in pairs if not pair.startswith(("eager=", "rules="))]
    options = options_of(find(game), ",".join(chosen))
    match = play(game, int(seats), int(seed), options, eager, *rules)
    folder = ROOT / "tests" / "games" / game / "golden"
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{name}.bothy").write_text(record.complete(match), encoding="utf-8")
    (folder / f"{name}.txt").write_text("\n".join(told(match, match.seq)) + "\n", encoding="utf-8")
    print(f"{name}: {match.seq} steps, {match.result.data()}")


if __name__ == "__main__":
    main(sys.argv[1:])
