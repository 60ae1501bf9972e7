"""A game's rules reference: numbered paragraphs, the rulings they cite, and the tests that cite both."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from unicodedata import combining, normalize

from bothy.kernel import Game, InvalidInput, Reason

PART = re.compile(r"^(?=\*\*[A-Z]+\d+\.\d+\*\* |#)", re.MULTILINE)
"""The start of a paragraph, a chapter or a part of one; a table belongs to the text above it."""
CHAPTER = re.compile(r"#+ ([A-Z]+\d+) (.*)", re.DOTALL)
PARAGRAPH = re.compile(r"^\*\*([A-Z]+\d+\.\d+)\*\* (.*)$", re.MULTILINE)
RULING = re.compile(r"R-[A-Z]+\d+[a-z]?")
FALLBACK = "en"


class Reference:
    """A game's reference in one language: its paragraphs by number, followed by its modules'."""

    def __init__(self, game: Game[Any], language: str = FALLBACK) -> None:
        if not game.reference_folders:
            raise InvalidInput(Reason("no-reference", game=game.name))
        self.text = "\n".join(
            [written_in(folder, language).read_text(encoding="utf-8") for folder in game.reference_folders]
        )
        self.paragraphs: dict[str, str] = dict(PARAGRAPH.findall(self.text))
        self.rulings: list[str] = sorted(dict.fromkeys(RULING.findall(self.text)), key=_in_order)

    def parts(self) -> Iterator[tuple[str, str]]:
        """Yields the displayed parts by number, in order: chapter openings, and paragraphs with their tables."""
        chapter = ""
        for part in PART.split(self.text):
            if paragraph := PARAGRAPH.match(part):
                yield paragraph[1], part[paragraph.start(2) :].strip()
            elif opening := CHAPTER.match(part):
                chapter = opening[1]
                yield chapter, opening[2].strip()
            elif chapter:
                yield chapter, part.lstrip("#").strip()

    def numbered(self, asked: str) -> list[tuple[str, str]]:
        """Returns one paragraph, all of a chapter, or everything."""
        asked = asked.upper()
        return [
            (number, text)
            for number, text in self.parts()
            if number == asked or number.startswith(f"{asked}.") or asked == "ALL"
        ]

    def saying(self, words: str) -> list[tuple[str, str]]:
        """Returns the parts that contain these words or words starting with them, ignoring accents and case."""
        wanted = re.compile(rf"\b{re.escape(_plain(words))}")
        return [(number, text) for number, text in self.parts() if wanted.search(_plain(text))]

    def uncited(self, cited: dict[str, list[str]]) -> list[str]:
        """Returns the paragraphs and rulings that no test cites."""
        return [each for each in [*self.paragraphs, *self.rulings] if each not in cited]


def written_in(folder: Path, language: str) -> Path:
    """Returns the file of a part in a language, `pt-BR` read as `pt`; the English one if it isn't translated."""
    path = folder / f"{language.replace('_', '-').split('-')[0].lower()}.md"
    return path if path.exists() else folder / f"{FALLBACK}.md"


def _plain(text: str) -> str:
    return "".join(each for each in normalize("NFKD", text.casefold()) if not combining(each))


def _in_order(ruling: str) -> tuple[str, int, str]:
    found = re.fullmatch(r"R-([A-Z]+)(\d+)([a-z]?)", ruling)
    assert found is not None
    return found[1], int(found[2]), found[3]


def citations(tests: Path) -> dict[str, list[str]]:
    """Returns what a folder's tests cite with `@pytest.mark.rule(...)`, and where, without running them."""
    found: dict[str, list[str]] = {}
    for path in sorted(tests.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            for cited in _cited(node):
                found.setdefault(cited, []).append(path.name)
    return found


def _cited(node: ast.AST) -> Iterator[str]:
    if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
        for argument in node.args:
            if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                yield argument.value
