"""`bothy rules`: a game's rules reference, the code that enacts it, and the paragraphs that tests cite."""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from bothy.cli.common_arguments import add_game, add_language

HELP = "show a game's rules reference, the code that enacts it, or the paragraphs without a test"
NUMBER = re.compile(r"[a-z]+\d+(\.\d+)?|all", re.IGNORECASE)


def arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command-line arguments."""
    add_game(parser)
    parser.add_argument(
        "paragraph",
        nargs="?",
        metavar="PARAGRAPH",
        help="paragraph or chapter, such as C7.1 or C7, or a word to search for",
    )
    parser.add_argument(
        "--where", metavar="PARAGRAPH", help="list files and lines that enact a paragraph, a chapter or `all`"
    )
    parser.add_argument(
        "--coverage",
        action="store_true",
        help="list paragraphs and rulings that no test cites; for a translation, its differences from English",
    )
    parser.add_argument(
        "--tests", type=Path, default=Path("tests"), metavar="DIR", help="folder of the tests (default: tests)"
    )
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    """Print the reference, a part of it, or its coverage."""
    from bothy.table.game_registry import find
    from bothy.table.reference import Reference

    game = find(args.game)
    reference = Reference(game, args.language)
    if args.coverage:
        english = args.language.lower().startswith("en")
        return _coverage(reference, args.tests) if english else _translation(game, reference, args.language)
    asked = args.paragraph if args.where is None else args.where
    if asked is None:
        print(reference.text)
        return 0
    if args.where is None and not NUMBER.fullmatch(asked):
        return _search(reference, asked, args)
    wanted = reference.numbered(asked)
    if not wanted:
        return _refused(args.language, 2, "told-no-paragraph", paragraph=asked)
    if args.where is not None:
        return _where(game, [number for number, _ in wanted if number in reference.paragraphs], args.language)
    _print(wanted)
    return 0


def _search(reference: Any, words: str, args: argparse.Namespace) -> int:
    """Print the parts that contain some words; return 1 if there are none."""
    found = reference.saying(words)
    _print(found)
    return 0 if found else _refused(args.language, 1, "told-no-word", word=words, game=args.game)


def _print(parts: Iterable[tuple[str, str]]) -> None:
    """Print each part with its number in front; tables are set off."""
    for number, text in parts:
        print(f"{number}  {text}" + ("\n" if "\n" in text else ""))


def _refused(language: str, code: int, key: str, **values: str) -> int:
    from bothy.messages import Catalogue

    print(f"bothy: {Catalogue(language).render(key, values)}", file=sys.stderr)
    return code


def _where(game: Any, wanted: Iterable[str], language: str) -> int:
    """Print one line per place; return 1 if a paragraph should be enacted and isn't."""
    from bothy.messages import Catalogue
    from bothy.table.rule_index import definitions, places

    words, found, defined = Catalogue(language), places(game), definitions(game)
    lost = False
    for number in wanted:
        for place in found.get(number, ()):
            print(f"{number}  {_shown(place.path)}:{place.line}  {place.text}")
        if number in defined:
            print(f"{number}  {words.render('told-definition')}")
        elif number not in found:
            print(f"{number}  {words.render('told-nowhere')}")
            lost = True
    return 1 if lost else 0


def _shown(path: Path) -> Path:
    """Return the shortest path that can be clicked on."""
    return path.relative_to(Path.cwd()) if path.is_relative_to(Path.cwd()) else path


def _coverage(reference: Any, tests: Path) -> int:
    from bothy.table.reference import citations

    if not tests.is_dir():
        print(f"bothy: There is no folder {tests}. Name the tests' folder with --tests.", file=sys.stderr)
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


def _translation(game: Any, reference: Any, language: str) -> int:
    """Print how much is translated, and the faults of the translation."""
    from bothy.table.reference import Reference
    from bothy.table.translation_checks import faults, unwritten

    missing, wrong = unwritten(game, language), list(faults(game, language))
    english = Reference(game).paragraphs
    done = [number for number, text in reference.paragraphs.items() if text != english.get(number)]
    print(f"paragraphs: {len(done)} of {len(english)} written in {language}")
    for folder in missing:
        print(f"not written: {_shown(folder)}")
    for fault in wrong:
        print(fault)
    return 1 if missing or wrong else 0
