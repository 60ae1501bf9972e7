"""`bothy bench`: a game's speed, compared with a plain Python loop timed in the same run."""

from __future__ import annotations

import argparse
import json
from statistics import median

from bothy.cli.common_arguments import add_game, add_pack, found_with_pack, options_of
from bothy.cli.numbers import at_least_one

HELP = "measure how fast a game is played, copied and replayed"

WORDS = {
    "decisions_per_s": "decisions with two or more legal actions, per second",
    "forced_share": "share of questions with only one legal action",
    "legal_us_p50": "listing legal actions, median, µs",
    "legal_us_p99": "listing legal actions, 99th percentile, µs",
    "play_us_p50": "playing an action, median, µs",
    "copy_us": "copying a position, µs",
    "replay_ms": "replaying a finished game, ms",
    "times_usual": "decisions per second relative to those without the options, median of the rounds",
    "nodes_per_s": "positions the bot `steady` searches per second",
    "kernel_us": "the kernel alone, listing and playing on an empty frame, µs",
    "reference_steps_per_s": "steps of a plain Python loop per second",
    "decisions_per_million_reference_steps": "decisions in the time of a million reference steps",
    "kernel_reference_steps": "the kernel alone, in reference steps",
}


def arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command-line arguments."""
    add_game(parser)
    add_pack(parser)
    parser.add_argument(
        "--seats", type=at_least_one, metavar="N", help="number of seats (default: the game's maximum)"
    )
    parser.add_argument(
        "--games", type=at_least_one, default=30, metavar="N", help="games per round (default: 30)"
    )
    parser.add_argument(
        "--options",
        default="",
        metavar="K=V,...",
        help="game options; measures alternately with and without them",
    )
    parser.add_argument("--json", action="store_true", help="print JSON")


def run(args: argparse.Namespace) -> int:
    """Measure five rounds and print the best of each figure."""
    from bothy.bots.speed import nodes_per_second
    from bothy.cli.progress import Progress
    from bothy.table.bench import ROUNDS, best, measure

    game = found_with_pack(args)
    options = options_of(game, args.options)
    with Progress(f"bench {args.game}", ROUNDS) as progress:
        rounds, ratios = [], []
        for number in range(ROUNDS):
            rounds.append(measure(game, args.seats, args.games, number, options))
            if options:
                usual = measure(game, args.seats, args.games, number)
                ratios.append(rounds[-1]["decisions_per_s"] / usual["decisions_per_s"])
            progress.step()
    figures = best(rounds) | {"nodes_per_s": nodes_per_second(game, args.seats)}
    if ratios:
        figures["times_usual"] = round(median(ratios), 3)
    if args.json:
        print(json.dumps({"game": args.game} | figures))
    else:
        for name, figure in figures.items():
            print(f"{figure:>14,.3f}  {WORDS.get(name, name)}")
    return 0
