"""`bothy arena`: let bots play each other, and see which is better and how certain that is."""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from bothy.cli.common_arguments import add_game, add_pack, found_with_pack, options_of
from bothy.cli.numbers import above_zero, at_least_one, whole

if TYPE_CHECKING:
    from bothy.bots.arena import Contest, Rating, Results, Standing
    from bothy.bots.budget import Budget

HELP = "let bots play each other"
NO_RATINGS = (
    "No ratings: the library openskill isn't installed. Install it with: pip install 'bothy-games[research]'"
)


def arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command-line arguments."""
    add_game(parser)
    add_pack(parser)
    parser.add_argument(
        "--bots",
        default="greedy,random",
        metavar="A,B,...",
        help="one bot per seat that the game doesn't play itself, optionally with a budget per move, "
        "such as steady:0.2s or steady:500n (default: greedy,random)",
    )
    parser.add_argument(
        "--games", type=at_least_one, default=20, metavar="N", help="number of games (default: 20)"
    )
    parser.add_argument(
        "--jobs", type=at_least_one, default=1, metavar="J", help="number of processes (default: 1)"
    )
    parser.add_argument("--seed", type=whole, default=0, metavar="S", help="number of the first game (default: 0)")
    budget = parser.add_mutually_exclusive_group()
    budget.add_argument("--seconds", type=above_zero, metavar="S", help="seconds per move, for bots with a budget")
    budget.add_argument("--nodes", type=at_least_one, metavar="N", help="nodes per move, for bots with a budget")
    parser.add_argument("--options", default="", metavar="K=V,...", help="game options")
    parser.add_argument("--json", action="store_true", help="print every game and the standings as JSON lines")
    parser.add_argument("--picture", type=Path, metavar="FILE", help="SVG file for a picture of the standings")
    parser.add_argument("--keep", type=Path, metavar="DIR", help="folder for a record of every game")
    parser.add_argument("--resume", type=Path, metavar="FILE", help="results file; continues where it stopped")


def run(args: argparse.Namespace) -> int:
    """Play the missing games and print the standings."""
    from bothy.bots.arena import Results, standings
    from bothy.cli.progress import Progress

    contest = _contest(args)
    contest.check()
    results = Results(contest, args.seed, args.resume)
    due = results.due(args.games)
    already = args.games - len(due)
    if already and not args.json:
        print(f"{already} games are in {args.resume} already.")
    with Progress(f"arena {args.game}", args.games, already) as progress:
        for outcome in results.play(args.games, args.jobs):
            progress.step()
            if args.json:
                print(json.dumps(outcome.data()), flush=True)
        seconds = progress.seconds
    found = standings(results.outcomes)
    _print(results, found, args.json)
    if args.picture is not None:
        _draw(args.picture, results, found)
    if not args.json:
        print(f"{len(due)} games in {seconds:.1f} s")
    return 0


def _contest(args: argparse.Namespace) -> Contest:
    from bothy.bots.arena import Contest, entrants

    game = found_with_pack(args)
    options = options_of(game, args.options)
    if args.keep is not None:
        args.keep.mkdir(parents=True, exist_ok=True)
    bots = entrants(args.bots.split(","), _budget(args))
    return Contest(args.game, bots, (options,), args.keep, game.packs.current.changes)


def _budget(args: argparse.Namespace) -> Budget | None:
    from bothy.bots.budget import Budget

    if args.nodes:
        return Budget(nodes=args.nodes)
    return Budget(seconds=args.seconds) if args.seconds else None


def _print(results: Results, found: Sequence[Standing], as_json: bool) -> None:
    from bothy.bots.arena import can_rate, ratings
    from bothy.cli.columns import aligned

    several = len(found) > 1
    rated = ratings(results.outcomes) if several and can_rate() else {}
    if as_json:
        for each in found:
            rating = rated.get(each.bot)
            own = {} if rating is None else {"rating": [round(rating.strength, 2), round(rating.doubt, 2)]}
            print(json.dumps(each.data() | own))
        return
    rows = [[*_row(each), *([_rating(rated[each.bot])] if rated else [])] for each in found]
    heads = ["bot", "seats", "won", "95 % interval", "points", "quartiles", "range", "s per game"]
    print("\n".join(aligned([*heads, *(["rating"] if rated else [])], rows)))
    if results.contest.rotations > 1:
        print("\nwon by seat")
        seats = [f"seat {seat}" for seat in range(len(found[0].by_seat))]
        shares = [
            [each.bot, *[_percent(share.value) if share.of else "" for share in each.by_seat]] for each in found
        ]
        print("\n".join(aligned(["bot", *seats], shares)))
    if several and not rated:
        print(NO_RATINGS)


def _row(each: Standing) -> list[str]:
    low, high = each.won.interval()
    points = each.points
    return [
        each.bot,
        f"{each.won.of}",
        _percent(each.won.value),
        f"{100 * low:.1f} to {100 * high:.1f}",
        f"{points.mean:.1f}",
        f"{points.lower:g} {points.median:g} {points.upper:g}",
        f"{points.least:g} to {points.most:g}",
        f"{each.seconds:.2f}",
    ]


def _percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def _rating(rating: Rating) -> str:
    return f"{rating.strength:.1f} ± {rating.doubt:.1f}"


def _draw(path: Path, results: Results, found: Sequence[Standing]) -> None:
    from bothy.bots.arena.picture import draw

    contest, outcomes = results.contest, results.outcomes
    title = f"{contest.game}: {', '.join(contest.bots)}"
    chosen = ", ".join(f"{name}={value}" for name, value in contest.settings[0].items())
    under = f"{len(outcomes)} games from number {results.seed}, seats rotated" + (f", {chosen}" if chosen else "")
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(draw(title, under, len(found[0].by_seat), found), encoding="utf-8")
    print(path)
