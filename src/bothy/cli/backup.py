"""`bothy backup`: copy everything a host stores into a file, while games go on."""

from __future__ import annotations

import argparse
from pathlib import Path

from bothy.cli.numbers import at_least_one

HELP = "back up everything a host stores into a file, while games go on"


def arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command-line arguments."""
    parser.add_argument("folder", type=Path, help="folder for the backups")
    parser.add_argument(
        "--settings", type=Path, metavar="FILE", help="TOML settings file; BOTHY_* variables override it"
    )
    parser.add_argument(
        "--keep", type=at_least_one, metavar="N", help="number of newest backups to keep (default: all)"
    )
    parser.add_argument("--drill", action="store_true", help="test-restore it and replay every open game")


def run(args: argparse.Namespace) -> int:
    """Make a backup, test it if requested, then drop old ones, in this order."""
    from bothy.cli.restore import report
    from bothy.server.backups import make, prune, run_drill
    from bothy.server.settings import check_store, read_settings

    settings = check_store(read_settings(args.settings))
    file = make(settings, args.folder)
    print(f"Backed up into {file} ({file.stat().st_size:,} bytes).")
    if args.drill and report(run_drill(settings, file)):
        return 1
    if args.keep is not None:
        for gone in prune(args.folder, args.keep):
            print(f"Dropped {gone.name}.")
    return 0
