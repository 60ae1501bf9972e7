"""`bothy rules`: the rules reference of a game, and which of its paragraphs tests cite."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

from bothy.cli.language import add_language

HELP = "show a game's rules reference, or which paragraphs have a test"


def arguments(parser: argparse.ArgumentParser) -> None:
    """Which game, which paragraph, in which language, and whether to count tests."""
    parser.add_argument("game", metavar="GAME")
    parser.add_argument(
        "paragraph", nargs="?", metavar="PARAGRAPH", help="one paragraph or chapter, such as C7.1 or C7"
    )
    parser.add_argument("--coverage", action="store_true", help="list paragraphs and rulings that no test cites")
    parser.add_argument(
        "--tests", type=Path, default=Path("tests"), metavar="DIR", help="where the tests are (tests)"
    )
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    """Print the reference, a part of it, or its coverage."""
    from bothy.table.game_registry import find
    from bothy.table.reference import Reference

    reference = Reference(find(args.game), args.language)
    if args.coverage:
        return _coverage(reference, args.tests)
    if args.paragraph is None:
        print(reference.text)
        return 0
    asked = args.paragraph.upper()
    wanted = {
        number: text
        for number, text in reference.paragraphs.items()
        if number == asked or number.startswith(f"{asked}.")
    }
    for number, text in wanted.items():
        print(f"{number}  {text}")
    if not wanted:
        from bothy.words import Catalogue

        refusal = Catalogue(args.language).render("told-no-paragraph", {"paragraph": args.paragraph})
        print(f"bothy: {refusal}", file=sys.stderr)
    return 0 if wanted else 2


def _coverage(reference: Any, tests: Path) -> int:
    from bothy.table.reference import citations

    if not tests.is_dir():
        print(f"bothy: There is no folder {tests}. Say where the tests are by --tests.", file=sys.stderr)
        return 2
    cited = citations(tests)
    missing = reference.uncited(cited)
    for what, numbers in (("paragraphs", list(reference.paragraphs)), ("rulings", reference.rulings)):
        done = [number for number in numbers if number in cited]
        share = 100 * len(done) / len(numbers) if numbers else 100
        print(f"{what}: {len(done)} of {len(numbers)} cited by a test ({share:.1f} %)")
    if missing:
        print("without a test: " + ", ".join(missing))
    return 1 if missing else 0
