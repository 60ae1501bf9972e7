"""The interface uses the terms agreed on in the rules references, and none of the retired words."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.messages.catalogues import LANGUAGES, OTHERS, SOURCES

from bothy.table.game_registry import find
from bothy.table.translation_checks import says, terms

PLACEABLE = re.compile(r"\{[^{}]*\}|\$[\w-]+")
KEY = re.compile(r"^(?:[\w-]+|\s+\.[\w-]+) =")
VARIANT = re.compile(r"^\s*\*?\[[\w-]+\]")
NEVER = tomllib.loads((Path(__file__).parent / "never.toml").read_text(encoding="utf-8"))
ROOT = SOURCES.parent.parent
READ = [ROOT / "README.md", *[ROOT / "docs" / f"{name}.md" for name in ("analysis", "index", "players-guide")]]
"""Other pages that players read, all in English."""


def spoken(file: Path) -> list[str]:
    """Returns the lines of a file; for a catalogue without comments, keys and placeables."""
    lines = file.read_text(encoding="utf-8").splitlines()
    if file.suffix != ".ftl":
        return lines
    said = ["" if line.startswith("#") else VARIANT.sub("", KEY.sub("", line)) for line in lines]
    return [PLACEABLE.sub("", line).strip() for line in said]


def written(language: str) -> list[Path]:
    """Returns every catalogue and rules reference of a language."""
    folders = (SOURCES, ROOT / "examples")
    messages = [file for folder in folders for file in folder.rglob(f"locales/{language}/*.ftl")]
    rules = SOURCES.rglob(f"rules/{language}.md")
    return sorted([*messages, *rules, *(READ if language == "en" else [])])


def given_up(language: str, file: Path, lines: list[str]) -> Iterator[str]:
    """Yields a sentence for every retired word in a file, with its replacement."""
    name = str(file.relative_to(ROOT)) if file.is_absolute() else str(file)
    for row in NEVER[language]:
        if row.get("within", "") in name:
            pattern = re.compile(rf"(?<!\w)(?:{row['word']})(?!\w)", re.IGNORECASE)
            for number, line in enumerate(lines, 1):
                for found in pattern.finditer(line):
                    yield f"{name}:{number} has “{found.group()}”. Say “{row['say']}” instead."


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("game", ["caledonia", "glenmore"])
def test_no_message_has_a_word_that_the_rules_never_use(game: str, language: str) -> None:
    wrong = [(term.name, word) for term in terms(find(game)) for word in term.forbidden.get(language, ())]
    files = sorted((SOURCES / "games" / game).rglob(f"locales/{language}/*.ftl"))
    assert len(wrong) > 5
    assert len(files) > 10
    found = [
        f"{file.name}: {line} ({word} for {name})"
        for file in files
        for line in spoken(file)
        for name, word in wrong
        if says(line, word)
    ]
    assert found == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_comes_back_that_was_given_up(language: str) -> None:
    files = written(language)
    assert len(files) > 60
    assert [each for file in files for each in given_up(language, file, spoken(file))] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_place_a_word_is_kept_out_of_exists(language: str) -> None:
    files = [str(file.relative_to(ROOT)) for file in written(language)]
    places = {row["within"] for row in NEVER[language] if "within" in row}
    assert [place for place in places if not any(place in file for file in files)] == []


def test_a_word_that_was_given_up_is_reported_with_what_to_say_instead() -> None:
    file = Path("src/bothy/locales/fr/tables.ftl")
    told = list(given_up("fr", file, ["Tous les Sièges sont pris.", "Il siégeait ici."]))
    assert told == [f"{file}:1 has “Sièges”. Say “place” instead."]
    assert list(given_up("en", Path("lesson.ftl"), ["Then they’re turned up together."]))


def test_a_word_may_be_given_up_in_one_place_only() -> None:
    lines = ["Guardar"]
    assert list(given_up("pt", Path("src/bothy/locales/pt/client.ftl"), lines))
    assert not list(given_up("pt", Path("src/bothy/games/caledonia/locales/pt/caledonia.ftl"), lines))
