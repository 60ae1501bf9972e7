"""`bothy admin`: people, tables, reports and announcements of a host, running or not."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from bothy.cli import admin_host, admin_people

if TYPE_CHECKING:
    from bothy.server.settings import Settings

UNHEARD = "The bus doesn't answer (BOTHY_BUS): running processes will see this a few seconds later."
HELP = "manage a host's people and tables"


def arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command-line arguments."""
    which = argparse.ArgumentParser(add_help=False)
    which.add_argument(
        "--settings", type=Path, metavar="FILE", help="TOML settings file; BOTHY_* variables override it"
    )
    which.add_argument("--data", type=Path, metavar="FOLDER", help="folder of a club (bothy serve --club)")
    tasks = parser.add_subparsers(dest="task", metavar="TASK", required=True)
    admin_people.tasks(tasks, which)
    admin_host.tasks(tasks, which)


def run(args: argparse.Namespace) -> int:
    """Run the task."""
    import asyncio

    with _quietly():
        code: int = asyncio.run(_at_desk(args))
    return code


async def _at_desk(args: argparse.Namespace) -> int:
    from bothy.server.operators.admin_service import open_admin_service

    async with open_admin_service(_settings(args)) as admin_service:
        if not admin_service.is_heard:
            print(UNHEARD, file=sys.stderr)
        code: int = await args.do(admin_service, args)
        return code


def _settings(args: argparse.Namespace) -> Settings:
    from msgspec.structs import replace

    from bothy.server.folder import Folder
    from bothy.server.settings import check_store, read_settings

    settings = read_settings(args.settings)
    if args.data is not None:
        settings = replace(settings, store=Folder(args.data).store)
    return check_store(settings)


@contextmanager
def _quietly() -> Iterator[None]:
    """Log errors only, within the block: the command prints its own answer."""
    import logging

    import structlog

    before = structlog.get_config()
    structlog.configure(**before | {"wrapper_class": structlog.make_filtering_bound_logger(logging.ERROR)})
    try:
        yield
    finally:
        structlog.configure(**before)
