"""`bothy dump`: finished public games as record files with an index (docs/dumps.md)."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bothy.server.settings import Settings

HELP = "export a host's finished public games as record files, one folder per day"


def arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command-line arguments."""
    parser.add_argument("folder", type=Path, metavar="FOLDER", help="output folder; existing days are kept")
    parser.add_argument(
        "--settings", type=Path, metavar="FILE", help="TOML settings file; BOTHY_* variables override it"
    )


def run(args: argparse.Namespace) -> int:
    """Write every finished day that is missing."""
    import asyncio

    from bothy.server.settings import check_host, read_settings

    days, games = asyncio.run(_dump(check_host(read_settings(args.settings)), args.folder))
    print(f"{days} days written, {games} games. All days are listed in {args.folder / 'index.jsonl'}.")
    return 0


async def _dump(settings: Settings, folder: Path) -> tuple[int, int]:
    from bothy.kernel import InvalidInput, Reason
    from bothy.server.backends import open_existing, place_of
    from bothy.server.clock import CLOCK
    from bothy.server.errors import StoreUnavailable
    from bothy.server.results.dump import dump
    from bothy.table.game_registry import use_packs

    use_packs([Path(each) for each in settings.packs])
    store = await open_existing(settings)
    days = games = 0
    try:
        async for day in dump(store, folder, CLOCK.today()):
            days, games = days + 1, games + day.games
    except StoreUnavailable as error:
        raise InvalidInput(Reason("store-unreachable", fault=place_of(settings.store))) from error
    finally:
        await store.close()
    return days, games
