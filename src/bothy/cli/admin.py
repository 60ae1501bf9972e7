"""`bothy admin`: people, tables, reports and what all pages announce, on a host that runs or not."""

from __future__ import annotations

import argparse
from errno import ENOENT
from os import strerror
from pathlib import Path
from typing import TYPE_CHECKING

from bothy.cli import admin_host, admin_people

if TYPE_CHECKING:
    from bothy.server.settings import Settings

HELP = "look after people and tables of a host (docs/operating.md)"


def arguments(parser: argparse.ArgumentParser) -> None:
    """What to do, and where."""
    which = argparse.ArgumentParser(add_help=False)
    which.add_argument("--settings", type=Path, metavar="FILE", help="a TOML file; BOTHY_* variables go before it")
    which.add_argument("--data", type=Path, metavar="FOLDER", help="the folder of a club (bothy serve --club)")
    tasks = parser.add_subparsers(dest="task", metavar="TASK", required=True)
    admin_people.tasks(tasks, which)
    admin_host.tasks(tasks, which)


def run(args: argparse.Namespace) -> int:
    """Do it."""
    import asyncio

    code: int = asyncio.run(_at_desk(args))
    return code


async def _at_desk(args: argparse.Namespace) -> int:
    from bothy.server.operators.desk import desk_of

    async with desk_of(_settings(args)) as desk:
        code: int = await args.do(desk, args)
        return code


def _settings(args: argparse.Namespace) -> Settings:
    from msgspec.structs import replace

    from bothy.server.folder import GAMES, Folder
    from bothy.server.settings import check_store, read_settings

    settings = read_settings(args.settings)
    if args.data is not None:
        folder = Folder(args.data)
        if not (folder.path / GAMES).exists():  # or a club would be founded by a slip of the pen
            raise FileNotFoundError(ENOENT, strerror(ENOENT), str(folder.path / GAMES))
        settings = replace(settings, store=folder.store)
    return check_store(settings)
