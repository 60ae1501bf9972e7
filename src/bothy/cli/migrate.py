"""`bothy migrate`: bring the store of a host to the form this release reads."""

from __future__ import annotations

import argparse
from pathlib import Path

HELP = "make or renew the tables of a host's database"


def arguments(parser: argparse.ArgumentParser) -> None:
    """Which settings."""
    parser.add_argument(
        "--settings", type=Path, metavar="FILE", help="a TOML file; BOTHY_* variables go before it"
    )


def run(args: argparse.Namespace) -> int:
    """Migrate. Doing it twice, or from two machines at once, does no harm."""
    import asyncio

    from bothy.server.backends import migrate
    from bothy.server.settings import check_host, read_settings

    settings = check_host(read_settings(args.settings))
    asyncio.run(migrate(settings))
    print("The store is in the form this release reads.")
    return 0
