"""`bothy ladder`: rate the bots of several arenas on one ladder, including the players a game provides."""

from __future__ import annotations

import argparse
from pathlib import Path

HELP = "put the bots of several arenas on one ladder"
NO_RATINGS = (
    "No ladder: the library openskill isn't installed. Install it with: pip install 'bothy-games[research]'"
)


def arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command-line arguments."""
    parser.add_argument(
        "files", nargs="+", type=Path, metavar="FILE", help="results of `bothy arena --resume FILE`"
    )
    parser.add_argument("--anchor", default="greedy", metavar="BOT", help="bot fixed at 1500 (default: greedy)")


def run(args: argparse.Namespace) -> int:
    """Rate all players over all games and print them, the strongest first."""
    from bothy.bots.arena import can_rate
    from bothy.bots.arena.ladder import ladder
    from bothy.cli.columns import aligned

    if not can_rate():
        print(NO_RATINGS)
        return 2
    rows = [
        [entry.name, f"{entry.rating}", f"± {entry.doubt}", f"{entry.won.of}", f"{100 * entry.won.value:.1f} %"]
        for entry in ladder(args.files, args.anchor)
    ]
    print("\n".join(aligned(["who", "rating", "doubt", "games", "won"], rows)))
    return 0
