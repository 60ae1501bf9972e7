"""`bothy packs`: a game's components: their sources, checks and pictures."""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

HELP = "list a game's components by source, check, draw or export them"
SOURCES = ("rulebook", "public", "original")


def arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command-line arguments."""
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--check", action="store_true", help="check every row and list the faults")
    parser.add_argument("--rows", action="store_true", help="list every row, not only the counts")
    parser.add_argument(
        "--draw", metavar="NAME", help="picture to draw as SVG, or `all`; an unknown name lists them"
    )
    either = parser.add_mutually_exclusive_group()
    either.add_argument("--pack", type=Path, metavar="FOLDER", help="folder of components (default: built-in)")
    either.add_argument(
        "--export", type=Path, metavar="FOLDER", help="folder to export the built-in components to, for --pack"
    )
    parser.add_argument(
        "--output", type=Path, default=Path(), metavar="DIR", help="folder for pictures (default: here)"
    )


def run(args: argparse.Namespace) -> int:
    """Count rows by source; check or draw if requested."""
    from bothy.kernel import InvalidInput
    from bothy.table.game_registry import find

    game = find(args.game)
    if args.export is not None:
        return _export(game, args.export)
    if args.pack is not None:
        try:
            game.use_pack(game.read_pack(args.pack))
        except InvalidInput as error:
            if not args.check or error.reason.key != "pack-unreadable":
                raise
            return _tell(game, [str(error.reason.values["fault"])])
        _describe(game)
    if args.draw is not None:
        return _draw(game, args.draw, args.output)
    rows = game.pack_rows()
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
    for path in game.export_pack(folder):
        print(path)
    print(f"Correct what you like, then: bothy packs {game.name} --check --pack {folder}")
    return 0


def _describe(game: Any) -> None:
    pack = game.pack
    rows = sum(len(found) for tables in pack.changes.get("rows", {}).values() for found in tables.values())
    print(f"{pack.name}, version {pack.version}: {rows} rows differ from the built-in ones (digest {pack.digest})")


def _check(game: Any) -> int:
    return _tell(game, game.pack_faults())


def _tell(game: Any, faults: Sequence[str]) -> int:
    for fault in faults:
        print(f"fault: {fault}")
    print(f"{game.name}: {len(faults)} faults")
    return 1 if faults else 0


def _draw(game: Any, name: str, to: Path) -> int:
    drawings = game.drawings()
    wanted = list(drawings) if name == "all" else [name]
    if name not in (*drawings, "all"):
        there_are = f"There are: {', '.join(drawings)}." if drawings else f"{game.name} has none."
        print(f"bothy: There is no picture {name}. {there_are}", file=sys.stderr)
        return 2
    to.mkdir(parents=True, exist_ok=True)
    for each in wanted:
        path = to / f"{game.name}-{each}.svg"
        path.write_text(drawings[each](), encoding="utf-8")
        print(path)
    return 0
