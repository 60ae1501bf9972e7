"""The option for a command's components."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any


def add_pack(parser: argparse.ArgumentParser) -> None:
    """Add `--pack` to a command about one game."""
    parser.add_argument("--pack", type=Path, metavar="FOLDER", help="folder of components to play with")


def add_packs(parser: argparse.ArgumentParser) -> None:
    """Add `--pack` to a command about all games: each pack names its game."""
    parser.add_argument(
        "--pack",
        type=Path,
        action="append",
        default=[],
        metavar="FOLDER",
        help="folder of components to play with; at most one per game",
    )


def found_with_pack(args: argparse.Namespace) -> Any:
    """Return the named game with its pack in use. Faults of the pack are reported, but don't stop it."""
    from bothy.table.game_registry import find

    game = find(args.game)
    if args.pack is not None:
        game.use_pack(game.read_pack(args.pack))
        faults = len(game.pack_faults())
        if faults:
            look = f"bothy packs {game.name} --check --pack {args.pack}"
            print(f"bothy: This pack has {faults} faults. To see them: {look}", file=sys.stderr)
    return game
