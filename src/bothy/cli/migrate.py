"""`bothy migrate`: migrate a host's store to this release, or first check that all games go on."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bothy.server.matches.checking import Checked
    from bothy.server.settings import Settings

HELP = "create or migrate a host's database; with --check, see whether its open games go on"
ALL_GO_ON = "Every open game goes on under this release, move by move: {games} of {games}. Nothing was changed."
NEXT = "Next: back up the database, run “bothy migrate”, restart one process after the other."
NEXT_FILE = "Next: stop the host, copy {file}, then start the new release."
SOME_DO_NOT = "{some} of {games} open games would not go on under this release. Nothing was changed."
INSTEAD = """\
What to do: keep the running release, and these games go on there. Let them finish and check again. Or upgrade
anyway: then these games stop, their players can download the records, and all other games go on. If you have
changed neither components nor code, this is our fault: please report it."""


def arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command-line arguments."""
    parser.add_argument(
        "--settings", type=Path, metavar="FILE", help="TOML settings file; BOTHY_* variables override it"
    )
    parser.add_argument(
        "--check",
        action="store_true",
        help="change nothing: replay all open games with this release and list those that differ"
        " (exit code 1 if there are any, 2 if they can't be read)",
    )


def run(args: argparse.Namespace) -> int:
    """Migrate. Doing it twice, or from two machines at once, does no harm."""
    import asyncio

    from bothy.server.backends import migrate
    from bothy.server.settings import check_host, read_settings

    settings = check_host(read_settings(args.settings))
    if args.check:
        return _report(asyncio.run(_checked(settings)), settings.store)
    asyncio.run(migrate(settings))
    print("The store's schema is up to date.")
    return 0


async def _checked(settings: Settings) -> list[Checked]:
    """Replay every open game of the host, with its configured packs."""
    from bothy.cli.progress import Progress
    from bothy.kernel import InvalidInput, Reason
    from bothy.server.backends import store_before
    from bothy.server.errors import StoreUnavailable
    from bothy.server.matches.checking import check_matches, open_matches
    from bothy.table.game_registry import use_packs

    use_packs([Path(folder) for folder in settings.packs])
    store = store_before(settings)
    found = []
    try:
        await store.open()
        try:
            ids = await open_matches(store)
            with Progress("open games", len(ids)) as progress:
                async for each in check_matches(store, ids):
                    found.append(each)
                    progress.step()
        finally:
            await store.close()
    except FileNotFoundError:
        raise
    except (OSError, StoreUnavailable) as error:
        raise InvalidInput(Reason("store-unreachable", fault=str(error) or settings.store)) from error
    return found


def _report(games: list[Checked], store: str) -> int:
    from bothy.messages import Catalogue

    differing = [each for each in games if each.reason is not None]
    if not differing:
        print(ALL_GO_ON.format(games=len(games)))
        file = store.removeprefix("sqlite:")
        print(NEXT if file == store else NEXT_FILE.format(file=file))
        return 0
    print(SOME_DO_NOT.format(some=len(differing), games=len(games)))
    for each in differing:
        assert each.reason is not None
        played = f"{each.game}, rules version {each.rules_version}, {each.steps} steps" if each.game else "?"
        where = "no table" if each.table is None else f"table {each.table}"
        print(f"  {each.id} ({where}; {played}): {Catalogue().text(each.reason)}")
    print(INSTEAD)
    return 1
