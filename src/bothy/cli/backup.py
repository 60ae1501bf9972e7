"""`bothy backup`: copy everything a host keeps into a file, while games go on."""

from __future__ import annotations

import argparse
from pathlib import Path

from bothy.cli.numbers import at_least_one

HELP = "copy everything a host keeps into a file, while games go on"


def arguments(parser: argparse.ArgumentParser) -> None:
    """Which host, where to, and how many to keep."""
    parser.add_argument("folder", type=Path, help="the folder that holds the backups")
    parser.add_argument(
        "--settings", type=Path, metavar="FILE", help="a TOML file; BOTHY_* variables go before it"
    )
    parser.add_argument("--keep", type=at_least_one, metavar="N", help="drop all but the newest N (keep all)")
    parser.add_argument(
        "--drill", action="store_true", help="restore it beside the host and play all open games again"
    )


def run(args: argparse.Namespace) -> int:
    """Make one, try it if asked to, then drop old ones: never the other way round."""
    from bothy.cli.restore import report
    from bothy.server.backups import make, prune, try_out
    from bothy.server.settings import check_store, read_settings

    settings = check_store(read_settings(args.settings))
    file = make(settings, args.folder)
    print(f"Backed up into {file} ({file.stat().st_size:,} bytes).")
    if args.drill and report(try_out(settings, file)):
        return 1
    if args.keep is not None:
        for gone in prune(args.folder, args.keep):
            print(f"Dropped {gone.name}.")
    return 0
