"""`bothy arena`: let bots play each other and see who is better, and how sure that is."""

from __future__ import annotations

import argparse
import json

from bothy.cli.numbers import at_least_one

HELP = "let bots play each other"


def arguments(parser: argparse.ArgumentParser) -> None:
    """Which game, which bots, how many games, on how many processes."""
    parser.add_argument("game", metavar="GAME")
    parser.add_argument(
        "--bots", default="greedy,random", metavar="A,B,...", help="one name a seat (greedy,random)"
    )
    parser.add_argument("--games", type=at_least_one, default=20, metavar="N", help="how many games (20)")
    parser.add_argument("--jobs", type=at_least_one, default=1, metavar="J", help="how many processes (1)")
    parser.add_argument("--seed", type=int, default=0, metavar="S", help="number of the first game (0)")
    parser.add_argument("--json", action="store_true", help="print every game and the standings as JSON lines")


def run(args: argparse.Namespace) -> int:
    """Play and print the standings."""
    from bothy.bots.arena import standings, tournament
    from bothy.bots.roster import find_bot
    from bothy.cli.progress import Progress
    from bothy.table.shelf import find

    find(args.game)
    bots = args.bots.split(",")
    for name in bots:
        find_bot(name)
    outcomes = []
    with Progress(f"arena {args.game}", args.games) as progress:
        for outcome in tournament(args.game, bots, range(args.seed, args.seed + args.games), args.jobs):
            outcomes.append(outcome)
            progress.step()
            if args.json:
                print(json.dumps(outcome.data()))
        seconds = progress.seconds
    for standing in standings(outcomes):
        if args.json:
            share = [round(each, 4) for each in (standing.wins, standing.low, standing.high)]
            print(json.dumps({"bot": standing.bot, "wins": share, "points": round(standing.points, 2)}))
        else:
            print(
                f"{standing.bot:>10}: {100 * standing.wins:5.1f} % won "
                f"({100 * standing.low:.1f} to {100 * standing.high:.1f}), {standing.points:.1f} points on average"
            )
    print(f"{len(outcomes)} games in {seconds:.1f} s") if not args.json else None
    return 0
