"""Create the golden games: played with one-step look-ahead from a fixed seed, stored as record and text.

python scripts/golden.py               play all of them again
python scripts/golden.py GAME [NAME]   those of a game, or one of them

Uses the newest version of the rules unless an older one is named. Eager actions are taken whenever they are legal,
so that the game includes what the estimate ignores.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from bothy.cli.replay import told
from bothy.kernel import Action, SamplingDealer
from bothy.table import Match, Shuffle, record
from bothy.table.game_registry import find

ROOT = Path(__file__).parent.parent
TRIES = 24


@dataclass(frozen=True, slots=True)
class Golden:
    """Settings of a golden game."""

    name: str
    seats: int
    seed: int
    options: dict[str, Any] = field(default_factory=dict)
    eager: tuple[str, ...] = ()
    rules: int = 0
    """The version of the rules; 0 for the newest."""


INDUSTRIA: dict[str, Any] = {
    "trains": "full", "farmers-markets": True, "awards": True, "future-contracts": True,
    "starting-prices": "rolled", "map-sides": "both", "clan-tiles": "industria", "port-tiles": "industria",
    "round-tiles": "industria", "starting-tiles": "industria",
}  # fmt: skip
CHRONICLES: dict[str, Any] = {
    option.id: option.values[1] for option in find("glenmore").options if option.group == "chronicles"
}

GOLDEN: dict[str, tuple[Golden, ...]] = {
    "caledonia": (
        Golden("automa", 2, 5, {"automa": "3", "awards": True, "farmers-markets": True}),
        Golden("four-players", 4, 11),
        Golden("industria", 4, 1, INDUSTRIA),
        Golden("solo", 1, 13),
        Golden("tighter-map", 2, 44, {"tight": True, "ports": False}),
        Golden("trains", 2, 26, {"trains": "full", "port-tiles": "both"}),
        Golden("two-players", 2, 5),
        Golden("two-players-auction", 2, 12, {"clans": "auction"}),
    ),
    "glenmore": (
        Golden("all-chronicles", 4, 3, CHRONICLES),
        Golden("four-chronicles-at-two", 2, 15, {
            "boats": True, "cask": True, "haggis": True, "mobs": True, "die": True,
        }),
        Golden("four-players", 4, 21),
        Golden("two-players-with-die", 2, 24),
    ),
    "creel": (
        Golden("fed-seal", 3, 3, {"seal": True, "days": 5}, ("feed",)),
        Golden("fed-seal-of-version-1", 3, 3, {"seal": True, "days": 5}, ("feed",), rules=1),
    ),
}  # fmt: skip


def choose(match: Match, seat: int, chance: SamplingDealer, eager: Sequence[str]) -> Action:
    """Returns the best of some actions, by the game's own estimate of the resulting position."""
    legal = match.legal(seat)
    legal = [action for action in legal if action.name in eager] or legal
    pool = [legal[chance.below(len(legal))] for _ in range(min(TRIES, len(legal)))]
    best: tuple[int, Action] | None = None
    for action in pool:
        pos = match.position
        pos.apply(seat, action, chance)
        worth = match.game.bots.estimate(pos, seat) + chance.below(50)
        if best is None or worth > best[0]:
            best = (worth, action)
    assert best is not None
    return best[1]


def play(name: str, how: Golden) -> Match:
    """Plays one whole game."""
    pack = find(name).packs.of_version(how.rules or find(name).rules_version)
    shuffle = Shuffle.numbered(how.seed, ["golden"] * how.seats)
    match = Match.open(find(name), how.options, how.seats, shuffle, pack)
    chance = SamplingDealer(how.seed)
    while not match.finished:
        seat = match.seats_to_act()[0]
        match.play(seat, choose(match, seat, chance, how.eager))
    return match


def write(game: str, how: Golden) -> None:
    """Writes the record and the text."""
    match = play(game, how)
    folder = ROOT / "tests" / "games" / game / "golden"
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{how.name}.bothy").write_text(record.complete(match), encoding="utf-8")
    (folder / f"{how.name}.txt").write_text("\n".join(told(match, match.seq)) + "\n", encoding="utf-8")
    print(f"{game}, {how.name}: {match.seq} steps, {match.result.data()}", flush=True)


def main(arguments: list[str]) -> None:
    """Play all, those of a game, or one."""
    for game in arguments[:1] or GOLDEN:
        for how in GOLDEN[game]:
            if how.name in (arguments[1:] or [how.name]):
                write(game, how)


if __name__ == "__main__":
    main(sys.argv[1:])
