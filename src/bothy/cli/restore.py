"""`bothy restore`: restore a backup, or test that it can be restored."""

from __future__ import annotations

import argparse
from errno import EISDIR, ENOENT
from os import strerror
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bothy.server.backups import DrillResult

HELP = "restore a backup into an empty store; with --drill, only test it"


def arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command-line arguments."""
    parser.add_argument("file", type=Path, help="file made by bothy backup")
    parser.add_argument(
        "--settings", type=Path, metavar="FILE", help="TOML settings file; BOTHY_* variables override it"
    )
    parser.add_argument(
        "--drill",
        action="store_true",
        help="test-restore it and replay every open game, without touching the host",
    )


def run(args: argparse.Namespace) -> int:
    """Restore. A store that isn't empty is left alone."""
    from bothy.server.backups import restore, run_drill
    from bothy.server.settings import check_store, read_settings

    settings = check_store(read_settings(args.settings))
    if not args.file.is_file():
        code = EISDIR if args.file.is_dir() else ENOENT
        raise OSError(code, strerror(code), str(args.file))
    if args.drill:
        return report(run_drill(settings, args.file))
    restore(settings, args.file)
    print("Restored, and the schema is up to date. Start the host.")
    return 0


def report(result: DrillResult) -> int:
    """Print the findings of a drill; return 1 if the backup is faulty."""
    from bothy.messages import Catalogue

    for each in result.faulty:
        assert each.reason is not None
        print(f"  {each.id}: {Catalogue().text(each.reason)}")
    if result.faulty:
        print(f"{len(result.faulty)} of {result.open_matches} open games would not go on from this backup.")
        return 1
    print(f"The backup is sound. Open games that go on from it, move by move: {result.open_matches}.")
    return 0
