"""Checks of a translated rules reference: everything that can be checked automatically."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bothy.kernel import Game
from bothy.table.reference import FALLBACK, RULING, written_in

TERMS = "terms.toml"
"""File in a reference's folder. It sets the word that each language uses for a game term."""
BEGINNING = re.compile(r"^(?:\*\*([A-Z]+\d+\.\d+)\*\*|#+ ([A-Z]+\d+)\b|#+ )", re.MULTILINE)
FIGURE = re.compile(r"(?<!\w)[+\u2212-]?£?[A-Z]*\d+(?:\.\d+)?")

BEGUN = re.compile(r"(^|[.:] |\*|\* |\| |# (?:[A-Z]+\d+ )?)([A-Z])(?=[a-z])", re.MULTILINE)
"""A capital only because it starts a sentence, a cell or a heading."""


@dataclass(frozen=True, slots=True)
class Term:
    """A game term and its words: patterns that match whole words, in all their forms."""

    name: str
    words: dict[str, str]
    forbidden: dict[str, list[str]]


def terms(game: Game[Any]) -> list[Term]:
    """Returns the agreed terms of a game and its modules."""
    files = [folder / TERMS for folder in game.reference_folders]
    found: list[Term] = []
    for file in files:
        if file.exists():
            for name, row in tomllib.loads(file.read_text(encoding="utf-8")).items():
                found.append(Term(name, {"en": f"{name}s?", **row["words"]}, row.get("not", {})))
    return found


def unwritten(game: Game[Any], language: str) -> list[Path]:
    """Returns the folders whose part of the reference isn't translated to a language yet."""
    return [folder for folder in game.reference_folders if written_in(folder, language).stem == FALLBACK]


def faults(game: Game[Any], language: str) -> Iterator[str]:
    """Yields a line for every difference from English that isn't allowed."""
    agreed = terms(game)
    for folder in game.reference_folders:
        path = written_in(folder, language)
        if path.stem != FALLBACK:
            english = (folder / f"{FALLBACK}.md").read_text(encoding="utf-8")
            yield from differences(english, path.read_text(encoding="utf-8"), path.stem, agreed)


def differences(english: str, other: str, language: str, agreed: Sequence[Term]) -> Iterator[str]:
    """Yields the same for two texts."""
    original, translated = pieces(english), pieces(other)
    if list(original) != list(translated):
        yield from [f"{number} is missing" for number in original if number not in translated]
        yield from [f"{number} is not in the English text" for number in translated if number not in original]
        if sorted(original) == sorted(translated):
            yield "the paragraphs stand in another order"
    for number, text in original.items():
        if number in translated:
            for fault in _differences(text, translated[number], language, agreed):
                yield f"{number} {fault}"


def pieces(text: str) -> dict[str, str]:
    """Splits a text into its introduction, headings, and numbered paragraphs with their tables and lists."""
    starts = list(BEGINNING.finditer(text))
    ends = [each.start() for each in starts[1:]] + [len(text)]
    found = {"the introduction": text[: starts[0].start()] if starts else text}
    for count, (start, end) in enumerate(zip(starts, ends, strict=True), 1):
        found[start[1] or start[2] or f"heading {count}"] = text[start.start() : end]
    return found


def _differences(english: str, other: str, language: str, agreed: Sequence[Term]) -> Iterator[str]:
    if english == other and english.strip():
        yield "is still English"
    if Counter(RULING.findall(english)) != Counter(RULING.findall(other)):
        yield f"has other rulings: {_marks(english)} in English, {_marks(other)} here"
    lost, added = _figures(english) - _figures(other), _figures(other) - _figures(english)
    if lost or added:
        yield f"has other figures: lacks {sorted(lost.elements())}, has {sorted(added.elements())} besides"
    for term in agreed:
        word = term.words.get(language)
        if word and _names(english, term.words[FALLBACK]) and not says(other, word):
            yield f"doesn't say {word} for {term.name}"
        for wrong in term.forbidden.get(language, ()):
            if says(other, wrong):
                yield f"says {wrong}, which isn't our word for {term.name}"


def _names(english: str, word: str) -> bool:
    """Returns True if a text has a word, and not only as part of a name, such as Military Roads."""
    begun = BEGUN.sub(lambda found: found[1] + found[2].lower(), english)
    return any(re.search(rf"(?<!\w)(?:{word})(?!\w)", text) for text in (english, begun))


def says(text: str, word: str) -> bool:
    """Returns True if a text has a word that matches a pattern, ignoring case."""
    return re.search(rf"(?<!\w)(?:{word})(?!\w)", text, re.IGNORECASE) is not None


def _figures(text: str) -> Counter[str]:
    return Counter(each.replace("\u2212", "-") for each in FIGURE.findall(RULING.sub("", text)))


def _marks(text: str) -> str:
    return ", ".join(RULING.findall(text)) or "none"
