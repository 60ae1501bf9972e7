"""Study each chronicle's effect on the game: `greedy` at four seats, one chronicle at a time, and the base game.

python scripts/chronicle_study.py RESULTS GAMES [CHRONICLE...]

RESULTS holds one line per game. An interrupted run continues there, and all figures come from it.
"""

from __future__ import annotations

import sys
from statistics import fmean
from typing import Any, Final

from kept_games import Game, kept

from bothy.bots.bot import ask
from bothy.bots.simple import play_greedy
from bothy.games.glenmore.game import GLENMORE
from bothy.games.glenmore.pack.types.tiles import ON_RONDEL
from bothy.games.glenmore.position import GlenMore
from bothy.kernel import Event
from bothy.table import Match, Shuffle

SEATS = 4
BASE = "base"
OPTIONS: Final[dict[str, dict[str, Any]]] = {
    BASE: {},
    **{name: {name: True} for name in ("boats", "cask", "hammer", "haggis", "tome", "council", "mobs")},
    "highlander": {"highlander": "two-spaces"},
}
SCORED: Final = {name: name for name in ("boats", "cask", "haggis", "tome", "council", "mobs")}
"""The score-sheet line of each chronicle."""
GAINING: Final = {
    "boats": ("reward", "boat-home"),
    "highlander": ("mountain-cleared",),
    "cask": ("cask-sold",),
    "hammer": ("englishman-moves",),
    "tome": ("card-turned",),
    "council": ("own-discard-taken",),
    "mobs": ("mobster-taken",),
}
"""Events whose seat gains something that isn't necessarily points: a hoard, a tile, a mobster."""
FARTHEST, OFTEN, TAKEN = 25, 30, 10
"""The aims, in percent: the most the mean winner moves, how often the winner gains, how often a tile is taken."""


def play(chronicle: str, number: int) -> Game:
    """Plays one game, seeded by its number."""
    match = Match.open(GLENMORE, OPTIONS[chronicle], SEATS, Shuffle.numbered(number))
    events: list[Event] = list(match.played(0).events)
    while not match.finished:
        seat = match.seats_to_act()[0]
        action = ask(play_greedy, GLENMORE, match.rules, match.position, seat, number * 1_000_003 + match.seq)
        events += match.play(seat, action)[0].events
    pos, result = match.position, match.result
    assert isinstance(pos, GlenMore)
    winners = [seat for seat, rank in enumerate(result.ranks) if rank == 1]
    own = {tile.id for tile in pos.rules.pack.tiles if tile.module == chronicle and tile.kind != ON_RONDEL}
    line = SCORED.get(chronicle, "")
    gained = [event for event in events if event.key in GAINING.get(chronicle, ())]
    return {
        "chronicle": chronicle,
        "number": number,
        "best": max([sum(score.values()) for score in result.scores]),
        "gained": any(result.scores[seat].get(line, 0) > 0 for seat in winners)
        or any(event.values.get("seat") in winners for event in gained),
        "laid": sorted({str(event.values["tile"]) for event in events if event.key == "laid"} & own),
        "taken": sorted({str(event.values["tile"]) for event in events if event.key == "placed"} & own),
    }


def figures(games: list[Game]) -> list[str]:
    """Returns a line per chronicle, then the tiles that are taken too rarely."""
    usual = fmean([game["best"] for game in games if game["chronicle"] == BASE])
    lines, seldom = [f"base game: {usual:.1f} VP for the winner"], []
    for chronicle in OPTIONS:
        some = [game for game in games if game["chronicle"] == chronicle]
        if chronicle == BASE or not some:
            continue
        best, gained = fmean([game["best"] for game in some]), 100 * fmean([game["gained"] for game in some])
        moved = 100 * (best / usual - 1)
        misses = [word for word, bad in (("far", abs(moved) > FARTHEST), ("seldom", gained < OFTEN)) if bad]
        taken = []
        for tile in sorted({tile for game in some for tile in game["laid"]}):
            share = 100 * fmean([tile in game["taken"] for game in some if tile in game["laid"]])
            taken.append(share)
            if share < TAKEN:
                seldom.append(f"{tile} ({chronicle}): {share:.0f} %")
        least = f"{min(taken):.0f}" if taken else "-"
        lines.append(
            f"| {chronicle} | {len(some)} | {best:.1f} | {moved:+.1f} % | {gained:.0f} % "
            f"| {len(taken)} | {least} | {' '.join(misses)}"
        )
    return [*lines, *seldom]


def main(results: str, games: str, *chronicles: str) -> None:
    """Play the missing games, and print the figures."""
    numbers = range(1, int(games) + 1)
    wanted = [(chronicle, number) for number in numbers for chronicle in chronicles or OPTIONS]
    played = kept(
        results, wanted, lambda game: (str(game["chronicle"]), int(game["number"])), lambda key: play(*key)
    )
    print("\n".join(figures(played)))


if __name__ == "__main__":
    main(*sys.argv[1:])
