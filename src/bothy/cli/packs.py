"""`bothy packs`: a game's components: their sources and checks, and packs of your own."""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from bothy.cli.common_arguments import add_game

HELP = "list a game's components by source, check or export them"
SOURCES = ("rulebook", "public", "original")


def arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command-line arguments."""
    add_game(parser)
    parser.add_argument("--check", action="store_true", help="check every row and list the faults")
    parser.add_argument("--rows", action="store_true", help="list every row, not only the counts")
    either = parser.add_mutually_exclusive_group()
    either.add_argument("--pack", type=Path, metavar="FOLDER", help="folder of components (default: built-in)")
    either.add_argument(
        "--export", type=Path, metavar="FOLDER", help="folder to export the built-in components to, for --pack"
    )


def run(args: argparse.Namespace) -> int:
    """Count rows by source; check if requested."""
    from bothy.kernel import InvalidInput
    from bothy.table.game_registry import find

    game = find(args.game)
    if args.export is not None:
        return _export(game, args.export)
    if args.pack is not None:
        try:
            game.packs.use(game.packs.read(args.pack))
        except InvalidInput as error:
            if not args.check or error.reason.key != "pack-unreadable":
                raise
            return _tell(game, [str(error.reason.values["fault"])])
        _describe(game)
    rows = game.packs.rows()
    if args.rows:
        for kind, name, source in rows:
            print(f"{source:>9}  {kind}: {name}")
    counts = Counter((kind, source) for kind, _, source in rows)
    print(f"{'':24}" + "".join(f"{source:>10}" for source in SOURCES))
    for kind in dict.fromkeys(kind for kind, _, _ in rows):
        print(f"{kind:24}" + "".join(f"{counts[kind, source] or '':>10}" for source in SOURCES))
    totals = Counter(source for _, _, source in rows)
    print(f"{'all':24}" + "".join(f"{totals[source]:>10}" for source in SOURCES))
    return _check(game) if args.check else 0


def _export(game: Any, folder: Path) -> int:
    for path in game.packs.export(folder):
        print(path)
    print(f"Correct what you like, then: bothy packs {game.name} --check --pack {folder}")
    return 0


def _describe(game: Any) -> None:
    pack = game.packs.current
    rows = sum(len(found) for tables in pack.changes.get("rows", {}).values() for found in tables.values())
    print(f"{pack.name}, version {pack.version}: {rows} rows differ from the built-in ones (digest {pack.digest})")


def _check(game: Any) -> int:
    return _tell(game, game.packs.faults())


def _tell(game: Any, faults: Sequence[str]) -> int:
    for fault in faults:
        print(f"fault: {fault}")
    print(f"{game.name}: {len(faults)} faults")
    return 1 if faults else 0
