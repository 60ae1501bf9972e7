"""`bothy ladder`: put the bots of several arenas on one ladder, and what a game plays itself too."""

from __future__ import annotations

import argparse
from pathlib import Path

HELP = "put the bots of several arenas on one ladder"
NO_RATINGS = "There is no ladder without the library openskill. It comes with: pip install 'bothy-games[research]'"


def arguments(parser: argparse.ArgumentParser) -> None:
    """The results files, and who stands in the middle."""
    parser.add_argument(
        "files", nargs="+", type=Path, metavar="FILE", help="results of `bothy arena --resume FILE`"
    )
    parser.add_argument(
        "--middle", default="greedy", metavar="BOT", help="who stands at 1500 (greedy); everybody else beside it"
    )


def run(args: argparse.Namespace) -> int:
    """Rate everybody over all games and print them, the strongest first."""
    from bothy.bots.arena import can_rate
    from bothy.bots.arena.ladder import ladder
    from bothy.cli.columns import aligned

    if not can_rate():
        print(NO_RATINGS)
        return 2
    rows = [
        [rung.name, f"{rung.rating}", f"± {rung.doubt}", f"{rung.won.of}", f"{100 * rung.won.value:.1f} %"]
        for rung in ladder(args.files, args.middle)
    ]
    print("\n".join(aligned(["who", "rating", "doubt", "games", "won"], rows)))
    return 0
