"""The option that says which components a command plays with."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any


def add_pack(parser: argparse.ArgumentParser) -> None:
    """Let a command about one game use a pack of its own."""
    parser.add_argument("--pack", type=Path, metavar="FOLDER", help="play with the components of this folder")


def add_packs(parser: argparse.ArgumentParser) -> None:
    """Let a command about all games use packs: each says which game it is for."""
    parser.add_argument(
        "--pack",
        type=Path,
        action="append",
        default=[],
        metavar="FOLDER",
        help="play with the components of this folder; once a game",
    )


def found_with_pack(args: argparse.Namespace) -> Any:
    """The game that was named, with its pack in use. What a check finds is said, and played all the same."""
    from bothy.table.game_registry import find

    game = find(args.game)
    if args.pack is not None:
        game.use_pack(game.read_pack(args.pack))
        faults = len(game.pack_faults())
        if faults:
            look = f"bothy packs {game.name} --check --pack {args.pack}"
            print(f"bothy: This pack has {faults} faults. To see them: {look}", file=sys.stderr)
    return game
