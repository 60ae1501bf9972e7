"""`bothy invite`: single-use links for creating an account, where sign-up is by invitation."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from bothy.cli.numbers import at_least_one

if TYPE_CHECKING:
    from bothy.server.settings import Settings

HELP = "create invitations, where sign-up is by invitation: one link per person"
DAY = 24 * 3600 * 1000


def arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command-line arguments."""
    parser.add_argument(
        "count", type=at_least_one, nargs="?", default=1, help="number of invitations (default: 1)"
    )
    parser.add_argument("--days", type=at_least_one, default=14, help="days they are valid (default: 14)")
    parser.add_argument(
        "--settings", type=Path, metavar="FILE", help="TOML settings file; BOTHY_* variables override it"
    )


def run(args: argparse.Namespace) -> int:
    """Print the links. They aren't stored anywhere else."""
    import asyncio

    from bothy.server.settings import check_host, read_settings

    settings = check_host(read_settings(args.settings))
    for link in asyncio.run(_invitations(settings, args.count, args.days)):
        print(link)
    return 0


async def _invitations(settings: Settings, count: int, days: int) -> list[str]:
    from bothy.server.accounts.one_time_tokens import INVITATION, OneTimeTokens
    from bothy.server.backends import open_existing

    store = await open_existing(settings)
    try:
        office = OneTimeTokens(store, settings.secret)
        tokens = [await office.issue(INVITATION, lasts=days * DAY) for _ in range(count)]
    finally:
        await store.close()
    return [f"{settings.origins[0].rstrip('/')}/sign-in#i.{token}" for token in tokens]
