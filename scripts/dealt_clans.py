"""Study how well Industria's clans and tiles do: `greedy` at four seats, clans dealt rather than chosen.

python scripts/dealt_clans.py RESULTS GAMES [option=value ...]

RESULTS holds one line per game. An interrupted run continues there, and all figures come from it.
"""

from __future__ import annotations

import sys
from statistics import fmean
from typing import Any

from kept_games import Game, kept

from bothy.bots.bot import ask
from bothy.bots.simple import play_greedy
from bothy.bots.stats import Share
from bothy.cli.choices import options_of
from bothy.games.caledonia.game import CALEDONIA
from bothy.games.caledonia.position import Caledonia
from bothy.games.caledonia.setup.steps import ChooseClan
from bothy.kernel import Action, Event, SamplingDealer
from bothy.table import Match, Shuffle

SEATS = 4
KINDS = ("clan-tiles", "starting-tiles", "map-sides", "port-tiles", "round-tiles")
SETS = ",".join([f"{kind}=industria" for kind in KINDS])
FEWEST, MOST = 12, 40
"""The acceptable share of wins by a clan's seats, in percent."""


def play(number: int, options: dict[str, Any]) -> Game:
    """Plays one game, seeded by its number."""
    match = Match.open(CALEDONIA, options, SEATS, Shuffle.numbered(number))
    chance = SamplingDealer(number)
    actions: list[tuple[int, Action]] = []
    events: list[Event] = list(match.played(0).events)
    while not match.finished:
        seat = match.seats_to_act()[0]
        offers = [action for action in match.legal(seat) if isinstance(action, ChooseClan)]
        if offers:
            action: Action = offers[chance.below(len(offers))]
        else:
            seed = number * 1_000_003 + match.seq
            action = ask(play_greedy, CALEDONIA, match.rules, match.position, seat, seed)
        actions.append((seat, action))
        events += match.play(seat, action)[0].events
    pos, result = match.position, match.result
    assert isinstance(pos, Caledonia)
    facts = {**CALEDONIA.study().facts(pos, actions, events)}
    layout = next(iter(facts.pop("map")))
    facts["side"] = {layout[at : at + 2]: list(range(SEATS)) for at in range(0, len(layout), 2)}
    facts["round-tile"] = {pos.rules.pack.scoring_tiles[tile].id: list(range(SEATS)) for tile in pos.tiles}
    points = [sum(score.values()) for score in result.scores]
    return {"number": number, "ranks": list(result.ranks), "points": points, "facts": facts}


def figures(games: list[Game]) -> list[str]:
    """Returns shares by clan and by everything else at the table; clans outside the aim are marked."""
    found: dict[tuple[str, str], list[tuple[float, int]]] = {}
    for game in games:
        winners = [seat for seat, rank in enumerate(game["ranks"]) if rank == 1]
        for kind, factors in game["facts"].items():
            for thing, seats in factors.items():
                had = found.setdefault((kind, thing), [])
                had += [(1 / len(winners) if seat in winners else 0.0, game["points"][seat]) for seat in seats]
    lines = []
    for (kind, thing), had in sorted(found.items()):
        if had:
            share = Share(sum([won for won, _ in had]), len(had))
            low, high = share.interval()
            outside = kind == "clan" and not FEWEST <= 100 * share.value <= MOST
            lines.append(
                f"| {kind} | {thing} | {100 * share.value:.1f} | {100 * low:.0f} to {100 * high:.0f} | {len(had)} "
                f"| {fmean([points for _, points in had]):.1f} |{' outside' if outside else ''}"
            )
    return lines


def main(results: str, games: str, *pairs: str) -> None:
    """Play the missing games, and print the figures."""
    options = options_of(CALEDONIA, ",".join([SETS, *pairs]))
    numbers = range(1, int(games) + 1)
    played = kept(results, numbers, lambda game: int(game["number"]), lambda number: play(number, options))
    print(f"{len(played)} games\n| kind | thing | won, % | 95 % | seats | points |\n|{' --- |' * 6}")
    print("\n".join(figures(played)))


if __name__ == "__main__":
    main(*sys.argv[1:])
